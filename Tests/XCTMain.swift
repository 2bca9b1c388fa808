// Where the tests begin on Linux. All are Swift Testing's: without this file SwiftPM writes one that looks for XCTest's, in an index
// of all names that each build must make then. With it `.ci/build-tests` leaves that out.

import Testing

@main
struct XCTMain {
    /// `swift test` asks once for each of the two libraries.
    static func main() async {
        guard CommandLine.arguments.contains("swift-testing") else { return }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
