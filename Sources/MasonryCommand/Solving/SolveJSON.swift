// The `json` format of `solve`.

import Project

extension JSONWriter {
    /// The whole report of one file.
    mutating func solveReport(file: String, _ layouts: [SolvedLayout]) {
        object { object in
            object.member("version", 1)
            object.member("file", file)
            object.newline(1)
            object.array("layouts") { array in
                for layout in layouts {
                    array.newline(2)
                    array.layout(layout)
                }
            }
        }
    }

    private mutating func layout(_ layout: SolvedLayout) {
        object { object in
            object.object("screen") { screen in
                screen.member("name", layout.screenName)
                screen.member("width", layout.screenWidth)
                screen.member("height", layout.screenHeight)
            }
            object.member("state", layout.state)
            if layout.isSource {
                object.member("class", layout.className)
                object.member("scenario", layout.scenario)
            }
            object.member("root", layout.root)
            object.key("satisfiable")
            if let isSatisfiable = layout.isSatisfiable { object.boolean(isSatisfiable) } else { object.null() }
            object.key("satisfiableSizes")
            object.sizes(layout.satisfiableSizes)
            object.lines("views", layout.views) { $0.view($1, isSource: layout.isSource) }
            object.lines("constraints", layout.constraints) { $0.constraint($1) }
            object.lines("conflicts", layout.conflicts) { $0.conflict($1) }
        }
    }

    private mutating func sizes(_ sizes: SolvedLayout.Sizes?) {
        guard let sizes else { return null() }
        object { object in
            object.bounds("width", sizes.widths)
            object.bounds("height", sizes.heights)
        }
    }

    private mutating func lines<Element>(
        _ name: String, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
    ) {
        newline(3)
        array(name) { array in
            for element in elements {
                array.newline(4)
                write(&array, element)
            }
        }
    }

    /// The texts and fonts of a source are those of the program that runs, so that an estimate is no number of its frames.
    private mutating func view(_ view: SolvedLayout.View, isSource: Bool) {
        object { object in
            object.member("name", view.name)
            object.member("class", view.className)
            object.member("superview", view.superview)
            object.line(view.line)
            object.frame("frame", view.frame, withEstimates: !isSource)
            object.frame("absoluteFrame", view.absoluteFrame, withEstimates: !isSource)
            object.object("ambiguous") { ambiguous in
                for (attribute, bounds) in view.ambiguous { ambiguous.bounds(attribute, bounds) }
            }
            object.member("estimated", view.isEstimated)
            if isSource, let frame = view.frame, view.isEstimated { object.estimates(frame) }
            if let frame = view.frame, frame.words.contains(where: { $0 != nil }) { object.expressions(frame) }
            object.member("note", view.note)
        }
    }

    private mutating func constraint(_ constraint: SolvedLayout.Constraint) {
        object { object in
            object.member("id", constraint.id)
            if let file = constraint.file { object.member("file", file) }
            object.line(constraint.line)
            object.member("firstItem", constraint.firstItem)
            object.member("firstAttribute", constraint.firstAttribute)
            object.member("relation", constraint.relation)
            object.member("secondItem", constraint.secondItem)
            object.member("secondAttribute", constraint.secondAttribute)
            object.member("multiplier", constraint.multiplier)
            object.member("constant", constraint.constant)
            object.member("priority", constraint.priority)
            object.key("satisfied")
            if let violation = constraint.violation { object.boolean(violation == 0) } else { object.null() }
            object.member("violation", constraint.violation)
        }
    }

    private mutating func conflict(_ conflict: SolvedLayout.Conflict) {
        object { object in
            object.array("constraints") { array in for id in conflict.constraints { array.string(id) } }
            object.member("broken", conflict.broken)
            object.member("explanation", conflict.explanation)
        }
    }

    private mutating func line(_ line: Int?) {
        key("line")
        if let line { integer(line) } else { null() }
    }

    private mutating func frame(_ name: String, _ frame: SolvedLayout.Frame?, withEstimates: Bool) {
        key(name)
        guard let frame else { return null() }
        object { object in
            for (name, number) in frame.numbers {
                object.number(name, withEstimates || number?.isEstimated == false ? number : nil)
            }
        }
    }

    private mutating func estimates(_ frame: SolvedLayout.Frame) {
        object("estimates") { object in
            for (name, number) in frame.numbers where number?.isEstimated == true { object.number(name, number) }
        }
    }

    private mutating func expressions(_ frame: SolvedLayout.Frame) {
        object("expressions") { object in
            for ((name, _), words) in zip(frame.numbers, frame.words) {
                if let words { object.member(name, words) }
            }
        }
    }

    private mutating func number(_ name: String, _ number: SolvedLayout.Frame.Number?) {
        key(name)
        if let number { self.number(number.value) } else { null() }
    }

    private mutating func bounds(_ name: String, _ bounds: SolvedLayout.Bounds) {
        array(name) { array in
            array.number(bounds.minimum)
            array.number(bounds.maximum)
        }
    }
}
