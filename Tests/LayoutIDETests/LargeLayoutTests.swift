// What large layouts leave out, so that nobody waits for it.

import LayoutIDE
import Testing

@Suite struct LargeLayoutTests {
    /// Views with a width that gives way to a required one, and `extra` more constraints each.
    private func messages(views: Int, extra: Int) -> [String] {
        var text = "view root {\n"
        for view in 0..<views { text += "view v\(view)\n" }
        text += "}\n"
        for view in 0..<views {
            text += "v\(view).makeConstraints {\nmake.left.top.height.equalTo(root)\nmake.width.equalTo(@10)\n"
            text += "make.width.equalTo(@20).priority(500)\n"
            for index in 0..<extra { text += "make.width.lessThanOrEqualTo(root).offset(\(index))\n" }
            text += "}\n"
        }
        return Sample(text: text).analysis.findings.filter { $0.rule == "broken-optional" }.map(\.message)
    }

    @Test("The first failures of a large layout are explained")
    func theFirstFailuresOfALargeLayoutAreExplained() {
        // 80 views of 30 constraints: explanations for 48,000 / 2,400 of them.
        let large = messages(views: 80, extra: 25)
        #expect(large.count == 80)
        #expect(large.count { $0.contains("Constraints of higher priority prevent it.") } == 60)
        let small = messages(views: 40, extra: 0)
        #expect(small.count == 40)
        #expect(!small.contains { $0.contains("Constraints of higher priority") })
    }
}
