// Frames as functions of the width, found by solving.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct WidthPiecesTests {
    /// A view 20 from the left, at most 300 wide, and otherwise up to 20 from the right.
    private var capped: Layout {
        var sample = SolvedSample(280, 200)
        let root = sample.view("root")
        let view = sample.view("view", in: root)
        sample.layout.constraints += [
            LayoutConstraint(view, .left, to: root, .left, constant: 20),
            LayoutConstraint(view, .width, .lessThanOrEqual, constant: 300),
            LayoutConstraint(view, .right, to: root, .right, constant: -20, priority: 750),
            LayoutConstraint(view, .top, to: root, .top), LayoutConstraint(view, .height, constant: 50),
        ]
        return sample.layout
    }

    @Test("Bend where a constraint begins")
    func bendWhereAConstraintBegins() throws {
        let pieces = try #require(WidthPieces.solving(capped, narrowest: 140, widest: 600)).pieces
        let bend = try #require(pieces.first { $0.to > 335 }).to
        #expect(abs(bend - 340) <= 1)
        for width in [140.0, 200, 280, 300, 339, 342, 400, 600] {
            let piece = try #require(pieces.first { $0.from <= width && width <= $0.to })
            let part = (width - piece.from) / (piece.to - piece.from)
            let start = piece.framesAtFrom[1].width
            let value = start + part * (piece.framesAtTo[1].width - start)
            #expect(abs(value - min(width - 40, 300)) < 1, "\(width)")
        }
    }

    @Test("Join without gaps and meet the given width")
    func joinWithoutGapsAndMeetTheGivenWidth() throws {
        let pieces = try #require(WidthPieces.solving(capped, narrowest: 140, widest: 600)).pieces
        #expect(pieces.first?.from == 140)
        #expect(pieces.last?.to == 600)
        #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.to == $1.from })
        #expect(pieces.contains { $0.to == 280 })
        #expect(pieces.count <= 5)
    }

    @Test("Say what breaks")
    func sayWhatBreaks() throws {
        var layout = capped
        layout.constraints.append(
            LayoutConstraint(ItemID(1), .width, .greaterThanOrEqual, to: nil, .notAnAttribute, constant: 200))
        layout.constraints.append(
            LayoutConstraint(ItemID(1), .right, .lessThanOrEqual, to: ItemID(0), .right, constant: -10))
        let pieces = try #require(WidthPieces.solving(layout, narrowest: 140, widest: 600)).pieces
        #expect(pieces.first?.broken == [ConstraintID(6)])
        #expect(pieces.last?.broken == [])
        let change = try #require(pieces.last { !$0.broken.isEmpty }).to
        #expect(abs(change - 230) <= 1)
    }

    @Test(
        "Are not made for ranges without the screen",
        arguments: [(0.0, 600.0), (300, 200), (.nan, 600), (100, .infinity), (300, 600)])
    func areNotMadeForRangesWithoutTheScreen(narrowest: Double, widest: Double) {
        #expect(WidthPieces.solving(capped, narrowest: narrowest, widest: widest) == nil)
    }

    @Test("Solve no more than they may")
    func solveNoMoreThanTheyMay() throws {
        let pieces = try #require(WidthPieces.solving(capped, narrowest: 140, widest: 600, fuel: 0)).pieces
        #expect(pieces.count == 2)
    }
}
