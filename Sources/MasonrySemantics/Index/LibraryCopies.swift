// Copies of Masonry and SnapKit among the sources of a program: what they do is known, and nobody is to run their code.

import MasonrySyntax

enum LibraryCopy {
    /// Whether a file is one of the libraries' own, by what it declares.
    /// - Parameter end: behind this place stands code of other files.
    static func isOne(_ tree: SyntaxReader, before end: Int = .max) -> Bool {
        tree.dialect != .masonry && declares(tree.root, tree, before: end, depth: 0)
    }

    private static func declares(_ block: Block, _ tree: SyntaxReader, before end: Int, depth: Int) -> Bool {
        block.statements.contains { id in
            guard tree[id].range.start.utf8 <= end else { return false }
            return switch tree[id].kind {
            case .type(let declaration): isOwn(declaration, tree)
            case .macro(let macro): tree.string(macro.name) == masonryView
            case .conditional(let conditional) where conditional.keyword == .directive && depth < 4:
                declares(conditional.then, tree, before: end, depth: depth + 1)
                    || conditional.otherwise.map { declares($0, tree, before: end, depth: depth + 1) } ?? false
            default: false
            }
        }
    }

    private static func isOwn(_ declaration: TypeDeclaration, _ tree: SyntaxReader) -> Bool {
        let name = tree.string(declaration.name)
        switch declaration.keyword {
        case .extension, .category:
            // `extension ConstraintView { var snp … }`, `@interface NSArray (MASAdditions)`.
            return name == masonryView || memberNames(declaration, tree).contains { additions.contains($0) }
        case .class, .structure, .enumeration, .protocol, .interface, .implementation:
            if name == masonryView || types.contains(name) { return true }
            if name == "Constraint" { return otherTypes.allSatisfy { tree.names.find($0) != nil } }
            return declaration.keyword == .implementation
                && memberNames(declaration, tree).contains { additions.contains($0) }
        }
    }

    private static func memberNames(_ declaration: TypeDeclaration, _ tree: SyntaxReader) -> [String] {
        declaration.members.statements.flatMap { id -> [String] in
            switch tree[id].kind {
            case .variable(let variable): variable.bindings.map { tree.string($0.name) }
            case .function(let function): [tree.string(function.name)]
            default: []
            }
        }
    }

    /// Masonry's name for `UIView` and `NSView`.
    private static let masonryView = "MAS_VIEW"

    /// What the libraries add to classes of the system.
    private static let additions: Set<String> = [
        "snp", "mas_makeConstraints:", "mas_topLayoutGuide", "mas_key",
    ]

    /// The types of both whose names nobody else gives.
    private static let types: Set<String> = [
        "MASConstraint", "MASConstraintMaker", "MASViewConstraint", "MASCompositeConstraint", "MASViewAttribute",
        "MASLayoutConstraint", "ConstraintMaker", "ConstraintMakerEditable", "ConstraintMakerExtendable",
        "ConstraintMakerFinalizable", "ConstraintMakerPriortizable", "ConstraintMakerPrioritizable",
        "ConstraintMakerRelatable", "ConstraintAttributes", "ConstraintConfig",
        "ConstraintConstantTarget", "ConstraintDSL", "ConstraintDescription", "ConstraintDirectionalInsetTarget",
        "ConstraintInsetTarget", "ConstraintItem", "ConstraintLayoutGuideDSL", "ConstraintLayoutSupportDSL",
        "ConstraintMultiplierTarget", "ConstraintOffsetTarget", "ConstraintPriority", "ConstraintPriorityTarget",
        "ConstraintRelatableTarget", "ConstraintRelation", "ConstraintViewDSL",
    ]

    /// What a `Constraint` is made of that is SnapKit's.
    private static let otherTypes = ["ConstraintAttributes", "LayoutConstraint"]
}
