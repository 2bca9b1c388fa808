// Giving numbers that are not known the names that the source has for them.
//
// A quantity is shown and proves nothing: two reads of one name are one number unless something was assigned to a name
// on the way to it in between.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// How many numbers of a file get names.
    static let mostUnknownNumbers = 4096
    /// What is longer is not shown.
    private static let longestName = 40
    /// The same of a long path of names, of which the middle is left out.
    private static let longestEnds = 64

    /// The value with what the source calls it, where it is a number that is not known.
    mutating func named(_ value: Value, _ source: ExpressionID) -> Value {
        guard isInClass, case .unknown(.nameless) = value, document.unknownNumbers.count < Self.mostUnknownNumbers
        else {
            return value
        }
        var source = source
        var steps = 0
        while steps < 16, let inner = wrapped(source) {
            source = inner
            steps += 1
        }
        let path = path(source)
        let key = path.map { namePath($0) }
        if let key, let known = noted.quantities[key] { return .unknown(known) }
        if let id = structure(named: source) {
            if let key { noted.quantities.note(id, as: key) }
            return .unknown(id)
        }
        let made = UnknownNumber(text: words(of: source), source: tree[source].range, side: side(source))
        document.unknownNumbers.append(made)
        let unknown = UnknownNumberID(index: document.unknownNumbers.count - 1)
        let id = add(.number(LinearForm(terms: [.init(unknown: unknown, factor: 1)])))
        if let key { noted.quantities.note(id, as: key) }
        return .unknown(id)
    }

    /// A structure that is not known: each part is a number of its own. nil for what is declared as none.
    private mutating func structure(named source: ExpressionID) -> QuantityID? {
        let kind = declaredKind(source)
        guard kind == .size || kind == .point || kind == .insets else { return nil }
        let (text, range) = (words(of: source), tree[source].range)
        func part(_ word: Word) -> LinearForm {
            let made = UnknownNumber(text: text.map { "\($0).\(word.spelling)" }, source: range, part: word)
            document.unknownNumbers.append(made)
            let unknown = UnknownNumberID(index: document.unknownNumbers.count - 1)
            return LinearForm(terms: [.init(unknown: unknown, factor: 1)])
        }
        switch kind {
        case .size: return add(.size(width: part(.width), height: part(.height)))
        case .point: return add(.point(x: part(.x), y: part(.y)))
        default:
            return add(.insets(top: part(.top), left: part(.left), bottom: part(.bottom), right: part(.right)))
        }
    }

    /// A number that is not known and stands nowhere in the text, under a name; nameless where that is too long.
    mutating func numberCalled(_ text: String) -> QuantityID {
        guard text.utf8.count <= 64, document.unknownNumbers.count < Self.mostUnknownNumbers else {
            return .nameless
        }
        document.unknownNumbers.append(UnknownNumber(text: text))
        let unknown = UnknownNumberID(index: document.unknownNumbers.count - 1)
        return add(.number(LinearForm(terms: [.init(unknown: unknown, factor: 1)])))
    }

    /// `CGFloat width = self.view.bounds.size.width;`: a side of a controller's view is one under another name, too.
    mutating func namedSide(_ value: Value, _ source: ExpressionID) -> Value {
        guard isInClass, case .unknown(.nameless) = value, side(source) != nil else { return value }
        return named(value, source)
    }

    private mutating func wrapped(_ source: ExpressionID) -> ExpressionID? {
        switch tree[source].kind {
        case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner): inner
        default: nil
        }
    }

    mutating func add(_ quantity: Quantity) -> QuantityID {
        document.quantities.append(quantity)
        for term in quantity.number?.terms ?? [] where document.unknownNumbers.indices.contains(term.unknown.index) {
            let known = document.unknownNumbers[term.unknown.index].largestFactor
            let factor = abs(term.factor)
            if factor > known, factor.isFinite {
                document.unknownNumbers[term.unknown.index].largestFactor = factor
            }
        }
        return QuantityID(document.quantities.count - 1)
    }

    /// The path as that of the names of the running function.
    mutating func namePath(_ path: [Name]) -> NamePath {
        NamePath(path: path, local: path.first.flatMap { scope.identity(ofLocal: $0) })
    }

    /// Something was assigned to a name: what is reached through it may be another number or view from now on.
    mutating func forgetQuantities(through name: Name) {
        let name = bareName(name)
        noted.quantities.forget(name)
        noted.heldViews.forget(name)
    }

    /// `a.b.c` without calls: reading it twice gives the same. `self` is left out.
    mutating func path(_ source: ExpressionID) -> [Name]? {
        var names: [Name] = []
        var current = source
        while names.count < 8 {
            switch tree[current].kind {
            case .name(let name):
                if name.word != .`self` { names.append(bareName(name)) }
                return names.isEmpty ? nil : names.reversed()
            case .member(let base, let name, _):
                names.append(bareName(name))
                current = base
            case .parenthesized(let inner): current = inner
            default: return nil
            }
        }
        return nil
    }

    /// The text of an expression on one line, without `self`; nil where it is too long to be shown.
    private mutating func words(of source: ExpressionID) -> String? {
        var text = PrivateTypes.spelled(tree.text[tree[source].range])
        var longest = Self.longestName
        if text.utf8.count > longest, let short = ends(ofPath: source) { (text, longest) = (short, Self.longestEnds) }
        guard text.utf8.count <= longest, !text.utf8.contains(UInt8(ascii: "\n")),
            !text.utf8.contains(UInt8(ascii: "{"))
        else { return nil }
        if text.hasPrefix("self.") { return String(text.dropFirst(5)) }
        if text.hasPrefix("self->") { text = String(text.dropFirst(6)) }
        if text.hasPrefix("_") { return String(text.drop { $0 == "_" }) }
        return text
    }

    /// `list….contentSize.height` for a long path of names.
    private mutating func ends(ofPath source: ExpressionID) -> String? {
        guard let path = path(source), path.count > 3, let first = path.first else { return nil }
        let last = path.suffix(2).map { tree.string($0) }.joined(separator: ".")
        return PrivateTypes.spelled(tree.string(first)).drop { $0 == "_" } + "…." + last
    }

    /// `view.frame.size.width`, `CGRectGetHeight(self.view.bounds)`, `view.height`: a side of a controller's view.
    private mutating func side(_ source: ExpressionID) -> UnknownNumber.Side? {
        var base = source
        var axis: Axis?
        switch tree[source].kind {
        case .member(let inner, let name, _):
            axis = name.word == .width ? .horizontal : name.word == .height ? .vertical : nil
            base = inner
            if axis != nil, case .member(let outer, let size, _) = tree[base].kind, tree.string(size) == "size" {
                base = outer
            }
        case .call(let callee, let arguments):
            guard case .name(let name) = tree[callee].kind, arguments.count == 1, let argument = arguments[0].value
            else { return nil }
            switch tree.string(name) {
            case "CGRectGetWidth": axis = .horizontal
            case "CGRectGetHeight": axis = .vertical
            default: return nil
            }
            base = argument
        default: return nil
        }
        guard let axis else { return nil }
        if case .member(let owner, let name, _) = tree[base].kind, name.word == .frame || name.word == .bounds {
            base = owner
        } else if case .call = tree[source].kind {
            return nil
        }
        // Only names: nothing else may run twice.
        guard path(base) != nil, case .item(let item) = evaluate(base, expecting: .hostCode),
            document[item].placement == .controllerView
        else { return nil }
        return UnknownNumber.Side(item: item, axis: axis)
    }

    /// A sum, difference, product or quotient of which a part is not known; unknown where it is not linear.
    mutating func linear(
        _ operation: Operator, _ left: Value, _ first: ExpressionID?, _ right: Value, _ second: ExpressionID
    ) -> Value {
        guard isInClass else { return .unknown }
        switch operation {
        case .add, .subtract, .multiply, .divide: break
        default: return .unknown
        }
        guard let one = form(left, first), let other = form(right, second) else { return .unknown }
        switch operation {
        case .add: return .unknown(add(.number(one.adding(other))))
        case .subtract: return .unknown(add(.number(one.adding(other.scaled(by: -1)))))
        case .multiply where other.terms.isEmpty: return .unknown(add(.number(one.scaled(by: other.constant))))
        case .multiply where one.terms.isEmpty: return .unknown(add(.number(other.scaled(by: one.constant))))
        case .divide where other.terms.isEmpty && other.constant != 0 && (!isInteger(right) || areFractions(one)):
            return .unknown(add(.number(one.scaled(by: 1 / other.constant))))
        default: return .unknown
        }
    }

    /// What arithmetic makes of a value; nil for what is no number, and what nothing is known of.
    mutating func form(_ value: Value, _ source: ExpressionID?) -> LinearForm? {
        switch value {
        case .number(let number, _): return LinearForm(constant: number)
        case .unknown(.nameless):
            guard let source, case .unknown(let id) = named(value, source) else { return nil }
            return document.form(of: id)
        case .unknown(let id): return document.form(of: id)
        default: return nil
        }
    }

    private mutating func isInteger(_ value: Value) -> Bool {
        if case .number(_, let isInteger) = value { return isInteger }
        return true
    }

    /// Whether all of a form are lengths: dividing them by a whole number leaves nothing out.
    private mutating func areFractions(_ form: LinearForm) -> Bool {
        form.terms.allSatisfy { document.unknownNumbers[$0.unknown.index].side != nil }
    }

    /// The same with the other sign.
    mutating func negated(_ value: Value, _ source: ExpressionID) -> Value {
        guard let form = form(value, source) else { return .unknown }
        return .unknown(add(.number(form.scaled(by: -1))))
    }

    /// A structure of which a part is not known: `UIEdgeInsetsMake(0, margin, 0, margin)`.
    mutating func structure(_ word: Word, _ arguments: [Argument], _ values: HostStructures.Labelled) -> Value {
        guard isInClass, values.count == arguments.count, values.count <= 4 else { return .unknown }
        var forms: [LinearForm] = []
        for (argument, value) in zip(arguments, values) {
            guard let form = form(value.value, argument.value) else { return .unknown }
            forms.append(form)
        }
        func part(_ labels: [Word], _ index: Int) -> LinearForm? {
            if let labelled = values.firstIndex(where: { $0.label.map { labels.contains($0) } ?? false }) {
                return forms[labelled]
            }
            return index < values.count && values[index].label == nil ? forms[index] : nil
        }
        let none = LinearForm()
        switch word {
        case .CGFloat, .Float, .Double: return forms.count == 1 ? .unknown(add(.number(forms[0]))) : .unknown
        case .CGSize, .CGSizeMake:
            guard let width = part([.width], 0), let height = part([.height], 1) else { return .unknown }
            return .unknown(add(.size(width: width, height: height)))
        case .CGPoint, .CGPointMake:
            guard let x = part([.x], 0), let y = part([.y], 1) else { return .unknown }
            return .unknown(add(.point(x: x, y: y)))
        case .UIEdgeInsets, .UIEdgeInsetsMake, .NSEdgeInsets, .NSEdgeInsetsMake, .ConstraintInsets:
            return .unknown(
                add(
                    .insets(
                        top: part([.top], 0) ?? none, left: part([.left], 1) ?? none,
                        bottom: part([.bottom], 2) ?? none, right: part([.right], 3) ?? none)))
        default: return .unknown
        }
    }

    /// A side of insets, or of a size, of which another side may not be known; nil for other values.
    mutating func part(_ word: Word?, of id: QuantityID) -> Value? {
        guard let index = id.index, document.quantities.indices.contains(index),
            let form = document.quantities[index].part(word)
        else { return nil }
        return form.terms.isEmpty ? .number(form.constant, isInteger: false) : .unknown(add(.number(form)))
    }

    /// Whether some part of a value may be known, as of insets made of several numbers.
    mutating func hasParts(_ id: QuantityID) -> Bool {
        id.index.map { document.quantities.indices.contains($0) && document.quantities[$0].hasParts } ?? false
    }

    /// What an inset of one number that is not known is on all four sides.
    mutating func insetOnAllSides(_ value: Value) -> Value {
        guard case .unknown(let id) = value, let form = document.form(of: id) else { return value }
        return .unknown(add(.insets(top: form, left: form, bottom: form, right: form)))
    }

    /// What a value that is not known gives a constraint on `attribute`.
    mutating func constant(of value: Value, for attribute: LayoutAttribute) -> QuantityID {
        guard case .unknown(let id) = value, let index = id.index, document.quantities.indices.contains(index) else {
            return .nameless
        }
        if document.quantities[index].number != nil { return id }
        return document.quantities[index].constant(for: attribute).map { add(.number($0)) } ?? .nameless
    }

    /// What a value that is not known as a whole certainly gives an attribute: the 44 of `CGSizeMake(width, 44)`.
    mutating func knownConstant(of value: Value, for attribute: LayoutAttribute) -> Double? {
        let id = constant(of: value, for: attribute)
        guard let form = document.form(of: id), form.terms.isEmpty else { return nil }
        return form.constant
    }

    /// Whether a value that is not known certainly is a number or a structure of numbers, so that it can be no view.
    mutating func isNumber(_ value: Value) -> Bool {
        guard case .unknown(let id) = value else { return false }
        guard let form = document.form(of: id) else { return hasParts(id) }
        return form.terms.count != 1 || form.constant != 0 || form.terms[0].factor != 1
            || noted.numbers.contains(form.terms[0].unknown)
            || document.unknownNumbers[form.terms[0].unknown.index].side != nil
    }

    /// The value of an argument that may be a view, named if the source declares it a number.
    mutating func namedIfNumber(_ value: Value, _ source: ExpressionID) -> Value {
        guard isInClass, case .unknown(.nameless) = value, isDeclaredNumber(source) else { return value }
        let named = named(value, source)
        if case .unknown(let id) = named, let form = document.form(of: id) {
            for term in form.terms { noted.numbers.insert(term.unknown) }
        }
        return named
    }
}
