// Which classes register and take which cells, and under which conditions.

import MasonrySyntax
import SourceText

/// The running pass over one tree.
struct CellUseCollector {
    let tree: SyntaxReader
    let whole: SyntaxTree
    private(set) var uses: [CellUses.Use] = []
    var sayings: [CellUses.Saying] = []
    /// The types of the text with the range of each of their declarations.
    private var types: [(range: TextRange, name: String)] = []
    private var words: [Name: Meaning] = [:]
    /// The methods that take cells, with their conditions.
    private var methods: [(range: TextRange, conditions: CellConditions)] = []
    /// The classes that are registered, by user and the spelling of the identifier.
    private var registered: [String: [(cell: String, place: CellUses.Place)]] = [:]
    /// Where a cell is taken by the spelling of an identifier.
    private var taken: [(identifier: ExpressionID, range: TextRange)] = []
    /// Where each class makes its tables and collection views.
    private var made: [String: (tables: [TextRange], collections: [TextRange])] = [:]
    /// Where classes of cells are registered.
    private var registrations: [(range: TextRange, cell: String)] = []
    /// The classes of the text that are tables themselves.
    private var tables: Set<String> = []
    /// The methods and members of types.
    private(set) var members: [TextRange] = []

    /// What a name means where it is a method or property.
    private enum Meaning {
        case register, take
        case size(CellUses.Part)
    }

    /// For each the statements of the file, or all that is made in it, are looked through.
    private static let mostTaken = 64

    init(_ tree: SyntaxReader, _ whole: SyntaxTree) {
        self.tree = tree
        self.whole = whole
        let meanings: [(String, Meaning)] = [
            ("registerClass", .register), ("register", .register), ("dequeueReusableCellWithIdentifier", .take),
            ("dequeueReusableCellWithReuseIdentifier", .take), ("dequeueReusableCell", .take),
            ("dequeueReusableHeaderFooterViewWithIdentifier", .take), ("dequeueReusableHeaderFooterView", .take),
            ("dequeueReusableSupplementaryView", .take), ("dequeueReusableSupplementaryViewOfKind", .take),
            ("dequeue", .take), ("initWithStyle", .take), ("rowHeight", .size(.row)), ("setRowHeight", .size(.row)),
            ("itemSize", .size(.item)), ("setItemSize", .size(.item)), ("sectionHeaderHeight", .size(.header)),
            ("setSectionHeaderHeight", .size(.header)), ("sectionFooterHeight", .size(.footer)),
            ("setSectionFooterHeight", .size(.footer)), ("headerReferenceSize", .size(.headerSize)),
            ("setHeaderReferenceSize", .size(.headerSize)), ("footerReferenceSize", .size(.footerSize)),
            ("setFooterReferenceSize", .size(.footerSize)),
        ]
        for (word, meaning) in meanings {
            if let name = tree.names.find(word) { words[name] = meaning }
        }
    }

    /// Most files have to do with no cells.
    var isWorthwhile: Bool {
        !words.isEmpty
            || [
                "tableView:heightForRowAtIndexPath:", "tableView", "collectionView", "sizeForItem",
                "collectionView:layout:referenceSizeForHeaderInSection:",
                "collectionView:layout:referenceSizeForFooterInSection:", CompositionalSizes.group,
            ].contains { tree.names.find($0) != nil }
    }

    mutating func run() {
        collectTypes(tree.root, depth: 0)
        guard !types.isEmpty else { return }
        for index in tree.expressions.indices { visit(tree.expressions[index]) }
        for take in taken.prefix(Self.mostTaken) { useTaken(take.identifier, at: take.range, fuel: 4) }
        noteGroups()
        forgetAmbiguousSizes()
        for statement in whole.statements {
            guard case .variable(let declaration) = statement.kind else { continue }
            for binding in declaration.bindings {
                guard let type = binding.type, !type.isArray, let initializer = binding.initializer, takes(initializer)
                else { continue }
                use(tree.string(type.name), .unknown, at: statement.range)
            }
        }
    }

    /// A size that a property gives (`layout.itemSize = …`) may be that of any of several collection views. Where one member of
    /// the class makes one of them, registers one class of cells and says a size, that is the size of these.
    private mutating func forgetAmbiguousSizes() {
        var looked = 0
        for index in sayings.indices where !sayings[index].isMethod {
            guard !sayings[index].types.contains(where: ViewClass.isCalledCell), let made = made[sayings[index].user]
            else { continue }
            let all = sayings[index].part.isOfCollection ? made.collections : made.tables
            guard all.count > 1 else { continue }
            looked += 1
            guard looked <= Self.mostTaken, let member = members.last(where: { $0.contains(sayings[index].range) }),
                all.filter(member.contains).count == 1,
                case let cells = Set(registrations.filter { member.contains($0.range) }.map(\.cell)), cells.count == 1
            else {
                sayings[index].value = nil
                continue
            }
            sayings[index].types = Array(cells)
        }
    }

    /// `UICollectionView(…)`, `[[UITableView alloc] …]`.
    private mutating func noteMade(_ type: Name?, at range: TextRange) {
        guard let type, let owner = owner(of: range) else { return }
        switch tree.string(type) {
        case "UITableView": made[owner, default: ([], [])].tables.append(range)
        case "UICollectionView": made[owner, default: ([], [])].collections.append(range)
        default: break
        }
    }

    private mutating func collectTypes(_ block: Block, depth: Int) {
        guard depth < 16 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .type(let declaration):
                let name = tree.string(declaration.name)
                types.append((tree[id].range, name))
                if declaration.inherited.first.map({ tree.string($0.name) }) == "UITableView" { tables.insert(name) }
                collectTypes(declaration.members, depth: depth + 1)
            case .variable: members.append(tree[id].range)
            case .function(let function):
                members.append(tree[id].range)
                if let body = function.body, isOfTable(function) {
                    methods.append((tree[id].range, CellConditions(of: body, in: tree)))
                }
                collect(function, tree[id].range)
            case .conditional(let conditional) where conditional.keyword == .directive:
                collectTypes(conditional.then, depth: depth + 1)
                if let otherwise = conditional.otherwise { collectTypes(otherwise, depth: depth + 1) }
            default: break
            }
        }
    }

    /// The innermost type around a place.
    func owner(of range: TextRange) -> String? {
        // Nested types stand behind those around them.
        types.last { $0.range.start <= range.start && range.end <= $0.range.end }?.name
    }

    /// Who gives a size that names one class of cells shows these, whoever takes them: `return PhotoCell.size`.
    mutating func useNamed(in types: [String], _ part: CellUses.Part, at range: TextRange) {
        let cells = Set(types.filter(ViewClass.isCalledCell))
        guard cells.count == 1, let cell = cells.first, let user = owner(of: range), user != cell else { return }
        let place: CellUses.Place =
            switch part {
            case .row: .table
            case .item: .collection
            case .header, .footer: .headerFooter
            case .headerSize, .footerSize: .supplementary
            }
        uses.append(CellUses.Use(cell: cell, user: user, place: place, conditions: nil))
    }

    private mutating func use(_ cell: String, _ place: CellUses.Place, at range: TextRange) {
        guard let user = owner(of: range), user != cell else { return }
        uses.append(CellUses.Use(cell: cell, user: user, place: place, conditions: conditions(of: range)))
    }

    /// What holds where a cell is taken.
    private func conditions(of range: TextRange) -> [CellCondition]? {
        methods.last { $0.range.start <= range.start && range.end <= $0.range.end }?.conditions.conditions(of: range)
    }

    /// The cells that are registered under what an identifier may be, each where that is so.
    private mutating func useTaken(
        _ identifier: ExpressionID, at range: TextRange, and further: [CellCondition] = [], fuel: Int
    ) {
        guard fuel > 0, let user = owner(of: range), let conditions = conditions(of: range) else { return }
        switch tree[identifier].kind {
        case .parenthesized(let inner): return useTaken(inner, at: range, and: further, fuel: fuel - 1)
        case .ternary(let condition, let one, let other):
            guard let condition = CellConditions.condition(condition, tree) else { return }
            let opposite = CellCondition(text: condition.text, holds: !condition.holds)
            useTaken(one, at: range, and: further + [condition], fuel: fuel - 1)
            return useTaken(other, at: range, and: further + [opposite], fuel: fuel - 1)
        case .name(let name):
            // `let identifier = row < 3 ? "podium" : "rank"` in the same method.
            for id in whole.statements.indices {
                guard case .variable(let declaration) = whole.statements[id].kind,
                    let method = methods.last(where: { $0.range.start <= range.start && range.end <= $0.range.end }),
                    method.range.start <= whole.statements[id].range.start,
                    whole.statements[id].range.end <= range.start,
                    let binding = declaration.bindings.first(where: { $0.name == name }),
                    let value = binding.initializer
                else { continue }
                return useTaken(value, at: range, and: further, fuel: fuel - 1)
            }
        default: break
        }
        for found in registered[user + " " + spelling(identifier)] ?? [] where found.cell != user {
            uses.append(
                CellUses.Use(cell: found.cell, user: user, place: found.place, conditions: conditions + further))
        }
    }

    private func spelling(_ id: ExpressionID) -> String {
        String(tree.text[tree[id].range].filter { !$0.isWhitespace })
    }

    private mutating func visit(_ expression: Expression) {
        switch expression.kind {
        case .message(let receiver, let arguments):
            noteFactory(receiver, arguments, at: expression.range)
            if arguments.first?.label?.word == .alloc { noteMade(tree[receiver].kind.name, at: expression.range) }
            guard let label = arguments.first?.label, let meaning = words[label] else { return }
            switch meaning {
            case .register: register(arguments, at: expression.range)
            case .take where tree.string(label) == "initWithStyle":
                if let type = allocated(receiver) { use(type, .table, at: expression.range) }
            case .take: noteTaken(arguments, at: expression.range)
            case .size(let part): say(part, arguments.first?.value, isMethod: false, at: expression.range)
            }
        case .call(let callee, let arguments):
            if case .member(let base, _, _) = tree[callee].kind { noteFactory(base, arguments, at: expression.range) }
            noteMade(tree[callee].kind.name, at: expression.range)
            guard let name = calledName(callee), let meaning = words[name] else { return }
            switch meaning {
            case .register: register(arguments, at: expression.range)
            case .take:
                noteTaken(arguments, at: expression.range)
                // `table.dequeue(RowCell.self)`: helpers of apps are called so.
                for argument in arguments {
                    if let type = argument.value.flatMap(typeNamed) { use(type, .unknown, at: expression.range) }
                }
            case .size: break
            }
        case .assignment(.assign, let target, let value):
            switch tree[target].kind {
            case .member(_, let name, _):
                guard case .size(let part)? = words[name] else { return }
                say(part, value, isMethod: false, at: expression.range)
            // A class of tables says it of itself.
            case .name(let name):
                guard case .size(let part)? = words[name], let type = owner(of: expression.range), tables.contains(type)
                else { return }
                say(part, value, isMethod: false, at: expression.range)
            default: return
            }
        case .cast(let type, let inner):
            if !type.isArray, takes(inner) { use(tree.string(type.name), .unknown, at: expression.range) }
        default: break
        }
    }

    private mutating func noteTaken(_ arguments: [Argument], at range: TextRange) {
        let identifier = arguments.first { argument in
            switch argument.label.map({ tree.string($0) }) {
            case "withIdentifier", "withReuseIdentifier", "dequeueReusableCellWithIdentifier",
                "dequeueReusableCellWithReuseIdentifier", "dequeueReusableHeaderFooterViewWithIdentifier":
                true
            default: false
            }
        }
        if let identifier = identifier?.value { taken.append((identifier, range)) }
    }

    /// `[RowCell cellWithTableView:tableView]`, `RowCell.dequeue(from: tableView)`: a cell's class that is handed a table.
    private mutating func noteFactory(_ receiver: ExpressionID, _ arguments: [Argument], at range: TextRange) {
        guard case .name(let name) = tree[receiver].kind, let type = typeName(name), ViewClass.isCalledCell(type),
            arguments.contains(where: { $0.value.map(isTable) ?? false })
        else { return }
        use(type, .unknown, at: range)
    }

    private func isTable(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .name(let name), .member(_, let name, _):
            ["tableView", "_tableView", "collectionView", "_collectionView"].contains(tree.string(name))
        default: false
        }
    }

    private func calledName(_ callee: ExpressionID) -> Name? {
        switch tree[callee].kind {
        case .member(_, let name, _), .name(let name): name
        default: nil
        }
    }

    private mutating func register(_ arguments: [Argument], at range: TextRange) {
        guard let type = arguments.first?.value.flatMap(typeNamed) else { return }
        var place = CellUses.Place.unknown
        for argument in arguments.dropFirst() {
            guard let label = argument.label.map({ tree.string($0) }) else { continue }
            switch label {
            case "forCellReuseIdentifier": place = .table
            case "forCellWithReuseIdentifier": place = .collection
            case "forHeaderFooterViewReuseIdentifier": place = .headerFooter
            case "forSupplementaryViewOfKind": place = .supplementary
            default: break
            }
        }
        use(type, place, at: range)
        if ViewClass.isCalledCell(type) { registrations.append((range, type)) }
        if let user = owner(of: range),
            let identifier = arguments.first(where: { argument in
                switch argument.label.map({ tree.string($0) }) {
                case "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier": true
                default: false
                }
            })?.value
        {
            registered[user + " " + spelling(identifier), default: []].append((type, place))
        }
    }

    /// `[Card class]`, `Card.class`, `Card.self`.
    private func typeNamed(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .message(let receiver, let arguments):
            guard case .name(let name) = tree[receiver].kind, let label = arguments.first?.label,
                tree.string(label) == "class", arguments.count == 1
            else { return nil }
            return typeName(name)
        case .member(let base, let member, _):
            guard case .name(let name) = tree[base].kind, ["class", "self"].contains(tree.string(member)) else {
                return nil
            }
            return typeName(name)
        case .parenthesized(let inner): return typeNamed(inner)
        default: return nil
        }
    }

    func typeName(_ name: Name) -> String? {
        let string = tree.string(name)
        return Evaluator.isTypeName(string) ? string : nil
    }

    /// `Card` of `[Card alloc]`.
    private func allocated(_ id: ExpressionID) -> String? {
        guard case .message(let receiver, let arguments) = tree[id].kind, case .name(let name) = tree[receiver].kind,
            let label = arguments.first?.label, tree.string(label) == "alloc"
        else { return nil }
        return typeName(name)
    }

    /// Whether an expression takes a cell out of a table or collection.
    private func takes(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .message(_, let arguments):
            guard let label = arguments.first?.label, case .take? = words[label] else { return false }
            return tree.string(label) != "initWithStyle"
        case .call(let callee, _):
            guard let name = calledName(callee), case .take? = words[name] else { return false }
            return true
        case .parenthesized(let inner), .cast(_, let inner): return takes(inner)
        default: return false
        }
    }
}
