// The layouts people know from articles and from the libraries' own examples give the frames they give on a device.

import Testing

@Suite struct SampleTests {
    @Test(
        "One view 10 points inside its superview has the same frames in all four spellings",
        arguments: [
            "classic-four-chains.masonry", "classic-edges.masonry", "classic-composite.masonry",
            "classic-snapkit.masonry",
        ])
    func classic(file: String) throws {
        let sample = try Sample(file)
        #expect(sample.frames("view1") == ["10 10 355 647", "10 10 748 1004"])
        #expect(sample.rules == [])
    }

    @Test("Half of self")
    func halfOfSelf() throws {
        let sample = try Sample("half-of-self.masonry")
        #expect(sample.frames("box") == ["20 20 335 333.5"])
        #expect(sample.rules == [])
    }

    @Test("Three boxes share the space")
    func threeBoxesShareTheSpace() throws {
        let sample = try Sample("three-boxes.masonry")
        #expect(sample.frames("greenView") == ["10 10 172.5 318.5", "10 10 369 497"])
        #expect(sample.frames("redView") == ["192.5 10 172.5 318.5", "389 10 369 497"])
        #expect(sample.frames("blueView") == ["10 338.5 355 318.5", "10 517 748 497"])
        #expect(sample.analysis.findings.allSatisfy { $0.severity == .information || $0.severity == .hint })
    }

    @Test("Aspect fit is as large as fits")
    func aspectFitIsAsLargeAsFits() throws {
        let sample = try Sample("aspect-fit.masonry")
        #expect(sample.frames("inner") == ["0 250 300 100", "75 0 450 150"])
        #expect(sample.rules == ["broken-optional", "broken-optional"])
    }

    @Test("Masks points and sizes")
    func masksPointsAndSizes() throws {
        let sample = try Sample("attributes-and-structs.masonry")
        #expect(sample.frames("corner") == ["133 133 20 20"])
        #expect(sample.frames("middle") == ["100 400 200 100"])
        #expect(sample.rules == ["ambiguous-size"])
        #expect(
            sample.analysis.findings[0].message.contains(
                "`bar.width` is ambiguous: any value between 200 and 340 fits."))
    }

    @Test("Ten nested by insets")
    func tenNestedByInsets() throws {
        let sample = try Sample("nested-insets.masonry")
        #expect(sample.frames("box1") == ["10 5 345 647"])
        #expect(sample.frames("box10") == ["10 5 75 467"])
        #expect(sample.rules == [])
    }

    @Test("Ten nested by margins")
    func tenNestedByMargins() throws {
        let sample = try Sample("nested-margins.masonry")
        #expect(sample.frames("box1") == ["10 5 345 647"])
        #expect(sample.frames("box10") == ["10 5 75 467"])
        #expect(sample.rules == [])
    }

    @Test("The conflict is the smallest set and names its keys")
    func theConflictIsTheSmallestSetAndNamesItsKeys() throws {
        let sample = try Sample("debugging.masonry")
        #expect(sample.rules == ["opposite-edges-same-offset", "unsatisfiable"])
        let finding = try #require(sample.analysis.findings.first { $0.rule == "unsatisfiable" })
        #expect(finding.message.contains("Unable to simultaneously satisfy constraints."))
        #expect(finding.message.contains("'ConstantConstraint' greenView.height >= 5000"))
        #expect(finding.message.contains("'ConflictingConstraint[2]' greenView.top == superview.top + 1"))
        #expect(finding.message.contains("5001 > 1 + 480 = 481"))
        #expect(finding.related.count == 2)
        #expect(finding.fixes.first?.edits.first?.text == "@480")
    }

    @Test("The two assertions word for word")
    func theTwoAssertionsWordForWord() throws {
        let sample = try Sample("assertions.masonry")
        #expect(sample.rules == ["attribute-after-relation", "relation-redefined"])
        let messages = sample.analysis.findings.map(\.message)
        #expect(messages[0].hasPrefix("Attributes should be chained before defining the constraint relation"))
        #expect(messages[1].hasPrefix("Redefinition of constraint relation"))
    }
}
