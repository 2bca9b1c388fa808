// The script of the page, in parts that are joined in the order of their use.

/// What makes the page answer: hover, dragging an edge, the filter, the keyboard, and an editor around it. The text is
/// constant, so its hash can stand in the page's policy; all that differs from page to page is data.
package enum PageScript {
    static let source = source(beginning: "start(written(), []);\n")

    /// The same for a page that gets its layouts otherwise than with itself.
    /// - Parameter beginning: a script among the functions of this one, which calls `start` when it has data.
    package static func source(beginning: String) -> String {
        "(() => {\n'use strict';\n" + PageGeometryScript.source + PageLookScript.source + PageDrawingScript.source
            + PageDetailsScript.source
            + PageControlScript.source + beginning + "})();\n"
    }
}
