// `render --sheet`: a page of all screens of folders, or of those that a change concerns.

import LayoutIDE
import Platform
import Project
import SourceText

/// Collects the classes of files in one version or in two.
struct SheetRun {
    private let arguments: ParsedArguments
    private let tool: CommandContext
    private let style: PictureStyle
    private var discovery: FileDiscovery

    init(_ arguments: ParsedArguments, _ tool: CommandContext) {
        self.arguments = arguments
        self.tool = tool
        style = arguments.value("--style").flatMap(PictureStyle.init) ?? .screen
        discovery = FileDiscovery(
            directory: tool.console.directory,
            configurations: tool.resolver(arguments))
    }

    /// All pictures.
    mutating func page() async throws -> SheetPage {
        for path in arguments.positionals { discovery.add(path) }
        discovery.sort()
        for problem in discovery.configurations.problems { tool.console.say(problem) }
        for failure in discovery.failures { tool.console.say(about(failure.path, failure.reason)) }
        let former = try arguments.value("--since").map { try FormerTexts(at: $0, in: tool.console.directory) }
        var files = discovery.files
        if let former {
            files =
                files.filter { former.hasChanged($0.absolutePath) }
                + discovery.removed(former.removed, below: arguments.positionals)
        }
        let now = try await settings(for: files, former: nil)
        let before = former == nil ? now : try await settings(for: files, former: former)
        let task = SheetTask(now: now, before: before, former: former, style: style)
        var entries: [SheetEntry] = []
        // Each picture is a document of its own, which needs its images for itself.
        var album = ImageAlbum(isShared: false, read: DrawnImage.reader.read)
        let work: @Sendable (DiscoveredFile) -> [SheetEntry] = { task.entries(of: $0) }
        await processInOrder(files, jobs: ThisProcess.activeProcessorCount, work: work) { (found) throws(Never) in
            for var entry in found {
                if var before = entry.before {
                    album.add(to: &before)
                    entry.before = before
                }
                if var after = entry.after {
                    album.add(to: &after)
                    entry.after = after
                }
                entries.append(entry)
            }
        }
        let language = tool.console.language()
        let words = SheetPage.Words(
            languageTag: language.tag, before: language.say("before", "之前"),
            after: language.say("after", "之后"), isNew: language.say("new", "新增"),
            isGone: language.say("removed", "已删除"),
            nothing: former == nil
                ? language.say("There is no layout here.", "这里没有布局。")
                : language.say("No screen looks different.", "没有外观变化的界面。"))
        let title = printable(arguments.positionals.joined(separator: " ") + (former.map { " · \($0.revision)" } ?? ""))
        return SheetPage(title: title, entries: entries, words: words, isDifference: former != nil)
    }

    /// By the number of the configuration, with what the other files of the project say.
    private func settings(for files: [DiscoveredFile], former: FormerTexts?) async throws -> [AnalysisConfiguration] {
        let screens = ScreenSelection(
            arguments.values("--screen"), lists: arguments.values("--screens"), tool.devices)
        var settings = discovery.configurations.all.map { tool.settings(of: $0, for: .people) }
        for position in settings.indices { screens.apply(to: &settings[position].analysis) }
        guard !arguments.has("--no-index") else {
            for position in settings.indices { try ShownTexts.apply(arguments, to: &settings[position].analysis) }
            return settings.map(\.analysis)
        }
        let places = await settings.buildIndexes(
            for: files, jobs: ThisProcess.activeProcessorCount, tool.project, former: former)
        for place in places { try ShownTexts.apply(arguments, to: &settings[place].analysis) }
        return settings.map(\.analysis)
    }
}

/// What each file needs to be drawn.
private struct SheetTask: Sendable {
    var now: [AnalysisConfiguration]
    var before: [AnalysisConfiguration]
    var former: FormerTexts?
    var style: PictureStyle

    func entries(of file: DiscoveredFile) -> [SheetEntry] {
        let path = file.absolutePath
        var present: [SheetPicture] = []
        if case .success(let bytes) = readFile(path, limit: maximumTextBytes, isNamed: file.isNamed) {
            present = pictures(file, bytes, now, companionTexts(of: path))
        }
        guard let former else { return present.map { entry($0.owner, file, nil, $0) } }
        var old: [SheetPicture] = []
        if let bytes = former.text(at: path) {
            old = pictures(file, bytes, before, companionTexts(of: path) { former.text(at: $0) ?? readCompanion($0) })
        }
        let owners = present.map(\.owner) + old.map(\.owner).filter { owner in !present.contains { $0.owner == owner } }
        return owners.compactMap { owner in
            let was = old.first { $0.owner == owner }
            let isNow = present.first { $0.owner == owner }
            if let was, let isNow, was.isSame(as: isNow) { return nil }
            return entry(owner, file, was, isNow)
        }
    }

    private func entry(
        _ owner: String?, _ file: DiscoveredFile, _ before: SheetPicture?, _ after: SheetPicture?
    ) -> SheetEntry {
        SheetEntry(
            name: owner ?? lastPathComponent(file.path), place: printable(file.path), before: before?.input,
            after: after?.input)
    }

    private func pictures(
        _ file: DiscoveredFile, _ bytes: [UInt8], _ settings: [AnalysisConfiguration], _ companions: [SourceText]
    ) -> [SheetPicture] {
        guard let kind = TextKind(path: file.path), settings.indices.contains(file.configuration),
            TextKind.objection(to: file.path, bytes) == nil
        else { return [] }
        var settings = settings[file.configuration]
        settings.companions = companions
        settings.path = file.absolutePath
        let text = SourceText(file: bytes)
        return analyze(text, kind, settings).displayed().sheetPictures(style)
    }
}
