// Buttons that are as large as their images, because nothing else says how large they are.

import AutoLayout
import MasonrySemantics

/// Finds buttons along which no constraint gives a length, and whose image has a known one.
struct ImageTargets {
    private let document: LayoutDocument
    /// How many edges and centers of a view are placed along an axis; more than one may stretch it.
    private var places: [AxisPlace: Int] = [:]
    /// What has a length, or edges on which others hang that may pull at it.
    private var held: Set<AxisPlace> = []
    /// The buttons with room around their images.
    private var padded: Set<ItemID?> = []

    private static let padding = [
        "contentEdgeInsets", "setContentEdgeInsets", "configuration", "setConfiguration", "contentInsets",
    ]

    /// Complexity: O(constraints).
    init(_ context: RuleContext) {
        document = context.document
        guard !document.shownImages.isEmpty else { return }
        for made in document.constraints {
            for axis in made.firstAttribute.axis.map({ [$0] }) ?? Axis.allCases {
                let place = AxisPlace(item: made.firstItem, axis: axis)
                if made.firstAttribute.kind == .size { held.insert(place) }
                places[place, default: 0] += 1
            }
            guard case .item(let other, let attribute) = made.target, let axis = attribute.axis,
                attribute != .centerX, attribute != .centerY
            else { continue }
            held.insert(AxisPlace(item: other, axis: axis))
        }
        for name in Self.padding {
            for (_, event) in context.events(named: name) { padded.insert(context.item(named: event.receiver)) }
        }
    }

    /// The buttons, with the lesser length of their images in points, where nothing but the image gives that.
    func all(where isTarget: (ItemID) -> Bool) -> [(item: ItemID, size: Double)] {
        guard !padded.contains(nil) else { return [] }
        return document.shownImages.keys.sorted().compactMap { item in
            guard isTarget(item), !padded.contains(item), let size = document.shownContent[item],
                document[item].text == nil,
                document.superview(of: item).map({ !document.isStackView($0) }) ?? false
            else { return nil }
            let lengths = Axis.allCases.compactMap { axis in
                let place = AxisPlace(item: item, axis: axis)
                return places[place] == 1 && !held.contains(place) ? size[axis] : nil
            }
            return lengths.min().map { (item, $0) }
        }
    }
}
