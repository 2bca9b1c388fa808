// Chats: bubbles left and right, of at most a fraction of the width.

import AutoLayout

extension LayoutBuilder {
    mutating func addChat(_ count: Int) {
        let list = view("list", in: root)
        align(list, [.left, .top, .width], to: root)
        var last: ItemID?
        var index = 0
        while viewCount < count || last == nil {
            let bubble = view("bubble\(index)", in: list)
            add(bubble, .width, .lessThanOrEqual, to: list, .width, times: 0.72)
            if let last {
                add(bubble, .top, to: last, .bottom, 8)
            } else {
                add(bubble, .top, to: list, .top, 8)
            }
            add(bubble, .height, .greaterThanOrEqual, 44, at: 999)
            addSide(index, bubble, list)
            addText(index, bubble)
            last = bubble
            index += 1
        }
        if let last { add(list, .bottom, to: last, .bottom, 8) }
    }

    private mutating func addSide(_ index: Int, _ bubble: ItemID, _ list: ItemID) {
        if random.happens(onceIn: 2) {
            let face = view("face\(index)", in: list)
            add(face, .left, to: list, .left, 8)
            add(face, .width, 28)
            add(face, .height, 28)
            align(face, [.bottom], to: bubble)
            add(bubble, .left, to: face, .right, 6)
            add(bubble, .right, .lessThanOrEqual, to: list, .right, -48, at: 999)
        } else {
            add(bubble, .right, to: list, .right, -8)
            add(bubble, .left, .greaterThanOrEqual, to: list, .left, 48, at: 999)
        }
    }

    private mutating func addText(_ index: Int, _ bubble: ItemID) {
        let text = label("text\(index)", in: bubble, random.points(20...700), random.points(16...120))
        let time = label("time\(index)", in: bubble, 48, 12, hugging: 251, compression: 999)
        add(text, .left, to: bubble, .left, 10)
        add(text, .right, to: bubble, .right, -10)
        add(text, .top, to: bubble, .top, 6)
        add(time, .top, to: text, .bottom, 2)
        add(time, .right, to: bubble, .right, -10)
        add(time, .left, .greaterThanOrEqual, to: bubble, .left, 10, at: 750)
        add(time, .bottom, to: bubble, .bottom, -4)
    }
}
