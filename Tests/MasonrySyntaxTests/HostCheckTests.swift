// What the tree keeps of host code, so that nobody reads the text again: access, availability, selectors, key paths.

import MasonrySyntax
import Testing

@Suite struct HostCheckTests {
    @Test(
        "Swift literals",
        arguments: [
            ("x(#available(iOS 13.0, *))", "(call x (available 13))"),
            ("x(#unavailable(iOS 9))", "(call x (unavailable 9))"),
            ("x(#available(macOS 10, *))", "(call x (available _))"),
            ("x(#selector(tap))", "(call x (selector tap))"),
            ("x(#selector(A.tap(_:)))", "(call x (selector _))"),
            ("x(#file)", "(call x …)"),
        ])
    func swiftLiterals(_ text: String, _ dump: String) {
        #expect(parse(text, as: .swift).description == dump)
    }

    @Test(
        "Objective-C literals",
        arguments: [
            ("x(@available(iOS 11, *));", "(call x (available 11))"),
            ("x(@selector(tap));", "(call x (selector tap))"),
            ("x(@selector(tap:));", "(call x (selector _))"),
        ])
    func objectiveCLiterals(_ text: String, _ dump: String) {
        let body = parse("void f(void) { \(text) }", as: .objectiveC).description
        #expect(body.contains(dump), "\(body)")
    }

    @Test(
        "Access of members",
        arguments: [
            ("class A { private let x = 1 }", true), ("class A { fileprivate lazy var x = 1 }", true),
            ("class A { private(set) var x = 1 }", false), ("class A { let x = 1 }", false),
            ("class A { @objc private static var x = 1 }", true),
        ])
    func accessOfMembers(_ text: String, _ isPrivate: Bool) {
        #expect(parse(text, as: .swift).description.contains(" private") == isPrivate)
    }
}
