// The tables that evaluation keeps: what a trial takes back, and numbers that begin somewhere.

import AutoLayout
import Testing

@testable import MasonrySemantics

@Suite struct TableTests {
    @Test("A trial takes back what it added changed and removed")
    func aTrialTakesBackWhatItAddedChangedAndRemoved() {
        var table = RevertibleDictionary<String, [Int]>()
        table["kept"] = [1]
        table["removed"] = [2]
        table.beginTrial()
        table["kept"]?.append(3)
        table["kept"]?.append(4)
        table["removed"] = nil
        table["added"] = [5]
        #expect(table["kept"] == [1, 3, 4])
        table.endTrial()
        #expect(table["kept"] == [1])
        #expect(table["removed"] == [2])
        #expect(table["added"] == nil)
        table["kept"] = nil
        table.beginTrial()
        table.endTrial()
        #expect(table["kept"] == nil)
    }

    @Test("Numbers before the first are found too")
    func numbersBeforeTheFirstAreFoundToo() {
        var table = OffsetTable<Int>(from: 100, missing: -1)
        table[103] = 3
        table[7] = 7
        #expect([table[103], table[7], table[100], table[8], table[500], table[0]] == [3, 7, -1, -1, -1, -1])
    }

    @Test("Copies of a list are of their own")
    func copiesOfAListAreOfTheirOwn() {
        var list = SharedList<Int>()
        for number in 0..<200 { list.append(number) }
        var copy = list
        copy.append(200)
        copy[3] = -3
        #expect(Array(list) == Array(0..<200))
        #expect(copy.count == 201)
        #expect([copy[3], copy[4], copy[200]] == [-3, 4, 200])
        list.keepPlaces(of: copy)
        #expect(Array(list) == Array(0...200))
    }

    @Test("Numbers far behind the last cost little")
    func numbersFarBehindTheLastCostLittle() {
        var table = OffsetTable<Int>(from: 0, missing: -1)
        table[1_000_000] = 1
        var copy = table
        copy[999_999] = 2
        #expect([table[1_000_000], table[999_999], table[5]] == [1, -1, -1])
        #expect([copy[1_000_000], copy[999_999], copy[999_000]] == [1, 2, -1])
    }

    /// Each branch of a class takes a copy and sets a number behind all those that the branches before it have set.
    @Test("Many copies with numbers far behind end soon", .timeLimit(.minutes(1)))
    func manyCopiesWithNumbersFarBehindEndSoon() {
        let table = OffsetTable<Int>(from: 0, missing: -1)
        var sum = 0
        for number in 0..<3_000 {
            var copy = table
            copy[200_000 + number] = number
            sum += copy[200_000 + number]
        }
        #expect(sum == 3_000 * 2_999 / 2)
    }

    @Test("Only the items of a layout have indices")
    func onlyTheItemsOfALayoutHaveIndices() {
        var indices = ItemIndices(for: [ItemID(12), ItemID(10), ItemID(15)])
        indices.place(ItemID(10), at: 0)
        indices.place(ItemID(15), at: 1)
        indices.place(ItemID(99), at: 2)
        #expect(indices[ItemID(10)] == 0)
        #expect(indices[ItemID(15)] == 1)
        #expect([9, 12, 16, 99].allSatisfy { indices[ItemID($0)] == nil })
        #expect(ItemIndices(for: [])[ItemID(0)] == nil)
    }
}
