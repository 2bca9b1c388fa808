// Boxes in boxes.

import AutoLayout

extension LayoutBuilder {
    mutating func addNested(_ count: Int) {
        var parent = root
        var index = 0
        // Insets get smaller with the depth, so that the innermost box keeps a size.
        let inset = min(8, 300 / Double(max(count, 1)))
        while viewCount < count {
            let box = view("box\(index)", in: parent)
            add(box, .left, to: parent, .left, inset * Double(random.integer(0...2)) / 2)
            add(box, .right, to: parent, .right, -inset * Double(random.integer(0...2)) / 2)
            add(box, .top, to: parent, .top, inset * Double(random.integer(0...2)) / 2)
            add(box, .bottom, to: parent, .bottom, -inset * Double(random.integer(0...2)) / 2)
            if random.happens(onceIn: 4) {
                let text = label("text\(index)", in: box, random.points(40...450), random.points(14...40))
                add(text, .left, to: box, .left, 4)
                add(text, .top, .greaterThanOrEqual, to: box, .top, 4)
                align(text, [.centerY], to: box)
                add(text, .right, .lessThanOrEqual, to: box, .right, -4)
                add(text, .bottom, .lessThanOrEqual, to: box, .bottom, -4)
            }
            parent = box
            index += 1
        }
    }
}
