// Lists of numbers give what was put into them, however they keep it.

import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct NumberListTests {
    @Test(
        "Numbers stay in order",
        arguments: [[], [4], [4, 5, 6], [4, 6], [6, 5, 4], [4, 5, 6, 4], [0, 0], [7, 8, 2, 3]])
    func numbersStayInOrder(numbers: [Int]) {
        #expect(Array(NumberList(numbers)) == numbers)
        var list = NumberList()
        for number in numbers { list.append(number) }
        #expect(Array(list) == numbers)
        #expect(list.count == numbers.count)
    }

    @Test("One number changes")
    func oneNumberChanges() {
        for numbers in [[4, 5, 6], [4, 9, 6]] {
            var list = NumberList(numbers)
            list[1] = 2
            list.append(3)
            #expect(Array(list) == [4, 2, 6, 3])
        }
    }

    @Test("Numbers go")
    func numbersGo() {
        for numbers in [[4, 5, 6], [4, 9, 6], [5], []] {
            var list = NumberList(numbers)
            list.removeAll { $0 == 5 }
            #expect(Array(list) == numbers.filter { $0 != 5 })
        }
    }

    @Test("Numbers that no list has are clamped")
    func numbersThatNoListHasAreClamped() {
        #expect(ChainID(.max).index == Int(Int32.max))
        #expect(Array(NumberList([.max - 1, .max])) == [Int(Int32.max), Int(Int32.max)])
    }
}

@Suite struct ChainStepTests {
    /// The spellings of each chain's steps, in the order of the chains.
    private func steps(_ block: String) -> [[String]] {
        let text = SourceText("view root { view a; view b }\na.makeConstraints { \(block) }")
        let document = LayoutDocument.evaluate(SyntaxTree.parse(text, dialect: .masonry))
        return document.chains.map { chain in chain.steps.map { text[$0.nameRange] } }
    }

    @Test("Each chain has its own steps")
    func eachChainHasItsOwnSteps() {
        #expect(
            steps("make.left.equalTo(b).offset(8); make.top.right.equalTo(b)")
                == [["left", "equalTo", "offset"], ["top", "right", "equalTo"]])
    }

    @Test("Chains in arguments do not tear the outer one")
    func chainsInArgumentsDoNotTearTheOuterOne() {
        #expect(
            steps("make.left.multipliedBy(make.top.with).priority(8); make.right")
                == [["left", "multipliedBy", "priority"], ["top", "with"], ["right"]])
        #expect(
            steps("make.left.multipliedBy(make.top.multipliedBy(make.width).with).priority(make.height).and")
                == [
                    ["left", "multipliedBy", "priority", "and"], ["top", "multipliedBy", "with"], ["width"], ["height"],
                ])
    }

    @Test("What goes on with a kept constraint is a chain")
    func whatGoesOnWithAKeptConstraintIsAChain() {
        #expect(
            steps("let k = make.left; k.equalTo(b); k.offset(make.top)")
                == [["left"], ["equalTo"], ["top"], ["offset"]])
    }
}
