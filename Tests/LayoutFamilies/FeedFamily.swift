// Feeds: rows chained downwards.

import AutoLayout

extension LayoutBuilder {
    mutating func addFeed(_ count: Int) {
        let content = view("content", in: root)
        align(content, [.left, .top, .width], to: root)
        var last: ItemID?
        var index = 0
        while viewCount < count || last == nil {
            last = addFeedRow(index, content, below: last)
            index += 1
        }
        if let last { add(content, .bottom, to: last, .bottom, 8) }
    }

    private mutating func addFeedRow(_ index: Int, _ content: ItemID, below last: ItemID?) -> ItemID {
        let row = view("row\(index)", in: content)
        align(row, [.left, .right], to: content)
        if let last { add(row, .top, to: last, .bottom, 8) } else { add(row, .top, to: content, .top, 8) }
        let avatar = view("avatar\(index)", in: row)
        let title = label(
            "title\(index)", in: row, random.points(40...440), random.points(16...24), hugging: 251)
        let sub = label("sub\(index)", in: row, random.points(40...600), random.points(14...60))
        let accessory = label(
            "acc\(index)", in: row, random.points(10...60), random.points(10...30), hugging: 252,
            compression: 752)
        add(avatar, .left, to: row, .left, 12)
        align(avatar, [.centerY], to: row)
        add(avatar, .width, random.pick(32, 40, 48))
        add(avatar, .height, to: avatar, .width)
        add(avatar, .top, .greaterThanOrEqual, to: row, .top, 8)
        add(title, .left, to: avatar, .right, 8)
        add(title, .top, to: row, .top, 8)
        add(title, .right, .lessThanOrEqual, to: accessory, .left, -8)
        align(sub, [.left], to: title)
        add(sub, .top, to: title, .bottom, 4)
        add(sub, .right, .lessThanOrEqual, to: accessory, .left, -8)
        add(sub, .bottom, to: row, .bottom, -8)
        add(accessory, .right, to: row, .right, -12)
        align(accessory, [.centerY], to: row)
        add(row, .height, .greaterThanOrEqual, 60, at: random.pick(1000, 999))
        let separator = view("sep\(index)", in: content)
        add(separator, .left, to: content, .left, 12)
        add(separator, .right, to: content, .right, -12)
        add(separator, .height, 1)
        add(separator, .top, to: row, .bottom, 8)
        return separator
    }

    /// Adds constraints that cannot hold together with those of a feed.
    mutating func addContradictions() {
        for _ in 0..<random.integer(1...3) {
            let item = ItemID(random.integer(2...viewCount - 1))
            switch random.integer(0...3) {
            case 0:
                let height = random.points(20...60)
                add(item, .height, .greaterThanOrEqual, height + random.points(1...40))
                add(item, .height, .lessThanOrEqual, height)
            case 1: add(item, .width, .greaterThanOrEqual, random.points(400...500))
            case 2: add(item, .left, to: root, .right, random.points(1...20))
            default:
                add(item, .height, to: item, .width, 5)
                add(item, .width, to: item, .height, -random.points(6...9))
            }
        }
    }
}
