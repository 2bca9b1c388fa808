// Forms: labels of equal width beside fields.

import AutoLayout

extension LayoutBuilder {
    mutating func addForm(_ count: Int) {
        let form = view("form", in: root)
        align(form, [.left, .top, .width], to: root)
        var lastLabel: ItemID?
        var lastField: ItemID?
        var index = 0
        while viewCount < count || lastField == nil {
            let name = label(
                "label\(index)", in: form, random.points(40...160), random.points(14...20), hugging: 251,
                compression: 751)
            let field = label(
                "field\(index)", in: form, random.points(40...200), 34, hugging: 249, compression: 749)
            add(name, .left, to: form, .left, 16)
            if let lastLabel { align(name, [.width], to: lastLabel) }
            add(field, .left, to: name, .right, 8)
            add(field, .right, to: form, .right, -16)
            add(field, .width, .greaterThanOrEqual, 120)
            addFieldWishes(name, field, form)
            if let lastField {
                add(field, .top, to: lastField, .bottom, 12)
            } else {
                add(field, .top, to: form, .top, 16)
            }
            add(field, .height, .greaterThanOrEqual, 30)
            align(name, [.centerY], to: field)
            add(name, .height, .lessThanOrEqual, to: field, .height, at: 999)
            lastLabel = name
            lastField = field
            index += 1
        }
        if let lastField { add(form, .bottom, to: lastField, .bottom, 16) }
    }

    private mutating func addFieldWishes(_ name: ItemID, _ field: ItemID, _ form: ItemID) {
        switch random.integer(0...4) {
        case 0: add(name, .width, .lessThanOrEqual, to: form, .width, times: 0.45, at: 990)
        case 1: add(field, .width, .greaterThanOrEqual, random.points(150...260), at: 800)
        case 2: add(field, .width, random.points(150...260), at: 500)
        default: break
        }
    }
}
