// Constraints as measured lines, conflicts and what is left open.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct DimensionTests {
    private func texts(_ input: PreviewInput, _ role: Role) -> [String] {
        input.drawing().shapes.compactMap { shape in
            guard case .text(let text, _, _) = shape.geometry, shape.role == role else { return nil }
            return text
        }
    }

    @Test("Constants are measured as gaps")
    func constantsAreMeasuredAsGaps() {
        // right == superview.right - 10 is a gap of 10.
        #expect(texts(Samples.classic(), .dimensionText) == ["10", "10", "10", "10"])
    }

    @Test("An inequality turns with its sign")
    func anInequalityTurnsWithItsSign() {
        // right <= root.right - 16 leaves at least 16.
        #expect(texts(Samples.profile(selecting: "name"), .dimensionText).contains("≥ 16 @750"))
    }

    @Test("Sizes name what they equal")
    func sizesNameWhatTheyEqual() {
        let texts = texts(Samples.aspectFit(), .dimensionText)
        #expect(texts.contains("= 3 × height"))
        #expect(texts.contains("≤ superview"))
        #expect(texts.contains("= superview @250 ✕ off by 461.33"))
    }

    @Test("Leading is measured from the right on a right to left screen")
    func leadingIsMeasuredFromTheRightOnARightToLeftScreen() throws {
        let scene = Scene(Samples.rightToLeft())
        let line = try #require(scene.dimension(ofConstraint: 0, tone: .selected))
        #expect(line.start == 393)
        #expect(line.end == 377)
        #expect(line.label == "16")
    }

    @Test("A broken constraint is drawn as long as it asks")
    func aBrokenConstraintIsDrawnAsLongAsItAsks() throws {
        let scene = Scene(Samples.conflict())
        let line = try #require(scene.dimension(ofConstraint: 4, tone: .conflict))
        #expect(line.start == 20)
        #expect(line.end == 220)
        #expect(line.label == "200 ✕")
        // The picture is wide enough to show it beyond the screen.
        #expect(scene.world(.whole).maxX >= 220)
    }

    @Test("A conflict shows its members and its arithmetic")
    func aConflictShowsItsMembersAndItsArithmetic() {
        #expect(Set(texts(Samples.conflict(), .conflictText)) == ["20", "200 ✕", "180"])
        #expect(texts(Samples.conflict(), .conflictNote) == ["✕ 20 + 200 + 20 = 240 > 180"])
    }

    @Test("What is left open has a ghost and a range")
    func whatIsLeftOpenHasAGhostAndARange() {
        let input = Samples.ambiguity()
        let ghosts = input.drawing().shapes.filter { $0.role == .ghost }
        #expect(ghosts.count >= 4)
        #expect(texts(input, .ghostText).contains("x 0 … 240"))
        #expect(texts(input, .note).contains("↔ bar.y anything"))
    }

    @Test("Of attributes that move together the first is drawn")
    func ofAttributesThatMoveTogetherTheFirstIsDrawn() {
        var sample = Sample("Phone", 300, 300)
        let root = sample.root()
        let first = sample.view("first", in: root, 0, 20, 80, 40)
        let second = sample.view("second", in: root, 0, 100, 80, 40)
        sample.ambiguity(first, .x, 0, 220, freedom: 7)
        sample.ambiguity(second, .x, 0, 220, freedom: 7)
        let ghosts = sample.input.drawing().shapes.filter { $0.role == .ghost }
        #expect(Set(ghosts.map(\.item)) == [first.index])
    }

    @Test("What a device would not show is marked")
    func whatADeviceWouldNotShowIsMarked() {
        let drawing = Samples.lost().drawing()
        #expect(drawing.shapes.contains { $0.role == .noSize && $0.item == 1 })
        #expect(drawing.shapes.contains { $0.role == .outside && $0.item == 3 })
        let notes = texts(Samples.lost(), .note)
        #expect(notes.contains("∅ hairline is 200 × 0: nothing of it shows"))
        #expect(notes.contains { $0.hasPrefix("↗ faraway is off the screen") })
    }
}
