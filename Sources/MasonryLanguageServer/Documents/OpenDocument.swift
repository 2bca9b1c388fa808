// One document of the client, at its newest version.

import LanguageServerProtocol
import LayoutIDE
import SourceText

/// A text with what is known about it. The analysis is made when it is first asked for: several changes in a row
/// then cost one.
struct OpenDocument {
    let uri: DocumentURI
    /// Nil for a file that is none of ours; it is kept, so that its changes are no mistake, and never analysed.
    let dialect: Dialect?
    private(set) var version: Int?
    private(set) var text: SourceText
    /// What is being typed.
    private(set) var typed: TypedStatement?
    /// Whether the client has been kept from a finding because of it.
    var holdsBack = false
    private var frameHints = LastFrameHints()
    private var known: FileAnalysis?
    /// Of an earlier version; what an edit does not touch is taken over from it.
    private var previous: FileAnalysis?
    /// What else than the text differs from what `previous` was made of.
    private var change = SurroundingChange.nothing

    init(uri: DocumentURI, dialect: Dialect?, version: Int?, text: SourceText) {
        self.uri = uri
        self.dialect = dialect
        self.version = version
        self.text = text
    }

    mutating func replaceText(_ text: SourceText, version: Int?, typed: TypedStatement? = nil) {
        self.text = text
        self.typed = typed
        holdsBack = false
        self.version = version
        if let known = known.take() { previous = known }
    }

    /// What was being typed counts as ended. Returns whether there is something to tell now.
    mutating func endTyping() -> Bool {
        defer { (typed, holdsBack) = (nil, false) }
        return holdsBack
    }

    /// After a change of what an analysis depends on beside the text the document is looked at again.
    /// - Parameter answers: the hashes of the names of which other files say something else now, if that is all.
    mutating func forgetAnalysis(where answers: Set<UInt32>? = nil) {
        if let known = known.take() { previous = known }
        change.formUnion(answers.map { .answers($0) } ?? .everything)
    }

    /// Before a question about the frames at a place: the next ones about the same layout are answered from what this one
    /// finds.
    mutating func keepShown(at offset: TextOffset) { known?.keepShown(at: offset) }

    /// Before a question about all frames in a range.
    mutating func keepInstances(in range: TextRange) { known?.keepInstances(in: range) }

    /// Hints about a part of this version, with the frames as they were before the statement that is being typed.
    mutating func settled(_ hints: [InlayHint], in range: TextRange) -> [InlayHint] {
        if let typed, typed.lines != nil { return frameHints.merged(with: hints, in: range, of: text, typed) }
        frameHints.keep(hints, in: range, of: text)
        return hints
    }

    /// What is known about this version under the settings of now; nil for files that are none of ours.
    mutating func analysis(_ configuration: AnalysisConfiguration) -> FileAnalysis? {
        guard let dialect else { return nil }
        if let known { return known }
        if let before = previous.take() {
            known = FileAnalysis(text: text, following: consume before, configuration: configuration, change)
        } else {
            known = FileAnalysis(text: text, dialect: dialect, configuration: configuration)
        }
        change = .nothing
        return known
    }
}
