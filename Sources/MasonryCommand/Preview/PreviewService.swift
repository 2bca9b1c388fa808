// What `preview` does between its sockets and its files.

import LayoutIDE
import LayoutLog
import LivePreview
import Platform
import Project
import SourceText

/// Carries what has happened to the server of pages, and what that wants done to the system.
struct PreviewService: LoopbackService {
    private var server: LiveServer
    private var files: PreviewFiles
    private var constants: PreviewConstants
    private let unsaved: UnsavedFolder?
    private let typed: TypedTexts
    private let tool: CommandContext
    private let arguments: ParsedArguments
    /// Explanations that are being made, by the descriptor they come from.
    private var explanations: [Descriptor: (connection: Int, html: [UInt8])] = [:]
    private var watched: (folders: Set<String>, files: Set<String>) = ([], [])
    /// Folders that are watched since a moment: what happened in them between the look and that is looked for.
    private var fresh: Set<String> = []
    private var hasBegun = false

    init(
        _ access: LiveAccess, _ files: PreviewFiles, _ tool: CommandContext, _ arguments: ParsedArguments,
        editor: LiveEditor
    ) {
        self.files = files
        self.tool = tool
        self.arguments = arguments
        let constants = PreviewConstants(CheckOptions.configuration(arguments, tool.console.directory), tool)
        self.constants = constants
        unsaved = UnsavedFolder(tool.project).flatMap { $0.open() ? $0 : nil }
        let typed = TypedTexts()
        typed.byPath = unsaved?.read() ?? [:]
        self.typed = typed
        let project = LiveProject(
            read: { path in
                if let text = typed.byPath[path] { return .success(text) }
                return readFile(path, limit: constants.settings(path).byteLimit)
                    .map { SourceText(file: $0) }
                    .mapError { LocalizedText.Reason($0.reason) }
            },
            configuration: { constants.settings($0).analysis },
            devices: Self.devices, language: tool.console.language())
        server = LiveServer(access, LiveSession(project, files: files.shown), editor: editor)
    }

    /// Of devices with the same screen the newest.
    private static let devices: [BuiltInDevice] = {
        var devices: [BuiltInDevice] = []
        for device in BuiltInDevice.all {
            devices.removeAll {
                $0.portrait.size == device.portrait.size && $0.portrait.safeArea == device.portrait.safeArea
            }
            devices.append(device)
        }
        return devices.reversed()
    }()

    var hasWork: Bool { !hasBegun || !fresh.isEmpty || hasConstantsToCollect }

    private var hasConstantsToCollect: Bool { constants.hasWork(for: server.session.shownPaths) }

    mutating func handle(_ event: LoopbackEvent) -> [LoopbackAction] {
        var actions: [LoopbackAction] = []
        switch event {
        case .received(let bytes, let connection): actions = perform(server.received(bytes, on: connection))
        case .closed(let connection): server.closed(connection)
        case .changed(let folders): actions = perform(changed(folders))
        case .followed(let descriptor, let bytes): actions = perform(followed(descriptor, bytes))
        case .unwatched(let count):
            tool.console.say(
                LocalizedText(
                    "the system cannot watch \(count) folders: changes in them do not show automatically",
                    "系统无法监视 \(count) 个目录：其中的改动不会自动显示"))
        case .free:
            hasBegun = true
            if let folders = fresh.isEmpty ? nil : fresh {
                fresh = []
                actions = perform(changed(folders))
            } else if hasConstantsToCollect, constants.advance() {
                server.session.noteSettings()
                actions = perform(server.announce(changed: [], isListNew: true))
            }
        }
        return actions + watching()
    }

    /// Opens an address in the user's browser.
    func open(_ address: String) { start([ThisProcess.opener, address]) }

    /// Asks for what is to be watched where that is something else than before.
    private mutating func watching() -> [LoopbackAction] {
        let wanted = (
            folders: files.folders.union([unsaved?.path].compactMap { $0 }), files: Set(server.session.shownPaths)
        )
        if watched == wanted { return [] }
        fresh.formUnion(wanted.folders.subtracting(watched.folders))
        watched = wanted
        return [.watch(folders: wanted.folders, files: wanted.files)]
    }

    private mutating func changed(_ folders: Set<String>) -> [LiveOutput] {
        var folders = folders
        guard let unsaved, folders.remove(unsaved.path) != nil else { return saved(in: folders) }
        let (before, now) = (typed.byPath, unsaved.read())
        typed.byPath = now
        let paths = Set(before.keys).union(now.keys).filter { before[$0]?.bytes != now[$0]?.bytes }
        guard !paths.isEmpty else { return saved(in: folders) }
        server.session.note(changed: paths)
        return server.announce(changed: names(of: paths), isListNew: false) + saved(in: folders)
    }

    private func names(of paths: Set<String>) -> [String] {
        files.shown.filter { paths.contains($0.path) }.map(\.name)
    }

    private mutating func saved(in folders: Set<String>) -> [LiveOutput] {
        guard !folders.isEmpty else { return [] }
        let changes = files.changes(in: folders)
        guard !changes.files.isEmpty || changes.isListNew || changes.areSettingsNew else { return [] }
        if changes.areSettingsNew || changes.isListNew {
            if changes.areSettingsNew { constants.forgetSettings() }
            server.session.noteSettings()
            server.session.note(files: files.shown)
        }
        for path in changes.files { constants.forget(path) }
        server.session.note(changed: changes.files)
        return server.announce(
            changed: names(of: changes.files), isListNew: changes.isListNew || changes.areSettingsNew)
    }

    private mutating func perform(_ outputs: [LiveOutput]) -> [LoopbackAction] {
        var actions: [LoopbackAction] = []
        for output in outputs {
            switch output {
            case .send(let bytes, let connection): actions.append(.send(bytes, connection: connection))
            case .close(let connection): actions.append(.close(connection: connection))
            case .open(let path, let line): start(["xed", "--line", String(line), path])
            case .explain(let log, let connection): actions += explain(log, connection)
            }
        }
        return actions
    }

    /// Reading all sources takes its time: pages go on meanwhile.
    private mutating func explain(_ log: String, _ connection: Int) -> [LoopbackAction] {
        guard let pipe = try? Pipe() else {
            return perform(server.answer([], to: connection))
        }
        pipe.reading.setWaits(false)
        explanations[pipe.reading] = (connection, [])
        let (language, directory, arguments) = (tool.console.language(), tool.console.directory, arguments)
        Task {
            let html = await PreviewLog.page(log, arguments, directory, language)
            // The page has gone where nobody reads it.
            do throws(SystemError) { try pipe.writing.writeAll(html) } catch {}
            pipe.writing.close()
        }
        return [.follow(pipe.reading)]
    }

    private mutating func followed(_ descriptor: Descriptor, _ bytes: [UInt8]) -> [LiveOutput] {
        guard bytes.isEmpty else {
            explanations[descriptor]?.html += bytes
            return []
        }
        guard let done = explanations.removeValue(forKey: descriptor) else { return [] }
        return server.answer(done.html, to: done.connection)
    }

    /// Starts a program and waits for its end elsewhere.
    private func start(_ words: [String]) {
        do throws(SystemError) {
            let child = try ChildProcess(words, output: .standardError)
            _ = SystemThread.start(stackSize: 256 << 10) { _ = child.wait() }
        } catch {
            tool.console.say(about(words.first ?? "", systemErrorText(error)))
        }
    }
}

/// What editors have not saved yet, by absolute paths; used by the thread that serves alone.
private final class TypedTexts {
    var byPath: [String: SourceText] = [:]
}
