// Mentions of views that are made and dressed, and that nothing adds to another one.

import MasonrySemantics
import MasonrySyntax
import SourceText

extension ViewMentions {
    /// Whether every mention of `name` only declares, makes or dresses the view, or adds something to it, and one does so:
    /// nothing adds it or hands it on.
    /// - Parameter range: the code for which the name stands for the view, where that is not the whole file.
    func isOnlyDressed(_ name: String, within range: TextRange? = nil) -> Bool {
        var isDressed = false
        for place in mentions(of: name, within: range) {
            if isHost(place) {
                isDressed = true
                continue
            }
            guard
                isDressing(place) || isConfigured(place) || isSetting(place) && !text(place + 2).hasPrefix("addSubview")
            else { return false }
            let next = text(place + 1)
            // Its layer is shown by something else.
            if next == ".", text(place + 2) == "layer", text(place + 3) != "." { return false }
            // What makes it may add it.
            if next == "=", ["(", "{"].contains(text(place + 2)) { return false }
            if next == "." || next.hasPrefix("set") { isDressed = true }
        }
        return isDressed
    }

    /// Whether nothing names the view but what declares and makes it.
    func isUnused(_ name: String, besides maker: TextRange) -> Bool {
        mentions(of: name).allSatisfy { place in
            maker.contains(tokens[place].range) || ["var", "let"].contains(text(place - 1))
        }
    }

    /// Whether the closure that makes a view for a member only dresses, fills and constrains it, and returns it.
    func isOnlyMade(_ local: String, within maker: TextRange) -> Bool {
        mentions(of: local, within: maker).allSatisfy { place in
            text(place - 1) == "return" || isDressing(place) || isConfigured(place) || isHost(place)
                || isConstraint(place) || isSetting(place) && !text(place + 2).hasPrefix("addSubview")
        }
    }
}
