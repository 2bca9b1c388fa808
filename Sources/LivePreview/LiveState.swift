// What a page shows of one file, and how it is written for it.

import JSONRPC
import LayoutIDE
import SourceText

/// One layout of one file with all that can be chosen instead.
struct LiveState: Sendable {
    struct Owner: Sendable, Hashable {
        /// Empty in `.masonry` files.
        var name: String
        /// The base is empty.
        var states: [String]
    }

    struct Place: Sendable, Hashable {
        /// From 1; nil for what stands in another file.
        var line: Int?
        var message: String
    }

    struct ShownFinding: Sendable, Hashable {
        var rule: String
        var severity: String
        var place: Place
        var related: [Place]
    }

    var file: LiveFile?
    var version = 0
    var language: MessageLanguage
    /// Why there is no picture.
    var note: String?
    var owners: [Owner] = []
    var owner = ""
    var state = ""
    var screens: [String] = []
    var screen = ""
    /// Whether the file names its screens itself, so that a device cannot be chosen or turned.
    var hasOwnScreens = false
    var isLandscape = false
    var isRightToLeft = false
    var textSize = TextSize.usual
    /// The languages of the project's texts; none where it has one alone.
    var languages: [String] = []
    /// nil for the language that the project is written in.
    var chosenLanguage: String?
    /// The figures as HTML and the data behind them as JSON, both safe.
    var picture: (figures: String, data: String)?
    var findings: [ShownFinding] = []

    init(file: LiveFile? = nil, language: MessageLanguage, note: String) {
        self.file = file
        self.language = language
        self.note = note
    }

    init(
        _ file: LiveFile, version: Int, _ analysis: Analysis, _ choice: LiveChoice, devices: [BuiltInDevice],
        mostFindings: Int
    ) {
        self.file = file
        self.version = version
        language = analysis.configuration.language
        isLandscape = choice.isLandscape
        isRightToLeft = choice.isRightToLeft
        textSize = choice.textSize
        chosenLanguage = choice.language
        hasOwnScreens = analysis.namesScreens
        let places = analysis.layoutPlaces
        owners = Self.owners(places)
        findings = analysis.findings.prefix(mostFindings).map { Self.shown($0, analysis) }
        screens = hasOwnScreens ? Self.unique(places.map(\.screen)) : devices.map(\.portrait.name)
        guard !places.isEmpty else {
            note = LiveWords.noLayout[language]
            return
        }
        let chosen = Self.chosen(choice, places)
        owner = places[chosen].owner ?? ""
        state = places[chosen].state ?? ""
        screen =
            hasOwnScreens
            ? places[chosen].screen
            : choice.screen.flatMap { screens.contains($0) ? $0 : nil } ?? places[chosen].screen
        if !screens.contains(screen) { screens.insert(screen, at: 0) }
        picture = analysis.pagePicture(at: chosen)
    }

    /// The layout that fits a choice best: its class counts for more than its state, and that for more than the screen.
    private static func chosen(_ choice: LiveChoice, _ places: [LayoutPlace]) -> Int {
        var best = (index: 0, worth: -1)
        for (index, place) in places.enumerated() {
            var worth = 0
            if let owner = choice.owner, owner == place.owner ?? "" { worth += 4 }
            if let state = choice.state, state == place.state ?? "" { worth += 2 }
            if place.screen == choice.screen { worth += 1 }
            if worth > best.worth { best = (index, worth) }
        }
        return best.index
    }

    private static func owners(_ places: [LayoutPlace]) -> [Owner] {
        var owners: [Owner] = []
        var indices: [String: Int] = [:]
        var seen: Set<LayoutPlace> = []
        for place in places {
            var key = place
            key.screen = ""
            guard seen.insert(key).inserted else { continue }
            let name = place.owner ?? ""
            if let index = indices[name] {
                owners[index].states.append(place.state ?? "")
            } else {
                indices[name] = owners.count
                owners.append(Owner(name: name, states: [place.state ?? ""]))
            }
        }
        return owners
    }

    private static func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    private static func shown(_ finding: Finding, _ analysis: Analysis) -> ShownFinding {
        ShownFinding(
            rule: finding.rule.rawValue, severity: finding.severity.name,
            place: Place(line: analysis.line(of: finding.range), message: finding.message),
            related: finding.related.map { Place(line: analysis.line(of: $0.range), message: $0.message) })
    }
}

extension LiveState {
    /// As the page's script reads it.
    var json: [UInt8] {
        var members: [(String, JSONValue)] = [
            ("version", .integer(version)), ("note", note.map(JSONValue.string) ?? .null),
            ("class", .string(owner)), ("state", .string(state)), ("screen", .string(screen)),
            ("screens", .array(screens.map(JSONValue.string))), ("ownScreens", .bool(hasOwnScreens)),
            ("landscape", .bool(isLandscape)), ("rtl", .bool(isRightToLeft)),
            ("size", .string(textSize.rawValue)), ("language", .string(chosenLanguage ?? "")),
            ("languages", .array(languages.map(JSONValue.string))),
            (
                "classes",
                .array(
                    owners.map {
                        object([("name", .string($0.name)), ("states", .array($0.states.map(JSONValue.string)))])
                    })
            ),
            ("findings", .array(findings.map(finding))),
            ("figures", .string(picture?.figures ?? "")),
        ]
        if let file { members += [("file", .string(file.name)), ("path", .string(file.path))] }
        // The data is JSON already.
        var bytes = object(members).serialized()
        bytes.removeLast()
        return bytes + Array(",\"data\":\(picture?.data ?? "null")}".utf8)
    }

    private func finding(_ finding: ShownFinding) -> JSONValue {
        var members = [
            ("rule", JSONValue.string(finding.rule)), ("severity", .string(finding.severity)),
            ("related", .array(finding.related.map { object(place($0)) })),
        ]
        members += place(finding.place)
        return object(members)
    }

    private func place(_ place: Place) -> [(String, JSONValue)] {
        [("line", place.line.map(JSONValue.integer) ?? .null), ("message", .string(place.message))]
    }

    private func object(_ members: [(String, JSONValue)]) -> JSONValue {
        .object(JSONObject(members.map { JSONObject.Member(key: $0.0, value: $0.1) }))
    }
}
