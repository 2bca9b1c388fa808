// The makers of sizes, points and insets in both host languages.

import MasonrySyntax

/// A function or initializer that makes a value a chain can take.
package struct ValueMaker: Sendable, Hashable {
    /// What the value is.
    package enum Shape: Sendable, Hashable { case size, point, insets, directionalInsets, boxed }

    package let name: String
    package let shape: Shape
    package let libraries: LibrarySet
    package let signature: CallSignature
    package let documentation: LocalizedText

    /// The call with LSP snippet stops: `CGSizeMake(${1:width}, ${2:height})`.
    package let snippet: String
}

/// All makers.
package enum ValueVocabulary {
    package static let makers: [ValueMaker] = [
        maker("CGSizeMake", .size, .masonry, ["width", "height"]),
        maker("CGPointMake", .point, .masonry, ["x", "y"]),
        maker("UIEdgeInsetsMake", .insets, .masonry, ["top", "left", "bottom", "right"]),
        maker("NSDirectionalEdgeInsetsMake", .directionalInsets, .masonry, ["top", "leading", "bottom", "trailing"]),
        maker("CGSize", .size, .snapKit, ["width", "height"]),
        maker("CGPoint", .point, .snapKit, ["x", "y"]),
        maker("UIEdgeInsets", .insets, .snapKit, ["top", "left", "bottom", "right"]),
        maker("NSDirectionalEdgeInsets", .directionalInsets, .snapKit, ["top", "leading", "bottom", "trailing"]),
    ]

    package static func maker(named name: String) -> ValueMaker? { makers.first { $0.name == name } }

    private static func maker(
        _ name: String, _ shape: ValueMaker.Shape, _ libraries: LibrarySet, _ parts: [String]
    ) -> ValueMaker {
        let labels = parts.map { libraries == .snapKit ? "\($0): CGFloat" : "CGFloat \($0)" }
        let stops = parts.enumerated().map { index, part in
            (libraries == .snapKit ? "\(part): " : "") + "${\(index + 1):\(part)}"
        }
        let parameters = zip(parts, labels).map { part, label in
            CallSignature.Parameter(label, partDocumentation(part, of: shape))
        }
        return ValueMaker(
            name: name, shape: shape, libraries: libraries,
            signature: CallSignature(name, parameters, libraries: libraries), documentation: documentation(shape),
            snippet: "\(name)(\(stops.joined(separator: ", ")))")
    }

    private static func documentation(_ shape: ValueMaker.Shape) -> LocalizedText {
        switch shape {
        case .size: LocalizedText("A width and a height in points.", "宽与高，单位为点。")
        case .point: LocalizedText("Two coordinates in points.", "两个坐标，单位为点。")
        case .insets: LocalizedText("Distances from the four sides in points.", "与四边的距离，单位为点。")
        case .directionalInsets:
            LocalizedText(
                "Distances in points with leading and trailing for left and right.",
                "与四边的距离（以 leading、trailing 代替左、右），单位为点。")
        case .boxed: LocalizedText("A number as an object.", "装箱为对象的数值。")
        }
    }

    private static func partDocumentation(_ part: String, of shape: ValueMaker.Shape) -> LocalizedText {
        let insets = shape == .insets || shape == .directionalInsets
        switch part {
        case "width": return LocalizedText("Points from left to right.", "水平方向的点数。")
        case "height": return LocalizedText("Points from top to bottom.", "垂直方向的点数。")
        case "x": return LocalizedText("Points to the right.", "向右的点数。")
        case "y": return LocalizedText("Points downwards.", "向下的点数。")
        default:
            return insets
                ? LocalizedText("Points from the \(part) side.", "与 \(part) 一侧的距离（点）。")
                : .verbatim(part)
        }
    }
}
