// What a test is told when something is not as it should be.

/// A reason to fail, in words.
package struct TestFailure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
