// A page with a picture of every screen of a folder, and of those that changed as they were and are.

import AutoLayout

/// One class on a sheet, in one version or in two.
package struct SheetEntry: Sendable {
    /// The class, or the file where there is none.
    package var name: String
    /// Where it is written.
    package var place: String
    /// As it was; nil on a sheet of one version, and for what is new.
    package var before: PreviewInput?
    /// As it is; nil for what is gone.
    package var after: PreviewInput?

    package init(name: String, place: String, before: PreviewInput? = nil, after: PreviewInput? = nil) {
        self.name = name
        self.place = place
        self.before = before
        self.after = after
    }
}

/// A page of pictures without a script: each is an image of its own, which runs nothing and asks for nothing.
package struct SheetPage: Sendable {
    /// What it says, in one language.
    package struct Words: Sendable {
        package var languageTag: String
        package var before: String
        package var after: String
        package var isNew: String
        package var isGone: String
        package var nothing: String

        package init(
            languageTag: String, before: String, after: String, isNew: String, isGone: String, nothing: String
        ) {
            self.languageTag = languageTag
            self.before = before
            self.after = after
            self.isNew = isNew
            self.isGone = isGone
            self.nothing = nothing
        }
    }

    package var title: String
    package var entries: [SheetEntry]
    package var words: Words
    /// Whether it is about a change.
    package var isDifference: Bool

    package init(title: String, entries: [SheetEntry], words: Words, isDifference: Bool) {
        self.title = title
        self.entries = entries
        self.words = words
        self.isDifference = isDifference
    }

    /// The largest picture, in pixels.
    private static let extent = Size(width: 300, height: 600)

    /// The document.
    package func html() -> String {
        let title = Markup.escaped(DisplayText.name(title))
        let sections = entries.map(section).joined()
        return """
            <!DOCTYPE html>
            <html lang="\(words.languageTag)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'sha256-\(PageHashes.sheetStyle)'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(title)</h1>
            <main>
            \(entries.isEmpty ? "<p>\(Markup.escaped(words.nothing))</p>\n" : sections)</main>
            </body>
            </html>

            """
    }

    private func section(_ entry: SheetEntry) -> String {
        var figures = ""
        if isDifference {
            if let before = entry.before {
                figures += Self.figure(before, entry.after == nil ? words.isGone : words.before)
            }
            if let after = entry.after {
                figures += Self.figure(after, entry.before == nil ? words.isNew : words.after)
            }
        } else if let after = entry.after {
            figures += Self.figure(after, nil)
        }
        return "<section><h2>\(Markup.escaped(DisplayText.name(entry.name)))</h2>"
            + "<p>\(Markup.escaped(DisplayText.sentence(entry.place)))</p><div>\(figures)</div></section>\n"
    }

    static func drawing(_ input: PreviewInput) -> Drawing {
        var options = PictureOptions()
        options.words = .none
        options.extent = extent
        return input.drawing(options)
    }

    private static func figure(_ input: PreviewInput, _ label: String?) -> String {
        let drawing = drawing(input)
        let svg = SVGRenderer.render(drawing)
        var notes = ""
        for note in Scene(input).notes(limit: 4) { notes += "<li>\(Markup.escaped(note.text))</li>" }
        let width = Decimal.coordinate(drawing.size.width.rounded(.up))
        let height = Decimal.coordinate(drawing.size.height.rounded(.up))
        return "<figure>" + (label.map { "<figcaption>\(Markup.escaped($0))</figcaption>" } ?? "")
            + "<img alt=\"\(Markup.escaped(drawing.summary))\" width=\"\(width)\" height=\"\(height)\" "
            + "src=\"data:image/svg+xml;base64,\(Base64.encode(Array(svg.utf8)))\">"
            + (notes.isEmpty ? "" : "<ul>\(notes)</ul>") + "</figure>"
    }

    static let style =
        """
        :root{--back:#f4f5f7;--line:#d6dbe1;--ink:#1c242c;--soft:#55606c}\
        @media (prefers-color-scheme:dark){:root{--back:#16191d;--line:#363d45;--ink:#e6ebf0;--soft:#a9b4c0}}\
        body{margin:0;padding:12px 20px 40px;background:var(--back);color:var(--ink);\
        font:14px/1.4 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}\
        h1{font-size:17px}h2{font-size:14px;margin:0;overflow-wrap:anywhere}\
        main{display:flex;flex-wrap:wrap;gap:24px 20px;align-items:flex-start}\
        section{max-width:100%}section>p{margin:0 0 6px;color:var(--soft);font-size:12px;overflow-wrap:anywhere}\
        section>div{display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start}\
        figure{margin:0;max-width:320px}figcaption{font-size:12px;font-weight:600;color:var(--soft);padding:0 0 4px}\
        img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:8px}\
        ul{margin:4px 0 0;padding:0;list-style:none;font-size:12px;color:var(--soft);overflow-wrap:anywhere}
        """
}
