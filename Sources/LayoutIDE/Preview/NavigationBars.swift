// The navigation bars of controllers.

import LayoutPreview
import MasonrySemantics

extension Analysis {
    /// The bar above the controller of a layout; nil where its code says nothing of one.
    func navigationBar(of entry: SolvedScenario) -> ViewLook.Bar? {
        guard document.scenarios.indices.contains(entry.scenario),
            let owner = document.scenarios[entry.scenario].owner, let bar = document.navigationBar(of: owner)
        else { return nil }
        let title: ViewLook.Known<String> =
            switch bar.title {
            case .text(let text): .known(text)
            case nil: .none
            default: .unknown
            }
        return ViewLook.Bar(title: title, hasLeftItems: bar.hasLeftItems, hasRightItems: bar.hasRightItems)
    }
}
