// How each role looks, in light and in dark surroundings.

/// The style sheet of a picture. Only the roles that a drawing uses are written, so that small pictures stay small.
/// The hues are those of Okabe and Ito, which colour-blind readers tell apart; no meaning hangs on a hue alone:
/// conflicts are also thicker and marked ✕, what is undetermined is also dashed and has arrows.
enum SVGStyle {
    /// The CSS class of a role.
    static func name(_ role: Role) -> String { look(role).name }

    static func sheet(for drawing: Drawing, _ appearance: PictureOptions.Appearance) -> String {
        var isUsed = Array(repeating: false, count: Role.allCases.count)
        for shape in drawing.shapes where isUsed.indices.contains(shape.role.rawValue) {
            isUsed[shape.role.rawValue] = true
        }
        return sheet(Role.allCases.filter { isUsed[$0.rawValue] }, appearance)
    }

    static func sheet(_ roles: [Role], _ appearance: PictureOptions.Appearance) -> String {
        var common = "text{font:10px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}path{fill:none}"
        var light = ""
        var dark = ""
        for role in roles {
            let look = look(role)
            if !look.common.isEmpty { common += ".\(look.name){\(look.common)}" }
            light += ".\(look.name){\(look.light)}"
            dark += ".\(look.name){\(look.dark)}"
        }
        switch appearance {
        case .light: return common + light
        case .dark: return common + dark
        case .automatic: return common + light + "@media (prefers-color-scheme:dark){\(dark)}"
        }
    }

    private struct Look {
        var name: String
        var common: String
        var light: String
        var dark: String
    }

    private static func look(_ role: Role) -> Look {
        switch role {
        case .canvas, .screen, .unsafeArea, .margins, .view, .control, .scrollView, .guide, .image, .noSize, .outside:
            viewLook(role)
        case .selectedView, .dimension, .conflictDimension, .conflictView, .ghost, .ghostDimension, .labelBack:
            markLook(role)
        case .removed, .unchanged, .before, .after, .movement: changeLook(role)
        default: textLook(role)
        }
    }

    private static func viewLook(_ role: Role) -> Look {
        switch role {
        case .canvas: Look(name: "bg", common: "", light: "fill:#f4f5f7", dark: "fill:#16191d")
        case .screen:
            Look(name: "s", common: "", light: "fill:#fff;stroke:#5c6673", dark: "fill:#22272e;stroke:#8b97a5")
        case .unsafeArea:
            Look(name: "sa", common: "", light: "fill:#5c6673;fill-opacity:.1", dark: "fill:#a9b4c0;fill-opacity:.12")
        case .margins:
            Look(name: "m", common: "fill:none;stroke-dasharray:1 3", light: "stroke:#5c6673", dark: "stroke:#a9b4c0")
        case .control:
            Look(
                name: "b", common: "fill-opacity:.16", light: "fill:#0072b2;stroke:#5b82a0",
                dark: "fill:#56b4e9;stroke:#6f93ad")
        case .scrollView:
            Look(
                name: "sv", common: "stroke-width:1.5;fill-opacity:.05", light: "fill:#1f3f5f;stroke:#5c6673",
                dark: "fill:#d5e3f0;stroke:#a9b4c0")
        case .guide:
            Look(name: "g", common: "fill:none;stroke-dasharray:5 3", light: "stroke:#00795a", dark: "stroke:#4cc9a4")
        case .image:
            Look(name: "i", common: "stroke-width:.7", light: "stroke:#a3b1bf", dark: "stroke:#56636f")
        case .noSize:
            Look(
                name: "z", common: "stroke-width:2", light: "fill:#fff;stroke:#8a5a00",
                dark: "fill:#22272e;stroke:#f0b440")
        case .outside:
            Look(
                name: "o", common: "fill-opacity:.08;stroke-dasharray:3 2", light: "fill:#8a5a00;stroke:#8a5a00",
                dark: "fill:#f0b440;stroke:#f0b440")
        default:
            Look(
                name: "v", common: "fill-opacity:.04", light: "fill:#1f3f5f;stroke:#8fa0b2",
                dark: "fill:#d5e3f0;stroke:#66737f")
        }
    }

    private static func markLook(_ role: Role) -> Look {
        switch role {
        case .selectedView:
            Look(
                name: "se", common: "stroke-width:2;fill-opacity:.12", light: "fill:#0072b2;stroke:#0072b2",
                dark: "fill:#56b4e9;stroke:#56b4e9")
        case .dimension: Look(name: "d", common: "", light: "stroke:#0072b2", dark: "stroke:#56b4e9")
        case .conflictDimension:
            Look(name: "x", common: "stroke-width:2", light: "stroke:#c4320a", dark: "stroke:#ff8a5c")
        case .conflictView:
            Look(
                name: "xv", common: "fill-opacity:.07;stroke-width:1.5", light: "fill:#c4320a;stroke:#c4320a",
                dark: "fill:#ff8a5c;stroke:#ff8a5c")
        case .ghost:
            Look(
                name: "gh", common: "fill-opacity:.07;stroke-dasharray:4 3", light: "fill:#8a5a00;stroke:#8a5a00",
                dark: "fill:#f0b440;stroke:#f0b440")
        case .ghostDimension: Look(name: "gd", common: "", light: "stroke:#8a5a00", dark: "stroke:#f0b440")
        default: Look(name: "lb", common: "fill-opacity:.85", light: "fill:#fff", dark: "fill:#22272e")
        }
    }

    private static func changeLook(_ role: Role) -> Look {
        switch role {
        case .removed:
            Look(
                name: "rm", common: "fill:none;stroke-dasharray:2 3;stroke-width:1.5", light: "stroke:#c4320a",
                dark: "stroke:#ff8a5c")
        case .before:
            Look(name: "be", common: "fill:none;stroke-dasharray:4 3", light: "stroke:#6b7480", dark: "stroke:#a9b4c0")
        case .after:
            Look(
                name: "af", common: "stroke-width:1.5;fill-opacity:.12", light: "fill:#0072b2;stroke:#0072b2",
                dark: "fill:#56b4e9;stroke:#56b4e9")
        case .movement: Look(name: "mv", common: "stroke-width:1.5", light: "stroke:#0072b2", dark: "stroke:#56b4e9")
        default:
            Look(name: "un", common: "fill:none", light: "stroke:#c9d0d8", dark: "stroke:#454e58")
        }
    }

    private static func textLook(_ role: Role) -> Look {
        switch role {
        case .selectedName: Look(name: "sn", common: "font-weight:600", light: "fill:#00517f", dark: "fill:#9fd6f5")
        case .contentText: Look(name: "ct", common: "", light: "fill:#606b78", dark: "fill:#a9b4c0")
        case .dimensionText: Look(name: "dt", common: "", light: "fill:#00517f", dark: "fill:#9fd6f5")
        case .conflictText:
            Look(name: "xt", common: "font-weight:600", light: "fill:#a32a08", dark: "fill:#ffb08f")
        case .ghostText: Look(name: "gt", common: "", light: "fill:#6e4800", dark: "fill:#f7cf7e")
        case .caption: Look(name: "cp", common: "font-weight:600", light: "fill:#2c343d", dark: "fill:#dde4ea")
        case .note: Look(name: "nt", common: "", light: "fill:#4a5460", dark: "fill:#b9c3cd")
        case .conflictNote:
            Look(name: "xn", common: "font-weight:600", light: "fill:#a32a08", dark: "fill:#ffb08f")
        default: Look(name: "n", common: "", light: "fill:#1c242c", dark: "fill:#e6ebf0")
        }
    }
}
