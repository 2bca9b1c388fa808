// From what is known of a view to what is drawn of it.

import AutoLayout

/// Makes the nodes of one layout.
struct LookMaker {
    let scene: Scene

    func node(_ index: Int) -> LookNode {
        let detail = scene.input.detail(index)
        let look = detail.look ?? ViewLook()
        let kind = ControlKind(className: detail.className)
        var node = LookNode()
        node.isHidden = look.isHidden
        node.alpha = min(max(look.alpha, 0), 1)
        if look.clips || scene.item(index).kind == .scrollView { node.clip = look.radius }
        addBack(index, look, kind, &node)
        var content = LookContent(look: look, kind: kind, className: detail.className)
        content.hasSubviews = !scene.children[index].isEmpty || !detail.rows.isEmpty
        content.images = scene.input.images
        node.under += content.operations()
        let separators = kind == .table && look.hasSeparators ? look.partColors[.separator] ?? .separator : nil
        node.under += rows(detail.rows, separators: separators)
        if look.borderWidth > 0 {
            let half = look.borderWidth / 2
            node.over.append(
                .box(
                    .inset(half, half), fill: nil, stroke: look.borderColor ?? .label, width: look.borderWidth,
                    radius: max(0, look.radius - half), isDashed: false))
        }
        if look.isAssumed, !(scene.parent(index).map { scene.input.detail($0).look?.isAssumed == true } ?? false) {
            node.over.append(
                .box(.inset(0.5, 0.5), fill: nil, stroke: Paint.assumed, width: 1, radius: look.radius, isDashed: true))
        }
        return node
    }

    /// The system's signs on the screen that a root is; nothing for other roots.
    func statusBar(_ root: Int) -> [LookOperation] {
        guard scene.input.detail(root).look?.stage == .screen else { return [] }
        let frame = scene.frames[root]
        let bars = scene.input.bars
        var screen = scene.input.layout.screen
        screen.safeArea.top -= bars.heightAbove
        screen.safeArea.bottom -= bars.heightBelow
        var result: [LookOperation] = []
        if let tabs = bars.tabs {
            result += TabBarLook(
                bar: tabs, foot: screen.safeArea.bottom, height: bars.heightBelow, images: scene.input.images
            ).operations()
        }
        let foot =
            bars.tabs == nil
            ? back(of: root, at: Rect(x: frame.midX - 10, y: frame.maxY - 12, width: 20, height: 4)) : .tabs
        result += StatusBar.operations(
            screen, top: back(of: root, at: Rect(x: frame.x + 40, y: frame.y + 12, width: 20, height: 8)), bottom: foot)
        if let bar = bars.navigation {
            let top = screen.safeArea.top
            let paint = back(of: root, at: Rect(x: frame.midX - 20, y: frame.y + top + 14, width: 40, height: 16))
            result += NavigationBarLook(bar: bar, height: bars.heightAbove, top: top, paint: paint.contrast)
                .operations()
        }
        return result
    }

    /// The background that is seen at a place of a screen.
    private func back(of root: Int, at place: Rect) -> Paint {
        var result = Paint.background
        for index in scene.order where scene.rootOf[index] == root && scene.frames[index].contains(place) {
            guard let paint = scene.input.detail(index).look?.background.value, paint.light & 0xFF > 0x7F,
                isSeen(index)
            else { continue }
            result = paint
        }
        return result
    }

    /// Whether neither a view nor one around it is hidden or mostly transparent.
    private func isSeen(_ index: Int) -> Bool {
        var index = index
        // Each is before those in it.
        while true {
            if let look = scene.input.detail(index).look, look.isHidden || look.alpha < 0.5 { return false }
            guard let parent = scene.parent(index) else { return true }
            index = parent
        }
    }

    /// What a view draws behind its subviews, and what all of it stands on.
    private func addBack(_ index: Int, _ look: ViewLook, _ kind: ControlKind, _ node: inout LookNode) {
        // Without a background it is the shadow of what the view holds, which nobody draws here.
        if let shadow = look.shadow, !look.clips, look.background != .none || kind == .image || kind == .button {
            node.under.append(
                .shadow(
                    Reaches(
                        left: Reach(0, shadow.x), top: Reach(0, shadow.y), right: Reach(1, shadow.x),
                        bottom: Reach(1, shadow.y)), shadow.paint, blur: shadow.radius, radius: look.radius))
        }
        defer {
            if let gradient = look.gradient {
                node.under.append(.gradient(.all, gradient, radius: look.clips ? look.radius : 0))
            }
        }
        let own: Paint? =
            switch look.background {
            case .known(let paint): paint
            case .unknown: nil
            case .none: look.stage == .screen ? .background : look.stage == .cell ? .cell : kind.background(look)
            }
        if let own, !own.isClear {
            node.under.append(
                .box(.all, fill: own, stroke: nil, width: 0, radius: look.radius, isDashed: false))
        } else if look.stage == .alone, look.background == .none, look.borderWidth == 0 {
            node.under.append(
                .box(.inset(0.5, 0.5), fill: nil, stroke: .faint, width: 1, radius: look.radius, isDashed: true))
        } else if look.background == .unknown {
            // There is a colour, and only the running program knows which.
            node.under.append(
                .box(
                    .inset(0.5, 0.5), fill: Paint.fill.faded(0.35), stroke: Paint.faint, width: 1, radius: look.radius,
                    isDashed: true))
        }
    }
}

/// What a class draws by itself.
enum ControlKind: Sendable, Hashable {
    case plain, label, textView, button, image, field, search, toggle, slider, segments, progress, activity, pages
    case stepper, table, collection, bar, effect, foreign, own

    /// Own classes end like the class they extend.
    init(className: String) {
        let name = className.lowercased()
        let ends: [(String, ControlKind)] = [
            ("imageview", .image), ("textview", .textView), ("label", .label), ("button", .button),
            ("searchbar", .search), ("searchtextfield", .field), ("textfield", .field), ("switch", .toggle),
            ("slider", .slider), ("segmentedcontrol", .segments), ("progressview", .progress),
            ("activityindicatorview", .activity), ("pagecontrol", .pages), ("stepper", .stepper),
            ("tableview", .table), ("collectionview", .collection), ("navigationbar", .bar), ("tabbar", .bar),
            ("toolbar", .bar), ("visualeffectview", .effect), ("webview", .foreign), ("mapview", .foreign),
            ("datepicker", .foreign), ("pickerview", .foreign),
        ]
        if name == "uiview" || name == "uicontrol" || name == "uiscrollview" || name == "uistackview" || name.isEmpty {
            self = .plain
        } else if let found = ends.first(where: { name.hasSuffix($0.0) }) {
            self = found.1
        } else {
            self = className.hasPrefix("UI") ? .plain : .own
        }
    }

    func background(_ look: ViewLook) -> Paint? {
        switch self {
        case .textView, .table: .background
        case .bar: look.partColors[.bar] ?? .bar
        case .effect: Paint(light: 0xF8F8_F8B8, dark: 0x2525_25B8)
        default: nil
        }
    }
}

extension ViewLook {
    /// Whether a class of views is a button, by its name.
    package static func isButton(className: String) -> Bool { ControlKind(className: className) == .button }

    /// Whether a class of views is one of the program's own, of which its name says nothing.
    package static func isOwn(className: String) -> Bool { ControlKind(className: className) == .own }

    /// Whether a class of views is a table, or a collection view; nil for all others.
    package static func isTable(className: String) -> Bool? {
        switch ControlKind(className: className) {
        case .table: true
        case .collection: false
        default: nil
        }
    }
}
