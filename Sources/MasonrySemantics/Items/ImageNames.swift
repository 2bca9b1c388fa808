// Which image of the program an expression stands for.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The name of the image that an expression gives in its own size; nil where that is not known, and for symbols of the
    /// system.
    mutating func imageName(_ source: ExpressionID, _ value: Value, depth: Int = 0) -> String? {
        var image: ImageValue?
        if case .image(let known) = value { image = known }
        if image == nil, case .image(let known)? = impliedImage(source) { image = known }
        if let image { return image.isSymbol || image.isAltered ? nil : image.name }
        if let name = generatedImageName(source) { return name }
        // With a method behind it: `.init(named: "back")?.withRenderingMode(.alwaysTemplate)`.
        guard depth < 6, case .call(let callee, _) = tree[source].kind,
            case .member(let base, let name, _) = tree[callee].kind, ImageValue.keepsSize(tree.string(name))
        else { return nil }
        return imageName(base, .unknown, depth: depth + 1)
    }

    /// What an initializer without a type says: `.init(named: "back")`.
    mutating func impliedImage(_ id: ExpressionID) -> LookValue? {
        guard case .call(let callee, let arguments) = tree[id].kind,
            case .implicitMember(let name, let range) = tree[callee].kind, name.word == .`init`
        else { return nil }
        let call = Invocation(
            name: name, nameRange: range, spelling: spellings[name], arguments: arguments, range: tree[id].range,
            isMessage: false)
        guard case .image(let image)? = self.image(call) else { return nil }
        return .image(image)
    }

    /// `.load(name: "back")`: what an extension of `UIImage` makes of the name of an image. Where that code is not at hand or
    /// cannot be read, the word tells that it is the image of this name.
    mutating func loadedImage(_ call: Invocation) -> Value? {
        guard tree.dialect == .swift, call.arguments.count == 1, let argument = call.first,
            ["load", "named"].contains(tree.string(call.name)),
            call.arguments[0].label.map({ ["name", "named"].contains(tree.string($0)) }) ?? true,
            case .string(let name) = evaluate(argument, expecting: .hostCode), !name.contains("\\")
        else { return nil }
        if case .image(let image)? = callStatic(call, of: "UIImage") { return .image(image) }
        return .image(ImageValue(name: name, isSymbol: false))
    }

    /// `R.image.back()`, `Asset.Icons.back.image`, `.back`: what generators call the images of catalogs.
    mutating func generatedImageName(_ id: ExpressionID, depth: Int = 0) -> String? {
        guard depth < 6 else { return nil }
        switch tree[id].kind {
        // What Xcode generates, as long as no file has a constant of that name.
        case .implicitMember(let name, _):
            return imageName(generatedForUIKit: tree.string(name))
        case .parenthesized(let inner), .cast(_, let inner): return generatedImageName(inner, depth: depth + 1)
        // `UIImage(resource: .back)`.
        case .call(let callee, let arguments) where isImageClass(callee):
            guard arguments.count == 1, let name = arguments[0].value,
                arguments[0].label.map({ tree.string($0) }) == "resource"
            else { return nil }
            return generatedImageName(name, depth: depth + 1)
        // `UIImage.back`.
        case .member(let base, let name, _) where isImageClass(base):
            return imageName(generatedForUIKit: tree.string(name))
        case .call(let callee, let arguments):
            guard case .member(let base, let name, _) = tree[callee].kind else { return nil }
            return arguments.isEmpty && isGeneratedFolder(base) ? imageName(generated: tree.string(name)) : nil
        case .member(let base, let name, _):
            return tree.string(name) == "image" ? assetName(base) : nil
        default: return nil
        }
    }

    /// `Asset.Icons.back`, of which `.image` and `UIImage(asset:)` give the image.
    mutating func assetName(_ id: ExpressionID) -> String? {
        guard case .member(let folder, let asset, _) = tree[id].kind, isNameOfAssets(folder) else { return nil }
        return imageName(generated: tree.string(asset))
    }

    /// What Xcode calls an image, unless code says that `UIImage` has something of that name.
    private mutating func imageName(generatedForUIKit identifier: String) -> String? {
        return isDeclared("UIImage.\(identifier)") ? nil : imageName(generated: identifier)
    }

    private mutating func isImageClass(_ id: ExpressionID) -> Bool {
        if case .name(let name) = tree[id].kind { tree.string(name) == "UIImage" } else { false }
    }

    /// `R.image`.
    private mutating func isGeneratedFolder(_ id: ExpressionID) -> Bool {
        guard case .member(let base, let name, _) = tree[id].kind, tree.string(name) == "image",
            case .name(let root) = tree[base].kind
        else { return false }
        return tree.string(root) == "R"
    }

    /// `Asset`, `Asset.Icons`, `DesignSystemAsset.Icons`: a path that begins with a type which no file declares, named as
    /// generators name theirs.
    mutating func isNameOfAssets(_ id: ExpressionID) -> Bool {
        var id = id
        for _ in 0..<8 {
            switch tree[id].kind {
            case .member(let base, _, _): id = base
            case .name(let root):
                let name = tree.string(root)
                return (name.hasSuffix("Asset") || name.hasSuffix("Assets")) && definitions.ownTypes[name] == nil
            default: return false
            }
        }
        return false
    }
}

extension ImageValue {
    /// What a method or property of it gives: an image of the same size, where UIKit says so; else another image, as far as
    /// the name tells that it is none of the numbers and data that an image has.
    func value(of member: String) -> Value {
        guard !Self.otherMembers.contains(member) else { return .unknown }
        var image = self
        image.isAltered = isAltered || !Self.keepsSize(member)
        return .image(image)
    }

    private static let otherMembers: Set<String> = [
        "size", "scale", "capInsets", "alignmentRectInsets", "imageOrientation", "resizingMode", "renderingMode",
        "cgImage", "CGImage", "ciImage", "CIImage", "images", "duration", "isSymbolImage", "symbolImage", "hasBaseline",
        "baselineOffsetFromBottom", "traitCollection", "configuration", "symbolConfiguration", "imageAsset", "pngData",
        "jpegData", "heicData", "description",
    ]

    /// Whether a method of UIKit's images gives one of the same size.
    static func keepsSize(_ method: String) -> Bool { sizeKeepingMethods.contains(method) }

    private static let sizeKeepingMethods: Set<String> = [
        "withRenderingMode", "imageWithRenderingMode", "withTintColor", "imageWithTintColor", "resizableImage",
        "resizableImageWithCapInsets", "stretchableImage", "stretchableImageWithLeftCapWidth",
        "withHorizontallyFlippedOrientation", "imageWithHorizontallyFlippedOrientation",
        "imageFlippedForRightToLeftLayoutDirection",
    ]
}
