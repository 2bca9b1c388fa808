// The façade: one immutable snapshot of a file, from its bytes to its findings.

import AutoLayout
import LayoutPreview
import LayoutRules
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Everything known about one version of one file. Each editor feature is a synchronous function on it.
package struct Analysis: Sendable {
    package private(set) var document: LayoutDocument
    /// Every scenario on every screen, in the order of the document.
    package private(set) var solved: [SolvedScenario] = []
    /// In written order.
    package private(set) var findings: [Finding] = []
    package private(set) var configuration: AnalysisConfiguration
    /// Layouts as they are shown that were asked for since the text changed.
    var keptShown = ShownCache()
    /// nil where the code does not ask for its device.
    private(set) var onDevices: [AnalysisOnDevice] = []
    /// What was asked of other files, but for what is shown alone; nil where nobody wanted to know.
    package private(set) var questions: OutsideQuestions?
    /// What was found in other files under this configuration.
    var knownInstances = KnownInstances()
    /// The bars of controllers by their class, in what is shown.
    var bars: [String: ControllerBars] = [:]
    /// The sizes of view classes where they are used, once somebody asked.
    var keptInstances: [ItemID: ShownInstance]?

    package var tree: SyntaxTree { _read { yield document.tree } }
    package var text: SourceText { _read { yield document.tree.text } }

    /// Parses, evaluates, solves and checks `text`. Cannot fail.
    package init(text: SourceText, dialect: Dialect, configuration: AnalysisConfiguration = AnalysisConfiguration()) {
        self.configuration = configuration
        let tree = SyntaxTree.parse(text, dialect: dialect)
        let surroundings = Surroundings(of: tree, configuration)
        document = Self.evaluated(tree, surroundings, configuration)
        solveAndCheck(surroundings)
    }

    /// What `text` means, without what rules say of it.
    init(unchecked text: SourceText, dialect: Dialect, configuration: AnalysisConfiguration) {
        self.configuration = configuration
        let tree = SyntaxTree.parse(text, dialect: dialect)
        let surroundings = Surroundings(of: tree, configuration)
        document = Self.evaluated(tree, surroundings, configuration)
        document.solve(&solved)
        onDevices = evaluatedOnDevices(surroundings, from: [])
    }

    /// A class of another file by itself, without what rules say of it.
    init(of other: ClassText, configuration: AnalysisConfiguration) {
        var configuration = configuration
        configuration.path = other.path
        self.init(unchecked: other.text, dialect: other.dialect, configuration: configuration)
    }

    /// The analysis of the next version of `previous`'s text, or under another configuration: what has not changed is
    /// taken over. The result is the same as without `previous`; it takes least where nobody else has a copy of that.
    /// - Parameter configuration: nil for that of `previous`.
    package init(
        text: SourceText, following previous: consuming Analysis, configuration: AnalysisConfiguration? = nil
    ) {
        // Without the operator it is copied, and so is then every array that changes.
        self = consume previous
        if configuration != nil { knownInstances = KnownInstances() }
        var now = configuration ?? self.configuration
        // While somebody types, noting what is asked would cost each keystroke; what was not noted is asked anew once
        // another file changes.
        if configuration == nil { now.notesQuestions = false }
        update(to: text, now)
    }

    private mutating func update(to text: SourceText, _ configuration: AnalysisConfiguration) {
        keptShown = ShownCache()
        keptInstances = nil
        let solvedOnDevices = onDevices.indices.map { onDevices[$0].takeSolved() }
        // They share the tree, which changes where it lies.
        onDevices = []
        let change = TextChange(from: self.text, to: text)
        var tree = document.takeTree()
        tree.reparse(text, change)
        self.configuration = configuration
        // What is not needed any more makes room for what comes.
        document = LayoutDocument(tree: .empty)
        let surroundings = Surroundings(of: tree, configuration)
        document = Self.evaluated(tree, surroundings, configuration)
        solveAndCheck(surroundings, onDevicesFrom: solvedOnDevices)
    }

    /// Takes an index that says the same of all that was asked: what is looked up only where somebody wants to know it is
    /// looked up there.
    mutating func takeIndex(of configuration: AnalysisConfiguration) {
        self.configuration.index = configuration.index
        knownInstances = KnownInstances()
        keptShown = ShownCache()
        keptInstances = nil
    }

    /// Takes other line numbers for the same text: what rules say may name some.
    mutating func renumber(_ numbers: LineNumbers) {
        keptShown = ShownCache()
        keptInstances = nil
        document.renumber(numbers)
        for index in solved.indices { solved[index].lowered.takeNames(of: document) }
        for index in onDevices.indices { onDevices[index].renumber(numbers) }
        if !findings.isEmpty { check() }
    }

    static func evaluated(
        _ tree: SyntaxTree, _ surroundings: Surroundings, _ configuration: AnalysisConfiguration
    ) -> LayoutDocument {
        var document = LayoutDocument.evaluate(tree, with: surroundings.attached, options: surroundings.options)
        document.useScreens(configuration.screens)
        return document
    }

    private mutating func solveAndCheck(
        _ surroundings: Surroundings, onDevicesFrom solvedOnDevices: [[SolvedScenario]] = []
    ) {
        document.solve(&solved)
        onDevices = evaluatedOnDevices(surroundings, from: solvedOnDevices)
        questions = surroundings.questions
        questions?.formUnion(document.questions)
        for device in onDevices { questions?.formUnion(device.document.questions) }
        check()
    }

    /// Shows view classes as others use them.
    mutating func show(_ instances: [ItemID: ShownInstance]) {
        document.instanceSizes = instances.mapValues(\.size)
        for scenario in document.scenarios {
            guard let owner = scenario.owner, let root = scenario.items.first, let bars = instances[root]?.bars else {
                continue
            }
            self.bars[owner] = bars
        }
    }

    /// Shows what runs on a device in the place of what holds on all.
    mutating func show(_ shown: AnalysisOnDevice, on device: DeviceModel) {
        // Classes of other files that are asked for how large its own are run on that device, too.
        configuration.device = device
        configuration.index = configuration.index?.on(device)
        document = shown.document
        solved = shown.solved
        onDevices = []
    }

    private mutating func check() {
        let settings = RuleSettings(
            severities: configuration.severities, options: configuration.ruleOptions, language: configuration.language)
        let context = RuleContext(
            document: document, solved: solved, onDevices: onDevices.map { ($0.document, $0.solved) },
            options: settings.options)
        findings = context.findings(settings)
    }
}

/// What a text is evaluated with, found once however often that is done.
struct Surroundings {
    var options: EvaluationOptions
    /// The code of other files, which is the same on all devices.
    let attached: AttachedCode?
    /// What that rests on; nil where nobody wants to know.
    private(set) var questions: OutsideQuestions?

    init(of tree: SyntaxTree, _ configuration: AnalysisConfiguration) {
        options = configuration.evaluationOptions(tree.dialect)
        questions = options.notesQuestions ? OutsideQuestions() : nil
        attached = options.index?.attaching(to: tree, asking: &questions)
    }
}

extension LayoutDocument {
    /// Replaces the default screen of a file that names none.
    fileprivate mutating func useScreens(_ chosen: [Screen]) {
        guard !chosen.isEmpty, screens.allSatisfy({ $0.declaration == nil }) else { return }
        screens = chosen.map { DocumentScreen(screen: $0) }
    }
}
