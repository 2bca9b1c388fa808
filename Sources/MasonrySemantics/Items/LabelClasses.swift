// Labels, buttons, fields and image views of a program's own classes (`final class TitleLabel: UILabel`).

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// Follows a new view of such a class, if what makes it can be read: its code says the font and the text.
    /// - Parameter isReadable: Whether the initializer that makes the view was found.
    mutating func beginLabel(_ item: ItemID, of picture: MergedType, isReadable: Bool) {
        guard isReadable || isMadeByUIKit(picture), let base = labelBase(of: picture.name) else { return }
        beginLabel(item, of: base)
    }

    /// Whether no class of the text says how its views are made, so that UIKit's initializers do.
    mutating func isMadeByUIKit(_ picture: MergedType) -> Bool {
        guard !picture.methods.contains(where: { tree.string($0.declaration.name).hasPrefix("init") }) else {
            return false
        }
        let ancestors = superclasses(of: picture.name)
        guard let base = ancestors.firstIndex(where: { ViewClass.isOfSystem($0) }) else { return false }
        return ancestors[..<base].allSatisfy { definitions.ownTypes[$0] != nil }
    }

    /// The class of UIKit that measures what a class shows: all classes up to it are in the text, and none of them measures.
    private mutating func labelBase(of type: String) -> String? {
        guard !measuresContent(type) else { return nil }
        for name in superclasses(of: type) {
            if ViewClass.isOfSystem(name) { return name }
            guard definitions.ownTypes[name] != nil, !measuresContent(name) else { return nil }
        }
        return nil
    }

    /// Whether a class of the text has a say in how large what it shows is.
    mutating func measuresContent(_ type: String) -> Bool {
        guard let picture = definitions.ownTypes[type] else { return false }
        let names = picture.members.map(\.binding.name) + picture.methods.map(\.declaration.name)
        return names.contains { Self.measuring.contains(String(tree.string($0).prefix { $0 != ":" })) }
    }

    /// What UIKit's labels, buttons, fields and image views ask before they say how large they are.
    private static let measuring: Set<String> = [
        "intrinsicContentSize", "sizeThatFits", "textRect", "textRectForBounds", "editingRect", "editingRectForBounds",
        "placeholderRect", "placeholderRectForBounds", "contentRect", "contentRectForBounds", "titleRect",
        "titleRectForContentRect", "imageRect", "imageRectForContentRect", "alignmentRectInsets", "alignmentRect",
        "font", "text", "attributedText", "numberOfLines", "contentEdgeInsets", "leftViewRect", "rightViewRect",
    ]
}
