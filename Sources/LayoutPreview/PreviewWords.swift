// The words of pictures and pages: this layer draws them in whatever language its caller gives.

/// Every text in pictures and pages that no layout brings along; `{0}`, `{1}` … stand for values.
package struct PreviewWords: Sendable, Hashable {
    /// As HTML names it: `en`, `zh-CN`.
    package var languageTag: String
    package var rightToLeft: String
    /// A range without ends.
    package var anything: String
    package var conflictCount: String
    package var openCount: String
    package var changeCount: String
    package var offBy: String
    package var nothingShows: String
    package var offScreen: String
    package var estimated: String
    package var notKnown: String
    package var manyNotKnown: String
    /// Of views that stand on usual sizes.
    package var assumed: String
    /// Of a controller that stands under a bar, as its code suggests.
    package var navigationBar: String
    package var tabBar: String
    package var more: String
    package var nothingMoved: String
    package var was: String
    package var page: Page

    /// What the page's script says.
    package struct Page: Sendable, Hashable {
        package var tools: String
        package var onScreen: String
        package var wide: String
        package var offBy: String
        package var pointsWide: String
        package var tooNarrow: String
        package var tooWide: String
        package var points: String
        package var drag: String
        package var widthOf: String
        package var keys: String
        package var everything: String
        package var conflicts: String
        package var open: String
        package var size: String
        package var notKnown: String
        package var line: String
        /// The two ways of drawing.
        package var plan: String
        package var look: String
        package var enlarge: String

        package init(
            tools: String, onScreen: String, wide: String, offBy: String, pointsWide: String, tooNarrow: String,
            tooWide: String, points: String, drag: String, widthOf: String, keys: String, everything: String,
            conflicts: String, open: String, size: String, notKnown: String, line: String, plan: String, look: String,
            enlarge: String
        ) {
            self.tools = tools
            self.onScreen = onScreen
            self.wide = wide
            self.offBy = offBy
            self.pointsWide = pointsWide
            self.tooNarrow = tooNarrow
            self.tooWide = tooWide
            self.points = points
            self.drag = drag
            self.widthOf = widthOf
            self.keys = keys
            self.everything = everything
            self.conflicts = conflicts
            self.open = open
            self.size = size
            self.notKnown = notKnown
            self.line = line
            self.plan = plan
            self.look = look
            self.enlarge = enlarge
        }
    }

    package init(
        languageTag: String, rightToLeft: String, anything: String, conflictCount: String, openCount: String,
        changeCount: String, offBy: String, nothingShows: String, offScreen: String, estimated: String,
        notKnown: String,
        manyNotKnown: String, assumed: String, navigationBar: String, tabBar: String, more: String,
        nothingMoved: String,
        was: String, page: Page
    ) {
        self.languageTag = languageTag
        self.rightToLeft = rightToLeft
        self.anything = anything
        self.conflictCount = conflictCount
        self.openCount = openCount
        self.changeCount = changeCount
        self.offBy = offBy
        self.nothingShows = nothingShows
        self.offScreen = offScreen
        self.estimated = estimated
        self.notKnown = notKnown
        self.manyNotKnown = manyNotKnown
        self.assumed = assumed
        self.navigationBar = navigationBar
        self.tabBar = tabBar
        self.more = more
        self.nothingMoved = nothingMoved
        self.was = was
        self.page = page
    }

    package static let standard = PreviewWords(
        languageTag: "en", rightToLeft: "right to left", anything: "anything", conflictCount: ", conflicts: {0}",
        openCount: ", ambiguous attributes: {0}", changeCount: ", changes: {0}", offBy: "off by {0}",
        nothingShows: "∅ {0} is {1}: nothing of it shows", offScreen: "↗ {0} is off the screen: {1}",
        estimated: "≈ estimated from its text",
        notKnown: "? {0} is not drawn: its frame is not known",
        manyNotKnown: "? {0} views are not drawn: their frames are not known",
        assumed: "? Frames that are not known: {0}; they have usual sizes here (dashed)",
        navigationBar: "≈ below a navigation bar, as the controller's title or buttons suggest",
        tabBar: "≈ above a tab bar, whose controller shows this one", more: "… and {0} more",
        nothingMoved: "Nothing moved.",
        was: "− {0}: was {1}",
        page: Page(
            tools: "What is shown", onScreen: ", on the screen ({0}, {1})", wide: ", {0} wide", offBy: ", off by {0}",
            pointsWide: "{0} points wide", tooNarrow: "narrower than the {0} the constraints need",
            tooWide: "wider than the {0} the constraints allow", points: "{0} points",
            drag: "Drag to change the width; double-click to reset", widthOf: "Width of {0}",
            keys: "{0}. Arrow keys walk the view tree, Enter goes to the declaration.", everything: "Everything",
            conflicts: "✕ Conflicts ({0})", open: "↔ Ambiguous ({0})", size: "Size",
            notKnown: "The frame is not known.", line: "line {0}", plan: "Plan", look: "Look", enlarge: "Show it larger"
        ))
}

extension PreviewWords {
    /// The same in another language: `wording` gives its text for each of these.
    package func translated(to languageTag: String, by wording: (String) -> String) -> PreviewWords {
        PreviewWords(
            languageTag: languageTag,
            rightToLeft: wording(rightToLeft), anything: wording(anything), conflictCount: wording(conflictCount),
            openCount: wording(openCount), changeCount: wording(changeCount), offBy: wording(offBy),
            nothingShows: wording(nothingShows), offScreen: wording(offScreen), estimated: wording(estimated),
            notKnown: wording(notKnown), manyNotKnown: wording(manyNotKnown), assumed: wording(assumed),
            navigationBar: wording(navigationBar), tabBar: wording(tabBar), more: wording(more),
            nothingMoved: wording(nothingMoved), was: wording(was), page: page.translated(by: wording))
    }
}

extension PreviewWords.Page {
    fileprivate func translated(by wording: (String) -> String) -> PreviewWords.Page {
        PreviewWords.Page(
            tools: wording(tools), onScreen: wording(onScreen), wide: wording(wide), offBy: wording(offBy),
            pointsWide: wording(pointsWide), tooNarrow: wording(tooNarrow), tooWide: wording(tooWide),
            points: wording(points), drag: wording(drag), widthOf: wording(widthOf), keys: wording(keys),
            everything: wording(everything), conflicts: wording(conflicts), open: wording(open), size: wording(size),
            notKnown: wording(notKnown), line: wording(line), plan: wording(plan), look: wording(look),
            enlarge: wording(enlarge))
    }
}

extension String {
    /// The template with `values` for `{0}`, `{1}` ….
    func filled(_ values: String...) -> String {
        var result = ""
        var rest = Substring(self)
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            let inner = rest[rest.index(after: open)...]
            guard let close = inner.firstIndex(of: "}"), let index = Int(inner[..<close]),
                values.indices.contains(index)
            else {
                result.append("{")
                rest = inner
                continue
            }
            result += values[index]
            rest = inner[inner.index(after: close)...]
        }
        return result + rest
    }
}

extension PreviewWords.Page {
    /// For the script, under the names it uses.
    var json: String {
        let members = [
            ("onScreen", onScreen), ("wide", wide), ("offBy", offBy), ("pointsWide", pointsWide),
            ("tooNarrow", tooNarrow), ("tooWide", tooWide), ("points", points), ("drag", drag), ("widthOf", widthOf),
            ("keys", keys), ("everything", everything), ("conflicts", conflicts), ("open", open), ("size", size),
            ("notKnown", notKnown), ("line", line), ("plan", plan), ("look", look), ("enlarge", enlarge),
        ]
        return "{" + members.map { "\"\($0)\":\(JSONArray.quoted($1))" }.joined(separator: ",") + "}"
    }
}
