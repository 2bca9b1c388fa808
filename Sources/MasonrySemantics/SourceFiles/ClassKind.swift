// What a class is to a layout, and what says so: a declaration, what the class does, or only its name.

import MasonrySyntax
import SourceText

/// The kind of a class with its evidence.
package struct ClassKind: Sendable, Hashable {
    /// From the weakest to the strongest.
    package enum Evidence: UInt8, Sendable, Comparable {
        /// The name alone: no error, warning or safe fix may rest on it.
        case guessed
        /// What its code does only classes of this kind do.
        case used
        /// A superclass that is known.
        case declared

        package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    package var role: CodeType.Role
    package var evidence: Evidence
    /// Whether its superclass is one of the system: no class of the program stands between.
    package var isOfSystem = false

    package init(_ role: CodeType.Role, _ evidence: Evidence) {
        self.role = role
        self.evidence = evidence
    }

    /// The role for whoever must be sure of it: a guess is none.
    package var sureRole: CodeType.Role { evidence == .guessed ? .other : role }
}

extension Evaluator {
    /// What a class is: by its superclasses as far as the text, the header beside it and the index tell them, then by
    /// what it does, and only then by its name.
    mutating func kind(of type: String) -> ClassKind {
        if let known = facts.classKinds[type] { return known }
        let kind = findKind(of: type)
        facts.classKinds[type] = kind
        return kind
    }

    private mutating func findKind(of type: String) -> ClassKind {
        if let role = ViewClass.systemRole(of: type) { return ClassKind(role, .declared) }
        let superclasses = superclasses(of: type)
        for (place, superclass) in superclasses.enumerated() {
            guard let role = ViewClass.systemRole(of: superclass) else { continue }
            var kind = ClassKind(role, .declared)
            kind.isOfSystem = place == 0
            return kind
        }
        if isProtocolOfIndex(type) { return ClassKind(.other, .declared) }
        let names = superclasses.reversed() + [type]
        if let picture = definitions.ownTypes[type],
            let role = ClassUse(picture, tree, isCalledCell: names.contains { ViewClass.isCalledCell($0) }).role
        {
            return ClassKind(role, .used)
        }
        for name in names {
            if let role = ViewClass.customaryRole(of: name) { return ClassKind(role, .guessed) }
        }
        return ClassKind(.other, .guessed)
    }

    /// Whether a variable or property that holds an object of a class whose name alone says that it is a controller
    /// holds a view: code adds or constrains it.
    mutating func isUsedAsView(_ name: Name) -> Bool {
        if let known = facts.viewUses { return known.contains(bareName(name)) }
        var uses: Set<Name> = []
        for expression in document.tree.expressions {
            for used in viewUses(of: expression) {
                guard let used, let name = ownName(used) else { continue }
                uses.insert(bareName(name))
            }
        }
        facts.viewUses = uses
        return uses.contains(bareName(name))
    }

    /// What an expression takes for a view: `x.snp`, `[x mas_makeConstraints:…]`, `addSubview(x)`.
    private mutating func viewUses(of expression: Expression) -> [ExpressionID?] {
        switch expression.kind {
        case .member(let base, let name, _)
        where name.word == .snp || name.word == .translatesAutoresizingMaskIntoConstraints:
            return [base]
        case .call(let callee, let arguments):
            switch tree[callee].kind {
            case .member(_, let name, _), .name(let name):
                return Self.adding.contains(name.word) ? [arguments.first?.value] : []
            default: return []
            }
        case .message(let receiver, let arguments):
            guard let label = arguments.first?.label else { return [] }
            if Self.adding.contains(label.word) { return [arguments.first?.value] }
            return spellings[label].block != nil ? [receiver] : []
        default: return []
        }
    }

    private static let adding: Set<Word?> = [.addSubview, .insertSubview, .addArrangedSubview]

    private mutating func ownName(_ id: ExpressionID) -> Name? {
        switch tree[id].kind {
        case .name(let name): name
        case .member(let base, let name, _): isSelfName(base) ? name : nil
        case .parenthesized(let inner): ownName(inner)
        default: nil
        }
    }

    private mutating func isSelfName(_ id: ExpressionID) -> Bool {
        guard case .name(let name) = tree[id].kind else { return false }
        return name.word == .`self` || SelfAlias.isOne(tree.string(name))
    }

    /// A new object under its first name: what only its name makes a controller is a view where it is used as one.
    mutating func viewIfUsed(_ value: Value, under name: Name) -> Value {
        guard isInClass, case .runtime(.controller(let index)) = value, runtime.controllers.indices.contains(index),
            runtime.controllers[index].isGuess, runtime.controllers[index].view == nil, isUsedAsView(name)
        else { return value }
        let className = runtime.controllers[index].className
        return .item(addView(name: "", className: className, parent: .unknown, unknowns: [.rootSize, .parent]))
    }
}

extension Evaluator {
    /// Whether a value for which a view is expected may be one, although nothing says so.
    mutating func mayBeView(_ value: Value) -> Bool {
        switch value {
        case .unknown: true
        case .runtime(.controller(let index)): runtime.controllers[index].isGuess
        case .object(let className):
            isInClass && !ViewClass.isCertainlyNone(className) && kind(of: className).evidence == .guessed
                && !ViewClass.isOfSystem(className)
        default: false
        }
    }
}

/// What a class does that only classes of one kind do.
private struct ClassUse {
    private var isView = false
    private var isCell = false
    private var isController = false
    /// Whether it is called a cell and reads `contentView`.
    private var hasContentView = false

    init(_ picture: MergedType, _ tree: SyntaxReader, isCalledCell: Bool) {
        for method in picture.methods {
            let declaration = method.declaration
            guard !declaration.isStatic, tree.dialect != .swift || declaration.isOverride else { continue }
            var name = tree.string(declaration.name)
            if name == "init", let label = declaration.parameters.first?.label { name = "init(\(tree.string(label)):" }
            if Self.ofViews.contains(name) { isView = true }
            if Self.ofCells.contains(name) { isCell = true }
            if Self.ofControllers.contains(name) { isController = true }
        }
        if picture.actsAsView { isView = true }
        hasContentView = isCalledCell && Self.namesContentView(picture, tree)
    }

    /// nil where it does nothing of the kind, or of several.
    var role: CodeType.Role? {
        switch (isController, isView || isCell) {
        case (true, false): .controller
        case (false, true): isCell || hasContentView ? .cell : .view
        case (false, false): hasContentView ? .cell : nil
        case (true, true): nil
        }
    }

    /// Whether its code reads `contentView`, which it does not declare.
    private static func namesContentView(_ picture: MergedType, _ tree: SyntaxReader) -> Bool {
        guard !picture.members.contains(where: { $0.binding.name.word == .contentView }) else { return false }
        let ranges = picture.methods.map(\.range)
        return tree.expressions.contains { expression in
            let name: Name
            switch expression.kind {
            case .name(let own): name = own
            case .member(_, let own, _): name = own
            default: return false
            }
            return name.word == .contentView
                && ranges.contains { $0.start <= expression.range.start && expression.range.end <= $0.end }
        }
    }

    private static let ofViews: Set<String> = [
        "initWithFrame:", "init(frame:", "layoutSubviews", "drawRect:", "draw", "didMoveToSuperview",
        "didMoveToWindow", "sizeThatFits:", "sizeThatFits", "hitTest:withEvent:", "hitTest", "intrinsicContentSize",
        "tintColorDidChange", "safeAreaInsetsDidChange", "layoutMarginsDidChange",
    ]
    private static let ofCells: Set<String> = ["initWithStyle:reuseIdentifier:", "init(style:"]
    private static let ofControllers: Set<String> = [
        "viewDidLoad", "loadView", "viewWillAppear:", "viewWillAppear", "viewDidAppear:", "viewDidAppear",
        "viewWillDisappear:", "viewWillDisappear", "viewDidDisappear:", "viewDidDisappear", "viewDidLayoutSubviews",
        "viewWillLayoutSubviews", "initWithNibName:bundle:", "init(nibName:", "viewSafeAreaInsetsDidChange",
        "preferredStatusBarStyle",
    ]
}
