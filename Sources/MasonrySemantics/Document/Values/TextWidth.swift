// How wide a text is that a label or button always shows.

/// In points; of the letters, an estimate.
package struct TextWidth: Sendable, Hashable {
    package var letters: Double
    /// What a button has beside them: its image and insets.
    package var beside: Double

    package init(letters: Double, beside: Double = 0) {
        self.letters = letters
        self.beside = beside
    }
}
