// The view tree of a probe as declarations of a layout document.

/// Turns the two notations of view trees into `view` declarations.
struct ProbeSetup {
    private var characters: ArraySlice<Character>

    /// The declarations for `setup`, and host code for what the language has no word for.
    static func declarations(for setup: String) -> String {
        var lines: [String] = []
        var guides: [(name: String, owner: String)] = []
        for part in setup.components(separatedBy: "; ") {
            if part.hasPrefix("layout guides: ") {
                for guide in part.dropFirst("layout guides: ".count).components(separatedBy: ", ") {
                    let words = guide.components(separatedBy: " ")
                    guides.append((words[0].replacing(":", with: ""), words.last ?? ""))
                }
            } else if part.contains("UIViewController") {
                lines.append("let vc = UIViewController()")
            } else if part.hasPrefix("vc.view=") {
                lines.append(tree(String(part.dropFirst("vc.view=".count))))
                lines.append("UIViewController *vc = [[UIViewController alloc] init];\nvc.view = page;")
            } else if part.hasPrefix("vc.view:") {
                lines.append("let a = UIView()\nlet b = UIView()\nvc.view.addSubview(a)\nvc.view.addSubview(b)")
            } else if part.hasSuffix("added to no view") {
                lines.append("let lone = UILayoutGuide()")
            } else if !part.hasPrefix("MAS_SHORTHAND"), !part.hasPrefix("macOS build") {
                lines.append(tree(part.replacing(" without superview", with: "").replacing("arranged ", with: "")))
            }
        }
        for guide in guides {
            lines.append("let \(guide.name) = UILayoutGuide()\n\(guide.owner).addLayoutGuide(\(guide.name))")
        }
        return lines.joined(separator: "\n")
    }

    private static func tree(_ notation: String) -> String {
        var parser = ProbeSetup(characters: ArraySlice(notation.replacing(" ⊃ ", with: "⊃")))
        return parser.views()
    }

    private mutating func views() -> String {
        var result: [String] = []
        while true {
            result.append(view())
            while characters.first == " " || characters.first == "," { characters.removeFirst() }
            if characters.isEmpty || characters.first == "}" || characters.first == "]" { break }
        }
        return result.joined(separator: "\n")
    }

    private mutating func view() -> String {
        var text = "view " + word()
        if characters.first == ":" {
            characters.removeFirst(2)
            text += ": " + word()
        }
        if characters.first == "⊃" { characters.removeFirst() }
        if characters.first == "{" || characters.first == "[" {
            characters.removeFirst()
            text += " {\n" + views() + "\n}"
            if !characters.isEmpty { characters.removeFirst() }
        }
        return text
    }

    private mutating func word() -> String {
        let word = String(characters.prefix { $0.isLetter || $0.isNumber })
        characters = characters.dropFirst(word.count)
        return word
    }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: true).map(String.init)
    }
}

extension Substring {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: true).map(String.init)
    }
}
