// The kinds of text that are checked, by the names of their files.

import LayoutIDE

/// The three kinds of text, by the ending of a file's name.
package enum TextKind: String, Sendable, CaseIterable {
    case masonry, m, mm, swift

    package init?(path: String) { self.init(rawValue: fileExtension(path).lowercased()) }

    package var dialect: Dialect {
        switch self {
        case .masonry: .masonry
        case .m, .mm: .objectiveC
        case .swift: .swift
        }
    }

    /// Why a file cannot be read as any of them; nil where its name and its bytes say that it can.
    package static func objection(to path: String, _ bytes: [UInt8]) -> LocalizedText? {
        guard TextKind(path: path) != nil else {
            return LocalizedText(
                "not checked: only .masonry, .m, .mm and .swift files are read", "未检查：只能读取 .masonry、.m、.mm、.swift 文件")
        }
        // Editors and compilers take such files for data, too.
        guard bytes.prefix(8_000).contains(0) else { return nil }
        return LocalizedText("not checked: not a text", "未检查：不是文本文件")
    }
}
