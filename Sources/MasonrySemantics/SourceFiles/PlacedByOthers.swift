// Classes of the program whose instances lie where others put them: as good as those of UIKit to whoever asks for a place.

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// Notes the classes of views that constraints place along one axis alone, or that tables show beside their rows: whoever asks
    /// for the other axis, or for a frame, asks for these.
    mutating func noteClassesPlacedByOthers() {
        var axes: [ItemID: Set<Axis>] = [:]
        for index in document.constraints.indices {
            let item = document.constraints[index].firstItem
            guard document.items.indices.contains(item.index), document.items[item.index].className != nil else {
                continue
            }
            let attribute = document.constraints[index].firstAttribute
            guard let axis = attribute.axis, attribute.kind != .size else { continue }
            axes[item, default: []].insert(axis)
        }
        var asked = Set(document.sectionViews.keys.compactMap { document.items[$0.index].className })
        for (item, placed) in axes where placed.count == 1 {
            if let className = document.items[item.index].className { asked.insert(className) }
        }
        for className in asked.sorted()
        where !ViewClass.isOfSystem(className) && (isPlacedByOthers(className) || isOfLibrary(className)) {
            document.classesPlacedByOthers.insert(className)
        }
    }

    /// Notes the classes of the program's own views that never leave their superview by themselves, where controls may run code
    /// that constrains them again.
    mutating func noteClassesThatStay() {
        let words = ["addTarget", "UIBarButtonItem", "UITapGestureRecognizer", "initWithTarget"]
        let hasActions = words.contains { tree.names.find($0) != nil }
        var asked: Set<String> = []
        for block in document.blocks where block.kind == .make {
            if hasActions, let className = block.receiver.flatMap({ document[$0].className }) {
                asked.insert(className)
            }
            if let owner = block.owner, block.function?.hasPrefix("init") == false { asked.insert(owner) }
        }
        for className in asked.sorted() where !ViewClass.isOfSystem(className) && staysInSuperview(className) {
            document.classesThatStay.insert(className)
        }
    }

    /// Whether all code of a view class is at hand, and none of it takes an instance out of its superview.
    private mutating func staysInSuperview(_ type: String) -> Bool {
        let superclasses = superclasses(of: type)
        guard let last = superclasses.last, ViewClass.systemRole(of: last) == .view else { return false }
        for name in [type] + superclasses where !ViewClass.isOfSystem(name) {
            guard let code = code(of: name), !code.contains(where: { $0.contains("removeFromSuperview") }) else {
                return false
            }
        }
        return true
    }

    /// Whether a class is called a view and stands in none of the project's files: who uses a library places its views. What
    /// shows itself over everything else is placed by the library.
    private mutating func isOfLibrary(_ type: String) -> Bool {
        guard options.index != nil, definitions.ownTypes[type] == nil, !indexHasType(type),
            ViewClass.customaryRole(of: type) == .view
        else { return false }
        return !["HUD", "Toast", "Alert", "Popup", "PopUp", "Sheet", "Snack", "Banner", "Picker"].contains {
            type.contains($0)
        }
    }

    /// Whether a class inherits from a view class of UIKit by way of classes all of whose code is at hand, none of which ties
    /// an instance to what is around it.
    private mutating func isPlacedByOthers(_ type: String) -> Bool {
        let superclasses = superclasses(of: type)
        guard let last = superclasses.last, last != "NSView", ViewClass.systemRole(of: last) == .view else {
            return false
        }
        for name in [type] + superclasses where !ViewClass.isOfSystem(name) {
            guard let code = code(of: name), !code.contains(where: { OwnPlace.isSaid(in: $0) }) else { return false }
        }
        return true
    }

    /// All code of a class that has to do with layout; nil where not all of it is at hand.
    private mutating func code(of type: String) -> [String]? {
        var texts: [String] = []
        var isWhole = true
        if let pieces = indexCode(of: type) {
            isWhole = pieces.filter { $0.isPrimary && !$0.text.hasPrefix("@interface") }.count <= 1
            texts = pieces.map(\.text)
        }
        if let picture = definitions.ownTypes[type] {
            for range in picture.methods.map(\.range) + picture.members.map(\.range) { texts.append(tree.text[range]) }
        }
        return isWhole && !texts.contains("") ? texts : nil
    }
}

/// Code in which an instance says where it lies itself.
enum OwnPlace {
    /// Whether code names its superview, or makes constraints of its own.
    static func isSaid(in text: String) -> Bool {
        let words = words(of: text)
        func word(_ index: Int) -> Substring { words.indices.contains(index) ? words[index] : "" }
        /// Whether what stands before a dot at an index is the instance itself.
        func isOwn(dotAt index: Int) -> Bool { word(index) != "." || word(index - 1) == "self" }
        return words.indices.contains { index in
            switch words[index] {
            case "superview", "didMoveToSuperview", "willMoveToSuperview", "activateConstraints": return true
            case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints":
                return word(index - 1) == "." && word(index - 2) == Word.snp.spelling[...] && isOwn(dotAt: index - 3)
            case "constraint":
                return word(index - 1) == "." && word(index - 2).hasSuffix("Anchor") && isOwn(dotAt: index - 3)
            case "self":
                guard word(index + 1) != "." else { return false }
                let label = word(index - 2)
                return label == "item" || label == "constraintWithItem" || label.hasSuffix("ubview")
            default:
                if Library(prefixOf: String(words[index])) == .masonry, words[index].hasSuffix("Constraints") {
                    return word(index - 1) == "self" || word(index - 1) == "." && word(index - 2) == "self"
                }
                return words[index].hasPrefix("constraint") && word(index - 1).hasSuffix("Anchor")
                    && (word(index - 2) != "." || word(index - 3) == "self")
            }
        }
    }

    /// Names, and every other sign by itself, without blanks.
    private static func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        let bytes = text.utf8
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let start = index
            while index < bytes.endIndex, isOfName(bytes[index]) { index = bytes.index(after: index) }
            if index == start {
                index = bytes.index(after: index)
                if bytes[start] <= UInt8(ascii: " ") || bytes[start] >= 128 { continue }
            }
            words.append(text[start..<index])
        }
        return words
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
