// The self-contained HTML page of what moved: every screen and state side by side, without scripts.

/// A page of differences.
package struct DifferencePage: Sendable {
    package var title: String
    package var differences: [LayoutDifference]

    package init(title: String, differences: [LayoutDifference]) {
        self.title = title
        self.differences = differences
    }

    /// The document.
    package func html() -> String {
        let title = Markup.escaped(DisplayText.name(title))
        let style = """
            body{font:14px system-ui,sans-serif;margin:16px;color-scheme:light dark}
            main{display:flex;flex-wrap:wrap;gap:24px}figure{margin:0}svg{max-width:100%;height:auto}
            """
        var figures = ""
        for difference in differences {
            figures += "<figure>\(SVGRenderer.render(difference.drawing()))</figure>\n"
        }
        return """
            <!DOCTYPE html>
            <html lang="\(differences.first?.after.words.languageTag ?? "en")">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(style)</style>
            </head>
            <body>
            <h1>\(title)</h1>
            <main>
            \(figures)</main>
            </body>
            </html>

            """
    }
}
