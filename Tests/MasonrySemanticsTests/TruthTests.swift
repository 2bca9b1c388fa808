// Every recorded probe that a static evaluation can decide gives what the real library gave.

import Testing

@Suite struct TruthTests {
    @Test("Recorded probes agree", arguments: ["masonry", "snapkit"])
    func recordedProbesAgree(_ file: String) throws {
        let probes = try Probe.load(file)
        var passing = 0
        var leftOut = 0
        var decidable = 0
        for probe in probes where probe.isDecidable {
            decidable += 1
            if ProbeExceptions.leftOut[probe.id] != nil {
                leftOut += 1
                continue
            }
            let disagreement = ProbeRun(probe).disagreement(with: probe)
            if disagreement == nil { passing += 1 }
            #expect(disagreement == nil, "\(probe.id)\n\(probe.code)\n     \(disagreement ?? "")")
        }
        print("\(file): \(passing) probes pass, \(leftOut) left out, of \(decidable) with constraints or a failure")
        #expect(leftOut * 100 < decidable * 15)
    }

    @Test("Left out probes exist")
    func leftOutProbesExist() throws {
        let known = Set(try (Probe.load("masonry") + Probe.load("snapkit")).map(\.id))
        for id in ProbeExceptions.leftOut.keys.sorted() { #expect(known.contains(id), "\(id)") }
    }
}
