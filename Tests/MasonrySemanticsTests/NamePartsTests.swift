// Words within names.

import Testing

@testable import MasonrySemantics

@Suite struct NamePartsTests {
    private let parts = NameParts(["pin", "edge"])

    @Test("A word stands in the name", arguments: ["pin", "pinToEdges", "safeAreaEdge", "Edge", "spinner", "EDGES"])
    func aWordStandsInTheName(_ name: String) { #expect(parts.standIn(name)) }

    @Test("No word stands in the name", arguments: ["", "pi", "edg", "epi", "hide", "é", "p-in"])
    func noWordStandsInTheName(_ name: String) { #expect(!parts.standIn(name)) }
}
