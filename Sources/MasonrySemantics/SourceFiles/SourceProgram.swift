// Running a source file: its constants, then one class at a time, twice: for the hierarchy, then for the constraints.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    mutating func runSourceFile() {
        document.screens = [DocumentScreen(screen: Device.standard.portrait)]
        // What a copy of the library does is known.
        guard !LibraryCopy.isOne(tree, before: composition.ownLength) else { return finish() }
        let pictures = TypeCollector(tree).pictures
        beginReading(pictures)
        fileRuntime = RuntimeState.Snapshot(runtime)
        for var picture in pictures
        where (picture.hasBodies || !picture.superclassArguments.isEmpty) && composition.isOwn(picture.range) {
            compose(&picture)
            run(picture)
        }
        markConstrainedByUnknowns()
        noteMasks()
        resolveLabelSizes()
        resolveOwnContentSizes()
        assumeUsualHeights()
        resolveCellSizes()
        resolveSectionViews()
        noteClasses()
        noteOwnMembers(of: pictures)
        noteEmptyLabels(of: pictures)
        noteDequeuedCalls(of: pictures)
        noteSizedViews()
        noteLoweredViews()
        noteControllerStages()
        nameEmbedded()
        for index in document.items.indices where document.items[index].name.isEmpty {
            document.items[index].isNameless = true
        }
        document.nameByLines()
        finish()
    }

    /// Notes the types of the text and reads its constants.
    mutating func beginReading(_ pictures: [MergedType]) {
        document.flags = options.index?.flags ?? []
        for picture in pictures { noteType(picture) }
        runFileLevel()
        for picture in pictures { declareStatics(of: picture) }
        for picture in pictures { declareStaticGetters(of: picture) }
        for picture in pictures where picture.isStructure { declareConstants(ofStructure: picture) }
    }

    /// What findings ask of the classes of the file and of its views.
    private mutating func noteClasses() {
        document.classKinds = facts.classKinds
        var owners: Set<String> = []
        for index in document.items.indices {
            guard let owner = document.items[index].owner, owners.insert(owner).inserted else { continue }
            if hasSubclass(owner) { document.classesWithSubclass.insert(owner) }
        }
        for index in document.items.indices {
            guard let className = document.items[index].className else { continue }
            noteSystemClass(of: className)
            noteTouches(of: className)
            if ViewClass.isCalledStack(className), superclasses(of: className).contains(ViewClass.stack) {
                document.stackClasses.insert(className)
            }
            if ViewClass.isCalledLabel(className), superclasses(of: className).contains(ViewClass.label) {
                document.labelClasses.insert(className)
            }
        }
        noteClassesPlacedByOthers()
        noteClassesThatStay()
        noteCellsThatReset()
    }

    private mutating func noteCellsThatReset() {
        guard let index = options.index else { return }
        for hash in tree.names.hashes {
            for case .type(let name) in index.code.asked(by: hash) where ViewClass.customaryRole(of: name) == .cell {
                let mayReset = ([name] + superclasses(of: name)).contains { type in
                    indexCode(of: type)?.contains { $0.mayName("prepareForReuse") } ?? false
                }
                if mayReset { document.cellsThatReset.insert(name) }
            }
        }
    }

    private mutating func noteTouches(of className: String) {
        guard !ViewClass.isOfSystem(className), !document.classesWithOwnTouches.contains(className) else { return }
        for type in [className] + superclasses(of: className) where !ViewClass.isOfSystem(type) {
            let here = definitions.ownTypes[type]?.methods.contains { method in
                let name = tree.string(method.declaration.name)
                return name == "point" || name.hasPrefix("pointInside") || name.hasPrefix("hitTest")
            }
            let elsewhere = indexCode(of: type)?.contains { piece in
                ["point", "pointInside", "hitTest"].contains { piece.mayName($0) }
            }
            let isAtHand = here != nil || elsewhere != nil
            if !isAtHand || here == true || elsewhere == true { document.classesWithOwnTouches.insert(className) }
        }
    }

    private mutating func noteSystemClass(of className: String) {
        guard !ViewClass.isOfSystem(className), document.systemClasses[className] == nil,
            let system = superclasses(of: className).first(where: { ViewClass.isOfSystem($0) })
        else { return }
        document.systemClasses[className] = system
    }

    /// Constants and macros outside of all types; free functions run only where they are called.
    private mutating func runFileLevel() {
        runFileLevel(tree.root, depth: 0)
        evaluateMacrosAgain()
        forgetReassigned()
    }

    /// A macro is expanded where it is used: it may name what is defined behind it.
    private mutating func evaluateMacrosAgain() {
        var open = unknownMacros(in: tree.root, depth: 0)
        for _ in 0..<Self.mostMacroPasses {
            let count = open.count
            open = open.filter { macro in
                guard let text = macro.value else { return false }
                let binding = binding(ofText: text)
                definitions.macroBindings[macro.name] = binding == .operand ? nil : binding
                let value = evaluate(text)
                guard value.isConstant else { return true }
                scope.assign(macro.name, value)
                if case .constant(let id)? = scope[macro.name]?.symbol, document.constants.indices.contains(id.index) {
                    document.constants[id.index].value = value
                }
                return false
            }
            guard !open.isEmpty, open.count < count else { return }
        }
    }

    /// The macros without a value; none that stands in one of two ways.
    private mutating func unknownMacros(in block: Block, depth: Int) -> [MacroDefinition] {
        guard depth < 16, tree.dialect == .objectiveC else { return [] }
        var macros: [MacroDefinition] = []
        for id in block.statements {
            switch tree[id].kind {
            case .macro(let macro):
                guard macro.parameters == nil, macro.value != nil, let binding = scope[macro.name],
                    !binding.value.isConstant
                else { continue }
                macros.append(macro)
            case .conditional(let conditional) where conditional.keyword == .directive && conditional.otherwise == nil:
                macros += unknownMacros(in: conditional.then, depth: depth + 1)
            default: break
            }
        }
        return macros
    }

    /// Where the two ways of an `#if` give a name different values, it has none.
    private mutating func runFileLevel(_ block: Block, depth: Int) {
        guard depth < 16 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .variable(let declaration): if !noteGetter(declaration) { _ = run(id) }
            case .macro: _ = run(id)
            case .function(let function) where function.body != nil:
                // A second definition of the name, as in the ways of an `#if`, leaves none.
                var known = function
                if definitions.functions[function.name] != nil { known.body = nil }
                definitions.functions[function.name] = known
            case .type(let declaration) where declaration.keyword == .enumeration && tree.dialect != .swift:
                declareEnumerators(declaration)
            case .conditional(let conditional) where conditional.keyword == .directive:
                runFileLevel(conditional.then, depth: depth + 1)
                guard let otherwise = conditional.otherwise else { continue }
                let first = values(definedIn: conditional.then)
                runFileLevel(otherwise, depth: depth + 1)
                forgetUnequal(first)
            default: break
            }
        }
    }

    /// Whether a declaration is a variable that code computes, which runs where it is read.
    private mutating func noteGetter(_ declaration: VariableDeclaration) -> Bool {
        guard tree.dialect == .swift, declaration.bindings.count == 1, let binding = declaration.bindings.first,
            let getter = binding.getter, binding.initializer == nil, scope[binding.name] == nil,
            definitions.globalGetters[binding.name] == nil
        else {
            // A second one of the name, as in the ways of an `#if`, leaves none.
            for binding in declaration.bindings { definitions.globalGetters[binding.name] = nil }
            return false
        }
        definitions.globalGetters[binding.name] = (getter, binding.type)
        return true
    }

    /// What the first way of an `#if` gives names.
    mutating func values(definedIn block: Block) -> [(Name, Value)] {
        block.statements.flatMap { id -> [Name] in
            switch tree[id].kind {
            case .variable(let declaration): declaration.bindings.map(\.name)
            case .macro(let macro): [macro.name]
            default: []
            }
        }.map { ($0, scope[$0]?.value ?? .unknown) }
    }

    /// Forgets the names to which the second way has given another value than the first.
    mutating func forgetUnequal(_ first: [(Name, Value)]) {
        for (name, value) in first where scope[name].map({ !$0.value.isSameConstant(value) }) ?? false {
            scope.assign(name, .unknown)
        }
    }

    /// A variable of the file that some code assigns has no one value.
    private mutating func forgetReassigned() {
        guard tree.dialect == .objectiveC else { return }
        for expression in document.tree.expressions {
            guard case .assignment(_, let target, _) = expression.kind, case .name(let name) = tree[target].kind,
                let binding = scope[name], binding.value.isConstant
            else { continue }
            scope.assign(name, .unknown)
        }
    }

    /// The cases of a C enumeration count on from the last value.
    mutating func declareEnumerators(_ declaration: TypeDeclaration) {
        var next: Double? = 0
        for binding in declaration.enumerators {
            if let initializer = binding.initializer { next = evaluate(initializer).number }
            let value = next.map { Value.number($0, isInteger: true) } ?? .unknown
            scope.bind(binding.name, to: Binding(value: value, declared: binding.nameRange))
            next = next.map { $0 + 1 }
        }
    }

    /// `UX.padding`: constants that belong to a type.
    private mutating func declareStatics(of picture: MergedType) {
        definitions.typePath = picture.path
        defer { definitions.typePath = "" }
        for member in picture.members where member.modifiers.contains(.isStatic) {
            declareStatic(member.binding, member.modifiers, of: picture, member.range)
        }
    }

    /// `static var height: CGFloat { 2 * unit }`, which may name the constants of any type.
    private mutating func declareStaticGetters(of picture: MergedType) {
        for member in picture.members where member.modifiers.contains(.isStatic) {
            guard let getter = member.binding.getter, member.binding.initializer == nil,
                definitions.typeMembers[picture.path]?[member.binding.name] == nil, isArithmetic(getter)
            else { continue }
            definitions.typePath = picture.path
            var value = constantValue(ofGetter: getter)
            definitions.typePath = ""
            if let type = member.binding.type { value = converted(value, to: type) }
            note(value, of: member.binding, in: picture, member.range)
        }
    }

    private mutating func isArithmetic(_ getter: Block) -> Bool {
        guard getter.statements.count == 1 else { return false }
        switch tree[getter.statements[0]].kind {
        case .expression(let id), .returned(let id?): return isArithmetic(id, depth: 0)
        default: return false
        }
    }

    private mutating func declareStatic(
        _ binding: VariableDeclaration.Binding, _ modifiers: VariableDeclaration.Modifiers, of type: MergedType,
        _ range: TextRange
    ) {
        guard modifiers.contains(.isStatic), let initializer = binding.initializer else { return }
        note(initialValue(initializer, ofType: binding.type, expecting: .hostCode), of: binding, in: type, range)
    }

    private mutating func note(
        _ value: Value, of binding: VariableDeclaration.Binding, in type: MergedType, _ range: TextRange
    ) {
        switch value {
        case .object(let className) where definitions.typesByPath[className]?.isStructure ?? false: break
        case .object(let className) where definitions.ownTypes[className] != nil:
            definitions.typeMembers[type.path, default: [:]][binding.name] = Binding(
                value: value, declared: binding.nameRange)
        case .font, .color:
            definitions.typeMembers[type.path, default: [:]][binding.name] = Binding(
                value: value, declared: binding.nameRange)
        case .number, .point, .size, .insets, .directionalInsets, .boolean, .string:
            let index = document.constants.count
            document.constants.append(
                NamedConstant(
                    name: "\(type.name).\(tree.string(binding.name))", value: value, nameRange: binding.nameRange,
                    declaration: range))
            refer(to: .constant(DeclarationID(index)), at: binding.nameRange, as: .declaration)
            definitions.typeMembers[type.path, default: [:]][binding.name] = Binding(
                value: value, symbol: .constant(DeclarationID(index)), declared: binding.nameRange)
        default: break
        }
    }

    /// A chain of which something is not known, or that may not run, still constrains its receiver: nothing may be
    /// called missing there.
    mutating func markConstrainedByUnknowns() {
        let placed = readPlacements()
        for index in document.items.indices {
            if !placed.contains(ItemID(index)) { document.items[index].unknowns.insert(.constraints) }
            if document.items[index].unknowns.contains(.constraints) {
                document.items[index].unknowns.insert(.ownConstraints)
            }
        }
        var isLater = Array(repeating: false, count: document.chainRecords.count)
        for index in facts.laterChains.joined() where isLater.indices.contains(index) { isLater[index] = true }
        for (index, chain) in document.chainRecords.enumerated() {
            guard let receiver = chain.receiver else { continue }
            // It ran before the ways, too, with what is common to them.
            if chain.isAlternative { continue }
            guard chain.unknown != nil || chain.certainty == .possible || chain.isStopped else { continue }
            let unknown: DocumentItem.Unknowns =
                isLater[index] ? .laterConstraints : lacksOnlyNumbers(chain) ? .numbers : .constraints
            document.items[receiver.index].unknowns.insert(unknown)
        }
        spread(.constraints)
        spread(.numbers)
        spread(.laterConstraints)
    }

    /// Whether a chain made all constraints that it names, so that nothing but numbers or targets of them is unknown.
    private mutating func lacksOnlyNumbers(_ chain: ChainRecord) -> Bool {
        chain.certainty == .certain && document.lacksOnlyNumbers(chain)
    }

    /// A view that is placed by one whose place is not known has no known place itself. Roots and what the system
    /// places end the search: their place is given.
    private mutating func spread(_ unknown: DocumentItem.Unknowns) {
        var dependents: [[ItemID]] = Array(repeating: [], count: document.items.count)
        for made in document.constraints {
            guard case .item(let second, _) = made.target, second != made.firstItem else { continue }
            dependents[second.index].append(made.firstItem)
        }
        var pending = document.items.indices.map { ItemID($0) }.filter {
            document[$0].unknowns.contains(unknown) && !facts.fixedParents.contains($0)
        }
        while let item = pending.popLast() {
            for dependent in dependents[item.index]
            where !document[dependent].unknowns.contains(unknown) && !facts.fixedParents.contains(dependent) {
                document.items[dependent.index].unknowns.insert(unknown)
                pending.append(dependent)
            }
        }
    }
}
