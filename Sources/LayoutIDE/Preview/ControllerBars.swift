// The bars above and below controllers, where code fills them: they are shown, and make the safe area smaller. Nothing that is
// proven rests on them.

import AutoLayout
import LayoutPreview
import MasonrySemantics

extension Analysis {
    /// The bars of the controllers of the text, by class.
    func controllerBars(_ known: inout KnownInstances, depth: Int) -> [String: PreviewBars] {
        var result: [String: PreviewBars] = [:]
        for scenario in document.scenarios {
            guard let owner = scenario.owner, result[owner] == nil, let root = scenario.items.first,
                document[root].placement == .controllerView
            else { continue }
            var bars = PreviewBars(
                navigation: navigationBar(of: owner), tabs: tabBar(of: owner, &known, depth: depth))
            if document.navigationBar(of: owner)?.isAboveView == true {
                bars.navigation = nil
                bars.areAroundView = true
            }
            result[owner] = bars
        }
        return result
    }

    /// The bars of the controller of a layout.
    func bars(of entry: SolvedScenario) -> PreviewBars {
        guard document.scenarios.indices.contains(entry.scenario), let owner = document.scenarios[entry.scenario].owner
        else { return PreviewBars() }
        return bars[owner] ?? PreviewBars()
    }

    private func navigationBar(of owner: String) -> PreviewBars.Navigation? {
        guard let bar = document.navigationBar(of: owner) else { return nil }
        return PreviewBars.Navigation(
            title: .init(bar.title), hasLeftItems: bar.hasLeftItems, hasRightItems: bar.hasRightItems)
    }

    /// Of the class of the text, or else of another file, that shows the controller as one of its tabs.
    private func tabBar(of owner: String, _ known: inout KnownInstances, depth: Int) -> PreviewBars.Tabs? {
        let items: [TabItem]
        if let own = document.tabs(showing: owner) {
            items = own
        } else if let found = known.tabs[owner] {
            guard let found else { return nil }
            items = found
        } else {
            // A controller that uses the class of the text has bars; of those further away nothing is asked.
            guard depth <= 1, let index = configuration.index else { return nil }
            let found = index.tabControllers(naming: owner, limit: 2).lazy.compactMap { other in
                Analysis(unchecked: other.text, dialect: other.dialect, configuration: configuration).document
                    .tabs(showing: owner)
            }.first
            known.tabs[owner] = .some(found)
            guard let found else { return nil }
            items = found
        }
        return PreviewBars.Tabs(
            items: items.map { item in
                var image: ViewLook.Known<ViewLook.Image> =
                    switch item.image {
                    case .image(let image): withPicture(.known(ViewLook.Image(image)))
                    case nil: .none
                    default: .unknown
                    }
                // Whatever its colours, a bar draws the shape of an image.
                if case .known(var known) = image, !known.isOriginal {
                    known.drawing = .template
                    image = .known(known)
                }
                return PreviewBars.Tabs.Item(title: .init(item.title), image: image)
            }, selected: items.firstIndex { $0.controller == owner } ?? 0)
    }
}

extension ViewLook.Known<String> {
    fileprivate init(_ value: LookValue?) {
        self =
            switch value {
            case .text(let text): .known(text)
            case nil: .none
            default: .unknown
            }
    }
}

extension PreviewBars {
    /// How far below the top of a screen the view begins, in points.
    func top(on screen: Screen) -> Double {
        areAroundView ? screen.safeArea.top + PreviewBars.navigationHeight : 0
    }

    /// The screen as it is left to what stands between the bars.
    func between(_ screen: Screen) -> Screen {
        var screen = screen
        if areAroundView {
            screen.size.height -= top(on: screen)
            screen.safeArea.top = 0
            if tabs != nil {
                screen.size.height -= heightBelow + screen.safeArea.bottom
                screen.safeArea.bottom = 0
            }
            screen.size.height = max(0, screen.size.height)
            return screen
        }
        screen.safeArea.top += heightAbove
        screen.safeArea.bottom += heightBelow
        return screen
    }
}
