// The document of the live page. What it shows comes later, through its script.

import LayoutIDE
import LayoutPreview

/// Three files that are the same for all layouts: document, script and style.
enum LivePage {
    static let style = PageStyle.sheet + LiveStyle.sheet
    static let script = PageScript.source(beginning: LiveScript.source + LiveChoiceScript.source)

    static func html(_ language: MessageLanguage, _ editor: LiveEditor) -> String {
        let words = Dictionary(LiveWords.all.map { ($0.key, $0.text[language]) }) { first, _ in first }
        let say = { (key: String) in words[key] ?? "" }
        func choice(_ key: String, _ options: String = "") -> String {
            "<label>\(say(key))<select id=\"\(key)\" disabled>\(options)</select></label>"
        }
        let sizes = TextSize.allCases.map { "<option value=\"\($0.rawValue)\">\($0.spelled)</option>" }.joined()
        let schemes = ["automatic", "light", "dark"].map { "<option value=\"\($0)\">\(say($0))</option>" }.joined()
        return """
            <!DOCTYPE html>
            <html lang="\(language.tag)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(LiveWords.title[language])</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="page.css">
            </head>
            <body class="live">
            <header>
            <h1 hidden>\(LiveWords.title[language])</h1>
            <div class="bar" role="toolbar" aria-label="\(say("choose"))">
            \(choice("file"))\(choice("class"))\(choice("state"))\(choice("screen"))
            <button type="button" id="landscape" aria-pressed="false">\(say("landscape"))</button>
            <button type="button" id="rtl" aria-pressed="false">\(say("rtl"))</button>
            \(choice("size", sizes))\(choice("language"))
            <label>\(say("scheme"))<select id="scheme">\(schemes)</select></label>
            <button type="button" id="console">\(say("console"))</button>
            </div>
            <div id="tools" role="toolbar"></div>
            </header>
            <div id="work">
            <nav aria-label="\(say("tree"))"><h2>\(say("tree"))</h2><div id="tree" role="tree"></div></nav>
            <main></main>
            <div id="side">
            <h2>\(say("details"))</h2><section id="details" aria-live="polite"></section>
            <h2>\(say("findings"))</h2><section id="findings"></section>
            </div>
            </div>
            <footer><span id="status" role="status"></span><span>\(say("keys"))</span></footer>
            <dialog id="log" aria-label="\(say("consoleTitle"))">
            <h2>\(say("consoleTitle"))</h2>
            <p>\(say("consoleHelp"))</p>
            <textarea id="log-text" rows="8" spellcheck="false" aria-label="\(say("consoleTitle"))"></textarea>
            <p><button type="button" id="log-explain">\(say("explain"))</button>
            <button type="button" id="log-close">\(say("close"))</button></p>
            <div id="log-answer" aria-live="polite"></div>
            </dialog>
            <script type="application/json" id="live-words">\(LiveWords.json(language, editor))</script>
            <script src="page.js"></script>
            </body>
            </html>

            """
    }
}

extension TextSize {
    /// As Apple's tables call them: `xxL`, `AX1`.
    fileprivate var spelled: String {
        switch self {
        case .extraSmall: "xS"
        case .small: "S"
        case .medium: "M"
        case .large: "L"
        case .extraLarge: "xL"
        case .extraExtraLarge: "xxL"
        case .extraExtraExtraLarge: "xxxL"
        case .accessibilityMedium: "AX1"
        case .accessibilityLarge: "AX2"
        case .accessibilityExtraLarge: "AX3"
        case .accessibilityExtraExtraLarge: "AX4"
        case .accessibilityExtraExtraExtraLarge: "AX5"
        }
    }
}
