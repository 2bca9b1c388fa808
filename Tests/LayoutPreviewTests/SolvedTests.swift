// Pictures of what the engine really answers.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct SolvedTests {
    private func texts(_ input: PreviewInput, _ role: Role) -> [String] {
        input.drawing().shapes.compactMap { shape in
            guard case .text(let text, _, _) = shape.geometry, shape.role == role else { return nil }
            return text
        }
    }

    @Test("The boxes have their gaps")
    func theBoxesHaveTheirGaps() {
        let labels = texts(SolvedSample.boxes(), .dimensionText)
        #expect(labels.filter { $0 == "10" }.count >= 2)
        #expect(labels.contains("= redView"))
    }

    @Test("The conflict is drawn with its proof")
    func theConflictIsDrawnWithItsProof() {
        let input = SolvedSample.tooHigh()
        #expect(!input.solution.conflicts.isEmpty)
        #expect(texts(input, .conflictText).contains { $0.contains("5000") })
        #expect(texts(input, .conflictNote).contains { $0.contains("5000") && $0.contains("480") })
    }

    @Test("Every sample is drawn")
    func everySampleIsDrawn() {
        for (name, input) in SolvedSample.all {
            #expect(XMLShape.parse(SVGRenderer.render(input.drawing())) != nil, "\(name)")
            #expect(texts(input, .name).count + texts(input, .selectedName).count >= 1, "\(name)")
        }
    }

    @Test("Ranges are those of the engine")
    func rangesAreThoseOfTheEngine() {
        let input = SolvedSample.unpositioned()
        #expect(!input.solution.ambiguities.isEmpty)
        #expect(input.drawing().shapes.contains { $0.role == .ghost })
    }
}
