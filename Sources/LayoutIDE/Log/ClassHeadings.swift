// The classes that a text declares, found without parsing it: for files that make no constraints themselves.

import MasonrySyntax

extension ConstraintFacts {
    /// Only what a text declares, by a look at its bytes. What stands in comments or strings may be among it, which does
    /// no harm: it only makes a class known that nobody has.
    package init(path: String, declaredIn bytes: [UInt8], dialect: Dialect) {
        self.init(path: path, dialect: dialect, superclasses: ClassHeadings.superclasses(in: bytes))
    }
}

enum ClassHeadings {
    /// `class Card: Base` and `@interface Card : Base`.
    static func superclasses(in bytes: [UInt8]) -> [(name: String, superclass: String)] {
        var result: [(name: String, superclass: String)] = []
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            while place + 6 < bytes.count {
                let byte = bytes[place]
                if byte == UInt8(ascii: "c"), matches("class", bytes, place), isBlank(bytes[place + 5]),
                    place == 0 || !isName(bytes[place - 1])
                {
                    place = read(bytes, place + 6, &result)
                } else if byte == UInt8(ascii: "@"), matches("@interface", bytes, place) {
                    place = read(bytes, place + 10, &result)
                } else {
                    place += 1
                }
            }
        }
        return result
    }

    private static func matches(_ text: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
        guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[place + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

    private static func isName(_ byte: UInt8) -> Bool {
        (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F || byte >= 0x80
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ result: inout [(name: String, superclass: String)]
    ) -> Int {
        var place = start
        guard let name = word(bytes, &place) else { return start }
        skipSpaces(bytes, &place)
        // Generic parameters stand between the name and what it inherits from.
        if place < bytes.count, bytes[place] == UInt8(ascii: "<") {
            while place < bytes.count, bytes[place] != UInt8(ascii: ">"), place - start < 400 { place += 1 }
            place += 1
            skipSpaces(bytes, &place)
        }
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return start }
        place += 1
        skipSpaces(bytes, &place)
        guard let superclass = word(bytes, &place) else { return start }
        result.append((name, superclass))
        return place
    }

    private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> String? {
        skipSpaces(bytes, &place)
        let start = place
        while place < bytes.count, isName(bytes[place]) { place += 1 }
        return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    private static func skipSpaces(_ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int) {
        while place < bytes.count, isBlank(bytes[place]) { place += 1 }
    }
}
