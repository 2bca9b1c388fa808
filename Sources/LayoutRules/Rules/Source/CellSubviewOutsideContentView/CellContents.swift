// What lies in the views of a file, and takes touches there.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

struct CellContents {
    private var containers: Set<ItemID> = []
    /// The first control in a view, by the view.
    private var controls: [ItemID: ItemID] = [:]

    /// Complexity: O(items), for trees as flat as those of views are.
    init(_ context: RuleContext) {
        let document = context.document
        for item in document.items.indices.map({ ItemID($0) }) {
            guard let parent = document.superview(of: item), !context.isSystemGuide(item.index) else { continue }
            containers.insert(parent)
            guard Self.takesTouches(document[item].className) else { continue }
            for ancestor in document.ancestors(of: item) where controls[ancestor] == nil { controls[ancestor] = item }
        }
    }

    func isContainer(_ item: ItemID) -> Bool { containers.contains(item) }

    /// The class of the first control in the view that an expression names.
    func control(in view: ExpressionID, _ context: RuleContext) -> String? {
        context.item(named: view).flatMap { controls[$0] }.flatMap { context.document[$0].className }
    }

    /// Views of the system's, and no part of UIKit.
    static let ofOtherFrameworks: Set<String> = ["WKWebView", "MKMapView"]

    static func takesTouches(_ className: String?) -> Bool {
        switch className {
        case nil: false
        case "UISwitch", "UISlider", "UITextField", "UITextView", "UISegmentedControl", "UIStepper", "UIControl",
            "UIDatePicker", "UISearchBar", "UITableView", "UICollectionView", "UIScrollView":
            true
        // A library's, too, is one of these by its name.
        case let name?:
            ofOtherFrameworks.contains(name) || name.hasSuffix("Button") || name.hasSuffix("TextField")
        }
    }
}
