// How large a picture is, from the first bytes of its file.

import LayoutIDE

/// Reads the sizes of pictures: pixels of PNG, JPEG and GIF, points of PDF and SVG.
enum PictureSize {
    /// So many bytes are read of a file: pictures say their size at their beginning, drawings nearly always.
    static let bytesNeeded = 1 << 17

    /// nil for other files, damaged ones, and for pictures that are turned when they are shown.
    static func size(of bytes: [UInt8]) -> PlaneSize? {
        let size =
            if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                png(bytes)
            } else if bytes.starts(with: [0xFF, 0xD8]) {
                jpeg(bytes)
            } else if bytes.starts(with: Array("GIF8".utf8)) {
                gif(bytes)
            } else if bytes.starts(with: Array("%PDF-".utf8)) {
                pdf(bytes)
            } else {
                svg(bytes)
            }
        guard let size, (1...most).contains(size.width), (1...most).contains(size.height) else { return nil }
        return size
    }

    /// Larger ones are no pictures of a layout.
    private static let most = 20_000.0

    /// The header is the first chunk, but for one that Xcode puts before it.
    private static func png(_ bytes: [UInt8]) -> PlaneSize? {
        for start in [8, 24] where bytes.count >= start + 16 {
            guard bytes[(start + 4)..<(start + 8)].elementsEqual("IHDR".utf8) else { continue }
            return PlaneSize(width: bigEndian(bytes, start + 8, 4), height: bigEndian(bytes, start + 12, 4))
        }
        return nil
    }

    private static func gif(_ bytes: [UInt8]) -> PlaneSize? {
        guard bytes.count >= 10 else { return nil }
        return PlaneSize(
            width: Double(bytes[6]) + 256 * Double(bytes[7]), height: Double(bytes[8]) + 256 * Double(bytes[9]))
    }

    /// From segment to segment up to the one that begins a frame.
    private static func jpeg(_ bytes: [UInt8]) -> PlaneSize? {
        var position = 2
        while position + 9 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            let length = Int(bigEndian(bytes, position + 2, 2))
            switch marker {
            case 0xFF: position += 1
            // Who turned the camera says so there, and the image is shown turned.
            case 0xE1 where isTurned(bytes, position + 4, length): return nil
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                return PlaneSize(width: bigEndian(bytes, position + 7, 2), height: bigEndian(bytes, position + 5, 2))
            default: position += 2 + max(2, length)
            }
        }
        return nil
    }

    /// Whether an Exif segment that begins at `start` names an orientation other than the upright one; also where that
    /// cannot be told.
    private static func isTurned(_ bytes: [UInt8], _ start: Int, _ length: Int) -> Bool {
        let header = start + 6
        guard bytes.count >= start + length, length >= 16, bytes[start..<(start + 4)].elementsEqual("Exif".utf8) else {
            return false
        }
        let isBig = bytes[header] == UInt8(ascii: "M")
        func number(_ offset: Int, _ count: Int) -> Int? {
            let place = header + offset
            guard offset >= 0, offset < length, place + count <= bytes.count else { return nil }
            let value = bytes[place..<(place + count)]
            return isBig
                ? value.reduce(0) { $0 << 8 | Int($1) } : value.reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        guard let folder = number(4, 4), let count = number(folder, 2) else { return true }
        for entry in 0..<min(count, 64) {
            guard let tag = number(folder + 2 + 12 * entry, 2) else { return true }
            if tag == 0x0112 { return number(folder + 2 + 12 * entry + 8, 2) != 1 }
        }
        return false
    }

    private static func bigEndian(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Double {
        bytes[start..<(start + count)].reduce(0) { $0 * 256 + Double($1) }
    }

    // MARK: Drawings

    /// The box of the first page, where the file says it openly.
    private static func pdf(_ bytes: [UInt8]) -> PlaneSize? {
        guard place(behind: "/Rotate", in: bytes) == nil, let key = place(behind: "/MediaBox", in: bytes) else {
            return nil
        }
        let rest = bytes[key...].drop { $0 == UInt8(ascii: " ") || $0 == 10 || $0 == 13 }
        guard rest.first == UInt8(ascii: "["), let end = rest.prefix(200).firstIndex(of: UInt8(ascii: "]")) else {
            return nil
        }
        let numbers = String(decoding: rest[(rest.startIndex + 1)..<end], as: UTF8.self)
            .split { $0 == " " || $0 == "\n" || $0 == "\r" }.map { Double($0) }
        guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2],
            let top = numbers[3]
        else { return nil }
        return PlaneSize(width: right - left, height: top - bottom)
    }

    /// By `width` and `height` of the outermost element in points, else by its `viewBox`.
    private static func svg(_ bytes: [UInt8]) -> PlaneSize? {
        guard let start = place(behind: "<svg", in: bytes), let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let element = String(decoding: bytes[start..<end], as: UTF8.self)
        if let width = attribute("width", of: element), let height = attribute("height", of: element) {
            guard let width = length(width), let height = length(height) else { return nil }
            return PlaneSize(width: width, height: height)
        }
        let box = attribute("viewBox", of: element)?.split { $0 == " " || $0 == "," }.map { Double($0) } ?? []
        guard box.count == 4, let width = box[2], let height = box[3] else { return nil }
        return PlaneSize(width: width, height: height)
    }

    /// The end of the first `word`. The standard library's search is generic, and took a tenth of a whole `check`.
    private static func place(behind word: StaticString, in bytes: [UInt8]) -> Int? {
        let word = Array("\(word)".utf8)
        guard let first = word.first else { return nil }
        var place = 0
        while place + word.count <= bytes.count {
            if bytes[place] == first, bytes[place..<place + word.count].elementsEqual(word) {
                return place + word.count
            }
            place += 1
        }
        return nil
    }

    private static func attribute(_ name: String, of element: String) -> Substring? {
        for space in [" ", "\n", "\t"] {
            guard let key = element.firstRange(of: space + name + "=") else { continue }
            let rest = element[key.upperBound...]
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            return rest.dropFirst().prefix { $0 != quote }
        }
        return nil
    }

    private static func length(_ text: Substring) -> Double? {
        Double(["px", "pt"].contains { text.hasSuffix($0) } ? text.dropLast(2) : text)
    }
}
