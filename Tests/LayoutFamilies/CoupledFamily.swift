// Tables whose rows push each other apart by inequalities and share their columns, so that nothing can be solved alone.

import AutoLayout

extension LayoutBuilder {
    mutating func addCoupled(_ count: Int) {
        var lastTitle: ItemID?
        var lastDetail: ItemID?
        var index = 0
        while viewCount < count || lastDetail == nil {
            let title = label(
                "title\(index)", in: root, random.points(30...180), random.points(14...40), hugging: 251,
                compression: random.pick(749, 750, 751))
            let detail = label(
                "detail\(index)", in: root, random.points(30...260), random.points(14...30), hugging: 250,
                compression: random.pick(748, 750))
            add(title, .left, .greaterThanOrEqual, to: root, .left, 16)
            add(detail, .left, .greaterThanOrEqual, to: title, .right, 8)
            add(detail, .right, .lessThanOrEqual, to: root, .right, -16)
            add(detail, .centerY, to: title, .centerY, at: random.pick(1000, 740))
            if let lastTitle, let lastDetail {
                add(title, .top, .greaterThanOrEqual, to: lastTitle, .bottom, 8)
                add(detail, .top, .greaterThanOrEqual, to: lastDetail, .bottom, 8)
                add(title, .right, to: lastTitle, .right, at: 600)
                add(detail, .left, to: lastDetail, .left, at: random.pick(600, 610))
                add(title, .top, to: lastTitle, .bottom, random.points(8...20), at: 500)
            } else {
                add(title, .top, .greaterThanOrEqual, to: root, .top, 16)
                add(detail, .top, .greaterThanOrEqual, to: root, .top, 16)
            }
            if random.happens(onceIn: 3) {
                add(detail, .height, .lessThanOrEqual, to: title, .height, times: random.pick(0.5, 1, 2), at: 700)
            }
            if random.happens(onceIn: 4) { add(title, .top, to: root, .top, Double(24 * index), at: 260) }
            lastTitle = title
            lastDetail = detail
            index += 1
        }
    }
}
