// What the page's script needs to follow the pointer: views, constraints and frames, as compact JSON.

import AutoLayout

/// The data of a page. Panels that differ only in their frames share one model, so that six screens of one layout
/// carry its names and constraints once.
struct PageData {
    private var models: [String] = []
    private var modelIndex: [String: Int] = [:]
    private var panels: [String] = []
    private var images = ImageTable()
    private let words: PreviewWords.Page

    private let style: PictureStyle

    init(words: PreviewWords.Page, style: PictureStyle = .plan) {
        self.words = words
        self.style = style
    }

    /// One JSON document that is safe inside a script element.
    var json: String {
        "{\"models\":[\(models.joined(separator: ","))],\"panels\":[\(panels.joined(separator: ","))],"
            + "\"images\":\(images.json),\"style\":\"\(style.rawValue)\",\"words\":\(words.json)}"
    }

    mutating func add(_ panel: PreviewPanel, _ scene: Scene, _ picture: PagePicture) {
        let look = panel.look.map(Scene.init)
        let model = PageModel.json(scene, look, &images)
        let index: Int
        if let known = modelIndex[model] {
            index = known
        } else {
            index = models.count
            models.append(model)
            modelIndex[model] = index
        }
        panels.append(PagePanel(panel: panel, scene: scene, look: look, picture: picture).json(model: index, &images))
    }
}

/// The names and constraints of a layout, without its frames.
enum PageModel {
    static func json(_ scene: Scene, _ look: Scene?, _ images: inout ImageTable) -> String {
        let input = scene.input
        var items = JSONArray()
        for index in input.layout.items.indices {
            let item = scene.item(index)
            let detail = input.detail(index)
            var entry = JSONArray()
            entry.add(DisplayText.name(item.name))
            entry.add(DisplayText.name(detail.className))
            entry.add(Double(scene.parent(index) ?? -1))
            entry.add(Double(kind(index, scene)))
            entry.add(detail.declaration.map(Double.init))
            entry.add(detail.text.map(DisplayText.content) ?? "")
            entry.add(detail.isEstimated ? 1 : 0)
            entry.add(detail.line.map(Double.init))
            entry.add(detail.note.map(DisplayText.sentence) ?? "")
            items.addJSON(entry.text)
        }
        var constraints = JSONArray()
        for index in input.layout.constraints.indices {
            var entry = JSONArray()
            entry.add(input.text(of: input.layout.constraints[index]))
            entry.addJSON(
                scene.dimension(ofConstraint: index, tone: .selected).map(PageLine.json)
                    ?? "[0,0,\(input.layout.constraints[index].firstItem.index)]")
            let second = input.layout.constraints[index].secondItem?.index
            entry.add(second.map(Double.init))
            let lines = input.constraintLines
            entry.add(lines.indices.contains(index) ? lines[index].map(Double.init) : nil)
            constraints.addJSON(entry.text)
        }
        let direction = input.layout.screen.isRightToLeft ? 1 : 0
        return "{\"items\":\(items.text),\"constraints\":\(constraints.text),\"rtl\":\(direction)"
            + (look.map { ",\"looks\":\(LookData.nodes($0, &images))" } ?? "") + "}"
    }

    /// How the script draws an item: view 0, scroll view 1, guide 2, image 3, control 4; not at all 5.
    private static func kind(_ index: Int, _ scene: Scene) -> Int {
        if !scene.isKnown(index) { return 5 }
        if scene.isGuide(index) { return 2 }
        if scene.item(index).kind == .scrollView { return 1 }
        return switch ContentKind(className: scene.input.detail(index).className) {
        case .image: 3
        case .control: 4
        case .plain, .text: 0
        }
    }
}

/// A measured line for the script: axis, whether it runs along its item, the item, both anchors, the label.
enum PageLine {
    static func json(_ dimension: Dimension) -> String {
        var entry = JSONArray()
        entry.add(dimension.axis == .horizontal ? 0 : 1)
        entry.add(dimension.isSize ? 1 : 0)
        entry.add(Double(dimension.item))
        for anchor in [dimension.from, dimension.to] {
            entry.add(Double(anchor.item))
            entry.add(anchor.fraction)
            entry.add(anchor.offset)
        }
        entry.add(dimension.label)
        return entry.text
    }
}

/// The frames and findings of one panel.
struct PagePanel {
    let panel: PreviewPanel
    let scene: Scene
    let look: Scene?
    let picture: PagePicture

    func json(model: Int, _ images: inout ImageTable) -> String {
        let input = scene.input
        let screen = input.layout.screen
        let world = picture.world
        let sizes = input.solution.satisfiableSizes.first
        var fields = [
            "\"model\":\(model)", "\"name\":\(JSONArray.quoted(input.caption))",
            "\"width\":\(Decimal.text(screen.size.width))", "\"scale\":\(Decimal.factor(picture.scale))",
            "\"world\":\(JSONArray.numbers([world.x, world.y, world.width, world.height]))",
            "\"safe\":\(JSONArray.numbers([screen.safeArea.top, screen.safeArea.left, screen.safeArea.bottom, screen.safeArea.right]))",
            "\"screens\":\(JSONArray.numbers(scene.screens.map(Double.init)))",
            "\"frames\":\(JSONArray.frames(scene.frames))", "\"pieces\":\(pieces())", "\"off\":\(violations())",
            "\"conflicts\":\(conflicts())", "\"open\":\(ambiguities())",
        ]
        if let minimum = sizes?.minimum.horizontal { fields.append("\"min\":\(JSONArray.number(minimum))") }
        if let maximum = sizes?.maximum.horizontal { fields.append("\"max\":\(JSONArray.number(maximum))") }
        if let look {
            let picture = PagePicture(look, picture.extent)
            fields.append("\"look\":\(LookData.stage(look, picture, plan: scene, &images))")
        }
        if let selected = input.selected?.index { fields.append("\"selected\":\(selected)") }
        return "{\(fields.joined(separator: ","))}"
    }

    /// Each piece: its ends, the frames at the first, what changes up to the second, and the broken constraints.
    private func pieces() -> String {
        var result = JSONArray()
        for piece in panel.widths?.pieces ?? [] where piece.from.isFinite && piece.to.isFinite {
            let start = frames(piece.framesAtFrom)
            let end = frames(piece.framesAtTo)
            var entry = JSONArray()
            entry.add(piece.from)
            entry.add(piece.to)
            entry.addJSON(JSONArray.frames(start))
            entry.addJSON(
                JSONArray.frames(
                    zip(start, end).map {
                        Rect(
                            x: $1.x - $0.x, y: $1.y - $0.y, width: $1.width - $0.width, height: $1.height - $0.height)
                    }))
            entry.addJSON(JSONArray.numbers(piece.broken.map { Double($0.index) }))
            result.addJSON(entry.text)
        }
        return result.text
    }

    /// Frames of other widths, placed as the scene places them.
    private func frames(_ absolute: [Rect]) -> [Rect] {
        var input = scene.input
        input.solution.absoluteFrames = absolute
        return Scene(input).frames
    }

    private func violations() -> String {
        var result = JSONArray()
        for (index, violation) in scene.input.solution.violations.enumerated() where violation > 0 {
            result.addJSON("[\(index),\(JSONArray.number(violation))]")
        }
        return result.text
    }

    private func conflicts() -> String {
        var result = JSONArray()
        for conflict in scene.input.solution.conflicts.prefix(50) {
            var lines = JSONArray()
            var views = [Double]()
            for member in conflict.members.prefix(12) {
                switch member {
                case .constraint(let id):
                    guard let line = scene.dimension(ofConstraint: id.index, tone: .conflict) else { continue }
                    lines.addJSON(PageLine.json(line))
                    views.append(Double(line.item))
                case .rootSize(let id, let axis):
                    guard scene.contains(id) else { continue }
                    lines.addJSON(PageLine.json(scene.dimension(ofRoot: id.index, along: axis)))
                case .nonNegativeSize(let id, _), .system(let id), .stack(let id):
                    if scene.contains(id) { views.append(Double(id.index)) }
                }
            }
            var entry = JSONArray()
            entry.add(DisplayText.sentence(conflict.arithmetic))
            entry.addJSON(lines.text)
            entry.addJSON(JSONArray.numbers(views))
            entry.add(conflict.broken.map { Double($0.index) })
            result.addJSON(entry.text)
        }
        return result.text
    }

    private func ambiguities() -> String {
        var result = JSONArray()
        for ambiguity in scene.input.solution.ambiguities.prefix(500) where scene.contains(ambiguity.item) {
            var entry = JSONArray()
            entry.add(Double(ambiguity.item.index))
            entry.add(Double(ambiguity.attribute.rawValue))
            entry.add(ambiguity.minimum)
            entry.add(ambiguity.maximum)
            entry.add("\(ambiguity.attribute) \(scene.input.rangeText(ambiguity))")
            entry.add(Double(ambiguity.degreeOfFreedom))
            result.addJSON(entry.text)
        }
        return result.text
    }
}
