// One table of words: what people read about a word stands beside it, and nothing else keeps a list of its own.

import AutoLayout
import LayoutIDE
import MasonrySyntax
import Testing

@Suite struct VocabularyTests {
    @Test("Every documented word is in the table")
    func everyDocumentedWordIsInTheTable() throws {
        for word in ChainVocabulary.words {
            let entry = try #require(Vocabulary.entry(spelled: word.name), "\(word.name)")
            #expect(!word.libraries.isEmpty, "\(word.name)")
            #expect(entry.libraries.isSuperset(of: word.libraries), "\(word.name)")
        }
    }

    @Test("Every word that is suggested is documented")
    func everyWordThatIsSuggestedIsDocumented() {
        let documented = Set(ChainVocabulary.words.map(\.name))
        #expect(Vocabulary.suggestedSpellings.filter { !documented.contains($0) } == [])
    }

    @Test("No word stands twice")
    func noWordStandsTwice() {
        #expect(Set(Vocabulary.entries.map(\.word)).count == Vocabulary.entries.count)
        for entry in Vocabulary.entries { #expect(Vocabulary.entry(entry.word)?.word == entry.word) }
    }

    @Test("Only composites have parts and these are single attributes")
    func onlyCompositesHavePartsAndTheseAreSingleAttributes() {
        for entry in Vocabulary.entries {
            #expect(entry.parts.isEmpty == (entry.role != .attributes), "\(entry.word)")
            #expect(entry.parts.allSatisfy { $0.role == .attribute }, "\(entry.word)")
        }
    }

    @Test("A prefixed word is its plain word with the prefix of its library")
    func aPrefixedWordIsItsPlainWordWithThePrefixOfItsLibrary() {
        for entry in Vocabulary.entries {
            guard let plain = entry.plain else { continue }
            let prefix = entry.libraries == .masonry ? "mas_" : "snp_"
            #expect(entry.word.spelling == prefix + plain.spelling)
        }
    }

    @Test("Composites are read from the left")
    func compositesAreReadFromTheLeft() {
        func attributes(_ name: String) -> [LayoutAttribute]? { ChainVocabulary.word(name, in: .snapKit)?.attributes }
        #expect(attributes("edges") == [.left, .top, .right, .bottom])
        #expect(attributes("directionalEdges") == [.top, .leading, .bottom, .trailing])
        #expect(attributes("margins") == [.leftMargin, .topMargin, .rightMargin, .bottomMargin])
        #expect(attributes("size") == [.width, .height])
    }

    @Test("Names that stand for self", arguments: ["self", "weakSelf", "ws", "strongSelf"])
    func namesThatStandForSelf(_ name: String) {
        #expect(SelfAlias.isSelfOrAlias(name))
        #expect(!SelfAlias.isSelfOrAlias("my" + name))
    }
}
