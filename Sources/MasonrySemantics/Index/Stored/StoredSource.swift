// What one file gives to the index, as bytes: all that `IndexedSource` says, without the tree.
//
// Who changes what an index is made of changes this file too; `StoredIndexTests` compares every field by reflection. The
// format needs no version of its own: whoever keeps records throws them away when the program is another one.

import AutoLayout
import MasonrySyntax
import SourceText

extension IndexedSource {
    /// nil where something in it has no place in a record.
    package var record: [UInt8]? {
        var writer = RecordWriter()
        var isWhole = true
        writer.write(constants) { $1.write(to: &$0) }
        writer.write(isSettled)
        writer.write(questions.asksForDevice)
        writer.write(questions.names.sorted()) { $0.write($1) }
        writer.write(facts.functions) { writer, function in
            writer.write(function.name)
            writer.write(function.origin.line)
            writer.write(function.tree.text.string)
        }
        writer.write(facts.flags.sorted()) { $0.write($1) }
        isWhole = facts.types.write(to: &writer)
        writer.write(cells != nil)
        cells?.write(to: &writer)
        writer.write(facts.code) { $1.write(to: &$0) }
        writer.write(facts.makings) { $1.write(to: &$0) }
        facts.kinds.write(to: &writer)
        facts.changes.write(to: &writer)
        writer.write(facts.declared) { $0.write($1) }
        writer.write(facts.assigned.sorted()) { $0.write($1) }
        return isWhole ? writer.bytes : nil
    }

    /// What was kept of the file at `path`; nil where the bytes are damaged.
    package init?(record reader: inout RecordReader, path: String, dialect: Dialect, role: Role) {
        let constants = reader.readList { IndexedConstant(from: &$0) }
        let isSettled = reader.readFlag()
        var questions = OutsideQuestions()
        questions.asksForDevice = reader.readFlag()
        questions.names = Set(reader.readList { $0.readText() })
        let functions = reader.readList { reader in
            let (name, line) = (reader.readText(), reader.readInt())
            let function = IndexedFunction(
                name: name, origin: OutsidePlace(path: path, line: line), source: reader.readText())
            if function == nil { reader.readBroken() }
            return function
        }
        let flags = Set(reader.readList { $0.readText() })
        let types = IndexedTypes(from: &reader)
        let cells = reader.readFlag() ? IndexedCells(from: &reader) : nil
        let code = reader.readList { IndexedCode(from: &$0, path: path) }
        let makings = reader.readList { IndexedMaking(from: &$0) }
        let kinds = NameKinds(from: &reader)
        let changes = TextChanges(from: &reader)
        let declared = reader.readList { $0.readText() }
        let assigned = Set(reader.readList { $0.readText() })
        guard reader.isComplete else { return nil }
        let facts = SourceFacts(
            path: path, functions: functions.compactMap { $0 }, flags: flags, types: types, code: code,
            makings: makings, kinds: kinds, changes: changes, declared: declared, assigned: assigned)
        self.init(
            facts, dialect: dialect, role: role, constants: constants, cells: cells, questions: questions,
            isSettled: isSettled)
    }
}

extension NameKinds {
    fileprivate func write(to writer: inout RecordWriter) {
        writer.write(names) { writer, names in writer.write(names.sorted()) { $0.write($1) } }
    }

    fileprivate init(from reader: inout RecordReader) {
        self.init(reader.readList { reader in reader.readList { $0.readText() } })
    }
}

extension TextChanges {
    fileprivate func write(to writer: inout RecordWriter) {
        for changes in [outside, inherited] {
            writer.write(changes.sorted()) { writer, change in
                writer.write(change.name)
                writer.write(change.type != nil)
                writer.write(change.type ?? "")
                writer.write(change.member != nil)
                writer.write(change.member ?? "")
                writer.write(change.aliases) { $0.write($1) }
            }
        }
        writer.write(associated.sorted()) { $0.write($1) }
        for members in [shares.made, shares.changed, shares.selfMaking.methods, shares.selfMaking.calls] {
            writer.write(members.sorted { $0.key < $1.key }) { writer, member in
                writer.write(member.key)
                writer.write(member.value.sorted()) { $0.write($1) }
            }
        }
        writer.write(shares.views.keys.sorted()) { $0.write($1) }
        writer.write(Int(Int64(bitPattern: fingerprint)))
    }

    fileprivate init(from reader: inout RecordReader) {
        func read(_ reader: inout RecordReader) -> ForeignChange {
            let (name, hasType, type) = (reader.readText(), reader.readFlag(), reader.readText())
            var change = ForeignChange(name, of: hasType ? type : nil)
            let (hasMember, member) = (reader.readFlag(), reader.readText())
            change.member = hasMember ? member : nil
            change.aliases = reader.readList { $0.readText() }
            return change
        }
        outside = Set(reader.readList { read(&$0) })
        inherited = Set(reader.readList { read(&$0) })
        associated = Set(reader.readList { $0.readText() })
        func readMembers() -> ConstraintShares.Members {
            let members = reader.readList { reader in (reader.readText(), Set(reader.readList { $0.readText() })) }
            return Dictionary(members) { $0.union($1) }
        }
        shares.made = readMembers()
        shares.changed = readMembers()
        shares.selfMaking.methods = readMembers()
        shares.selfMaking.calls = readMembers()
        shares.views = Dictionary(reader.readList { ($0.readText(), 1) }) { one, _ in one }
        fingerprint = UInt64(bitPattern: Int64(reader.readInt()))
    }
}

extension IndexedConstant {
    func write(to writer: inout RecordWriter) {
        writer.write(name)
        writer.write(line)
        writer.write(binding.rawValue)
        writer.write(isFallback)
        value.write(to: &writer)
    }

    init(from reader: inout RecordReader) {
        let (name, line, binding) = (reader.readText(), reader.readInt(), MacroBinding(rawValue: reader.readNumber()))
        let isFallback = reader.readFlag()
        self.init(
            name: name, value: Value(from: &reader), line: line, binding: binding ?? .loose, isFallback: isFallback)
    }
}

extension Value {
    /// Only values that constants have; all others are as if they were not known.
    fileprivate func write(to writer: inout RecordWriter) {
        func write(_ tag: UInt64, _ numbers: Double...) {
            writer.write(tag)
            for number in numbers { writer.write(number) }
        }
        switch self {
        case .number(let number, let isInteger): write(isInteger ? 1 : 2, number)
        case .point(let x, let y): write(3, x, y)
        case .size(let size): write(4, size.width, size.height)
        case .insets(let insets): write(5, insets.top, insets.left, insets.bottom, insets.right)
        case .directionalInsets(let insets): write(6, insets.top, insets.left, insets.bottom, insets.right)
        case .boolean(let flag): write(flag ? 7 : 8)
        case .font(let font):
            write(9, font.size)
            writer.write(UInt64(font.weight))
            for flag in [font.isSystem, font.isItalic, font.isMonospaced, font.isPingFang, font.hasUsualWidths] {
                writer.write(flag)
            }
        case .color(let color):
            write(10)
            writer.write(UInt64(color.light))
            writer.write(UInt64(color.dark))
        case .namedColor(let name):
            write(13)
            writer.write(name)
        case .image(let image):
            write(11)
            writer.write(image.name)
            writer.write(image.isSymbol)
            writer.write(image.isAltered)
            image.drawing.write(to: &writer)
        case .object(DeviceObject.screenBounds): write(12)
        case .string(let text):
            write(14)
            writer.write(text)
        default: write(0)
        }
    }

    fileprivate init(from reader: inout RecordReader) {
        switch reader.readNumber() {
        case 0: self = .unknown
        case 1: self = .number(reader.readDouble(), isInteger: true)
        case 2: self = .number(reader.readDouble(), isInteger: false)
        case 3: self = .point(x: reader.readDouble(), y: reader.readDouble())
        case 4: self = .size(Size(width: reader.readDouble(), height: reader.readDouble()))
        case 5: self = .insets(EdgeInsets(from: &reader))
        case 6: self = .directionalInsets(EdgeInsets(from: &reader))
        case 7: self = .boolean(true)
        case 8: self = .boolean(false)
        case 9:
            var font = FontValue(systemSize: reader.readDouble(), weight: UInt16(clamping: reader.readNumber()))
            font.isSystem = reader.readFlag()
            font.isItalic = reader.readFlag()
            font.isMonospaced = reader.readFlag()
            font.isPingFang = reader.readFlag()
            font.hasUsualWidths = reader.readFlag()
            self = .font(font)
        case 10:
            self = .color(
                ColorValue(light: UInt32(clamping: reader.readNumber()), dark: UInt32(clamping: reader.readNumber())))
        case 11:
            self = .image(
                ImageValue(
                    name: reader.readText(), isSymbol: reader.readFlag(), isAltered: reader.readFlag(),
                    drawing: ImageValue.Drawing(from: &reader)))
        case 12: self = .object(className: DeviceObject.screenBounds)
        case 13: self = .namedColor(reader.readText())
        case 14: self = .string(reader.readText())
        default:
            reader.readBroken()
            self = .unknown
        }
    }
}

extension EdgeInsets {
    fileprivate init(from reader: inout RecordReader) {
        self.init(
            top: reader.readDouble(), left: reader.readDouble(), bottom: reader.readDouble(), right: reader.readDouble()
        )
    }
}

extension IndexedCode {
    func write(to writer: inout RecordWriter) {
        writer.write(type)
        writer.write(member)
        writer.write(isPrimary)
        writer.write(makesLayout)
        writer.write(line)
        writer.write(text)
        writer.write(needs.sorted { $0.key < $1.key }) { writer, need in
            writer.write(need.key)
            writer.write(need.value)
        }
        writer.write(names)
    }

    fileprivate init(from reader: inout RecordReader, path: String) {
        let (type, member) = (reader.readText(), reader.readOptionalText())
        let (isPrimary, makesLayout) = (reader.readFlag(), reader.readFlag())
        let (line, text) = (reader.readInt(), reader.readText())
        let needs = reader.readList { ($0.readText(), $0.readText()) }
        self.init(
            type: type, member: member, isPrimary: isPrimary, text: text, path: path, line: line,
            needs: Dictionary(needs) { one, _ in one }, makesLayout: makesLayout, names: reader.readHashes())
    }
}

extension IndexedMaking {
    func write(to writer: inout RecordWriter) {
        writer.write(type)
        writer.write(labels) { $0.write($1) }
        writer.write(numbers) { writer, number in
            writer.write(number != nil)
            if let number { writer.write(number) }
        }
    }

    fileprivate init(from reader: inout RecordReader) {
        let (type, labels) = (reader.readText(), reader.readList { $0.readOptionalText() })
        let numbers = reader.readList { $0.readFlag() ? $0.readDouble() : nil }
        // Each argument has both.
        if labels.count != numbers.count { reader.readBroken() }
        self.init(type: type, labels: labels, numbers: numbers)
    }
}
