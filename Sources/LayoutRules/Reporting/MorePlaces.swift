// How a report that stands for a whole class says how many other places it is about.

import SourceText

extension Phrase {
    /// The sentence on the places beside the first one; nil where there are none.
    static func morePlaces(ofClass count: Int) -> Phrase? {
        switch count {
        case ..<1: nil
        case 1: "One more place in the class does the same."
        default: "\(count) more places in the class do the same."
        }
    }
}

extension FindingDraft {
    /// One report for all places of a class, which are in written order: at the first one, with the others beside it. A place that
    /// several views come from, as a method that two ways run, is one.
    static func ofClass(_ places: [(place: TextRange, view: String)], saying message: (String) -> Phrase)
        -> FindingDraft?
    {
        var seen: Set<TextRange> = []
        let places = places.filter { seen.insert($0.place).inserted }
        guard let first = places.first else { return nil }
        var report = FindingDraft(
            first.place, .sentences([message(first.view), .morePlaces(ofClass: places.count - 1)].compactMap { $0 }))
        for other in places.dropFirst().prefix(8) { report.relate(other.place, "`\(other.view)`, too") }
        return report
    }
}
