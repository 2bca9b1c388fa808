// The rule about images of any shape in a box that stretches them.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum ContentModeMissing: Rule {
    static let id: RuleID = "content-mode-missing"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "Loaded images are stretched to fill their image view"
    static let documentation = """
        # content-mode-missing

        A `UIImageView` that the class makes shows images from an address, constraints fix its width and height, and nowhere
        is it given a content mode. Reported once per class. Image views of other classes, and those whose makers are not
        seen, are not reported, nor are those whose block computes an aspect ratio from a size (`image.size.height /
        image.size.width`).

        ## At run time
        The content mode is `.scaleToFill`: whatever shape an image has, it is stretched or squeezed to the shape of the view.

        ## What to do
        `.scaleAspectFill` with `clipsToBounds`, or `.scaleAspectFit` where all of the image is to be seen.

        ## Bad
        ```swift
        class PhotoCell: UICollectionViewCell {
            private let photo = UIImageView()
            func setUp() {
                contentView.addSubview(photo)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func show(_ address: URL) {
                photo.kf.setImage(with: address)
        //               ^^^^^^^^ information[content-mode-missing]: stretched
            }
        }
        ```
        ## Good
        ```swift
        class PhotoCell: UICollectionViewCell {
            private let photo = UIImageView()
            func setUp() {
                photo.contentMode = .scaleAspectFill
                photo.clipsToBounds = true
                contentView.addSubview(photo)
                photo.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func show(_ address: URL) { photo.kf.setImage(with: address) }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let loaded = loadedViews(context)
        guard !loaded.isEmpty, let given = viewsWithContentMode(context) else { return [] }
        let made = Set(
            context.viewMakings().filter { $0.className == "UIImageView" }
                .map { NamedView(type: $0.method.type, path: $0.path) })
        var seen: Set<ItemID> = []
        let stretched = loaded.filter { view in
            made.contains(view.view) && !given.contains(view.item) && isOfItsOwnSize(view.item, context)
                && !followsImage(view.item, context) && seen.insert(view.item).inserted
        }
        return Dictionary(grouping: stretched, by: \.view.type).values.compactMap { report($0, context) }
            .sorted { $0.range.start < $1.range.start }
    }

    /// A view that is given images from an address.
    private struct LoadedView {
        var view: NamedView
        var item: ItemID
        var place: TextRange
    }

    /// What libraries call it: SDWebImage, AFNetworking, YYWebImage, Kingfisher, AlamofireImage, PINRemoteImage, Haneke.
    private static let loaders: Set<String> = [
        "sd_setImageWithURL", "sd_setImage", "setImageWithURL", "yy_setImageWithURL", "pin_setImageFromURL",
        "pin_setImage", "af_setImage", "hnk_setImageFromURL", "setImageWithURLRequest",
    ]

    /// In written order.
    private static func loadedViews(_ context: RuleContext) -> [LoadedView] {
        var views: [LoadedView] = []
        for (index, event) in context.code.facts.events.enumerated() where event.kind == .call {
            guard var receiver = event.receiver else { continue }
            let name = context.tree.string(event.name)
            if name == "setImage" {
                guard case .member(let view, let proxy, _) = context.tree[receiver].kind,
                    ["kf", "af", "sd"].contains(context.tree.string(proxy))
                else { continue }
                receiver = view
            } else if !loaders.contains(name) {
                continue
            }
            guard let item = context.item(named: receiver), context.document[item].className == "UIImageView",
                let path = context.path(receiver), let method = context.code.method(at: index)
            else { continue }
            let view = NamedView(type: method.type, path: path.split(separator: ".").last.map(String.init) ?? path)
            views.append(LoadedView(view: view, item: item, place: event.nameRange))
        }
        return views
    }

    /// The views that are given a content mode; nil where one is given to something that is not known.
    private static func viewsWithContentMode(_ context: RuleContext) -> Set<ItemID>? {
        var views: Set<ItemID> = []
        for (_, event) in context.events(named: "contentMode", "setContentMode") where event.receiver != nil {
            guard let item = context.item(named: event.receiver) else { return nil }
            views.insert(item)
        }
        return views
    }

    /// Whether constraints say how wide and how high a view is, whatever image it shows.
    private static func isOfItsOwnSize(_ item: ItemID, _ context: RuleContext) -> Bool {
        var attributes: Set<LayoutAttribute> = []
        for made in context.constraints(ofBlocksOn: item) where made.relation == .equal {
            attributes.insert(made.firstAttribute)
        }
        let isWide =
            attributes.contains(.width) || attributes.isSuperset(of: [.left, .right])
            || attributes.isSuperset(of: [.leading, .trailing])
        return isWide && (attributes.contains(.height) || attributes.isSuperset(of: [.top, .bottom]))
    }

    /// Whether a block on the view divides the height of a size by its width, or the other way round: its shape is then that of
    /// an image.
    private static func followsImage(_ item: ItemID, _ context: RuleContext) -> Bool {
        context.blocksByItem[item].contains { index in
            let words = context.words(in: context.document.blocks[index].range)
            return words.indices.contains { place in
                guard words[place] == "/", place >= 3, isLength(words[place - 1]),
                    words[place - 3].lowercased().hasSuffix("size")
                else { return false }
                let next = words[(place + 1)...].prefix(6)
                return next.contains { $0.lowercased().hasSuffix("size") } && next.contains(where: isLength)
            }
        }
    }

    private static func isLength(_ word: String) -> Bool { word == "width" || word == "height" }

    private static func report(_ views: [LoadedView], _ context: RuleContext) -> FindingDraft? {
        .ofClass(views.map { ($0.place, context.document.name(of: $0.item)) }) {
            "`\($0)` shows images of any shape, but constraints fix the view's shape: without a `contentMode` they are stretched. Set `.scaleAspectFill` and clip, or `.scaleAspectFit`."
        }
    }
}
