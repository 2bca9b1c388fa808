// In which colours an image is drawn: what `withRenderingMode` and `withTintColor` say.

import MasonrySyntax

extension Evaluator {
    /// What a method of an image has made of it, with the colours in which that is drawn.
    mutating func drawn(_ value: Value, by call: Invocation) -> Value {
        guard case .image(var image) = value, let drawing = drawing(by: call) else { return value }
        image.drawing = drawing
        return .image(image)
    }

    /// The colours that the last method of an expression names, where it is one that says any.
    mutating func drawing(of id: ExpressionID) -> ImageValue.Drawing {
        switch tree[id].kind {
        case .call(let callee, let arguments):
            guard case .member(_, let name, let range) = tree[callee].kind else { return .usual }
            let call = Invocation(
                name: name, nameRange: range, spelling: spellings[name], arguments: arguments, range: tree[id].range,
                isMessage: false)
            return drawing(by: call) ?? .usual
        default: return .usual
        }
    }

    /// nil for methods that say nothing of colours.
    private mutating func drawing(by call: Invocation) -> ImageValue.Drawing? {
        guard let first = call.first else { return nil }
        switch tree.string(call.name) {
        case "withRenderingMode", "imageWithRenderingMode":
            let mode = tree.text[tree[first].range].lowercased()
            return mode.hasSuffix("template") ? .template : mode.hasSuffix("original") ? .original : .unknown
        case "withTintColor", "imageWithTintColor": return color(first).map { .tinted($0) } ?? .unknown
        default: return nil
        }
    }
}

extension ImageValue.Drawing {
    func write(to writer: inout RecordWriter) {
        switch self {
        case .usual: writer.write(UInt64(0))
        case .original: writer.write(UInt64(1))
        case .template: writer.write(UInt64(2))
        case .tinted(let color):
            writer.write(UInt64(3))
            writer.write(UInt64(color.light))
            writer.write(UInt64(color.dark))
        case .unknown: writer.write(UInt64(4))
        }
    }

    init(from reader: inout RecordReader) {
        switch reader.readNumber() {
        case 0: self = .usual
        case 1: self = .original
        case 2: self = .template
        case 3:
            self = .tinted(
                ColorValue(light: UInt32(clamping: reader.readNumber()), dark: UInt32(clamping: reader.readNumber())))
        default: self = .unknown
        }
    }
}
