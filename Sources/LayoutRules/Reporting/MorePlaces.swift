// How a report that stands for a whole class says how many other places it is about.

extension Phrase {
    /// The sentence on the places beside the first one; nil where there are none.
    static func morePlaces(ofClass count: Int) -> Phrase? {
        switch count {
        case ..<1: nil
        case 1: "One more place of the class does the same."
        default: "\(count) more places of the class do the same."
        }
    }
}
