// Which files stand in the folder of CocoaPods.

import MasonrySemantics
import Testing

@Suite struct LibraryFolderTests {
    @Test("It holds", arguments: ["Pods/A/A.h", "/work/App/Pods/A/A.h", "App/Pods/A.h"])
    func itHolds(_ path: String) { #expect(LibraryFolder.holds(path)) }

    @Test(
        "It does not hold",
        arguments: ["", "Pods", "App/Pods", "App/MyPods/A.h", "App/Pods2/A.h", "App/Pod/s/A.h", "App/Pods.swift"])
    func itDoesNotHold(_ path: String) { #expect(!LibraryFolder.holds(path)) }
}
