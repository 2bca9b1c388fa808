// The script of the page, in parts that are joined in the order of their use.

/// What makes the page answer: hover, dragging an edge, the filter, the keyboard, and an editor around it. The text is
/// constant, so its hash can stand in the page's policy; all that differs from page to page is data.
enum PageScript {
    static let source =
        "(() => {\n'use strict';\n" + PageGeometryScript.source + PageDrawingScript.source + PageDetailsScript.source
        + PageControlScript.source + "})();\n"
}
