// The picture of a hover fits into a hover.

import Foundation
import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct HoverPictureTests {
    private func svg(_ uri: String) throws -> String {
        let base64 = try #require(uri.components(separatedBy: "base64,").last)
        let data = try #require(Data(base64Encoded: base64))
        return String(decoding: data, as: UTF8.self)
    }

    @Test("Is an SVG of at most eight kilobytes")
    func isAnSVGOfAtMostEightKilobytes() throws {
        for (name, input) in Samples.all {
            for index in input.layout.items.indices {
                let uri = try #require(input.hoverPicture(of: ItemID(index)), "\(name) \(index)")
                #expect(uri.hasPrefix("data:image/svg+xml;base64,"))
                #expect(uri.utf8.count <= 8192)
                #expect(XMLShape.parse(try svg(uri)) != nil)
            }
        }
    }

    @Test("Shows the constraints of the view")
    func showsTheConstraintsOfTheView() throws {
        let picture = try svg(try #require(Samples.profile(selecting: nil).hoverPicture(of: ItemID(2))))
        let texts = try #require(XMLShape.parse(picture)).texts
        #expect(texts.contains("8"))
        #expect(texts.contains { $0.hasPrefix("name") })
    }

    @Test("A crowd loses its words before the view loses its picture")
    func aCrowdLosesItsWordsBeforeTheViewLosesItsPicture() throws {
        let input = Samples.crowded(rows: 400, selecting: nil)
        let uri = try #require(input.hoverPicture(of: ItemID(0)))
        #expect(uri.utf8.count <= 8192)
    }

    @Test("There is none where even the plainest is too long")
    func thereIsNoneWhereEvenThePlainestIsTooLong() {
        #expect(Samples.profile().hoverPicture(of: ItemID(2), byteLimit: 100) == nil)
        #expect(Samples.profile().hoverPicture(of: ItemID(2), byteLimit: -1) == nil)
    }

    @Test("An item that does not exist shows the whole")
    func anItemThatDoesNotExistShowsTheWhole() throws {
        #expect(Samples.profile().hoverPicture(of: ItemID(99)) != nil)
        #expect(Samples.profile().hoverPicture(of: ItemID(-1)) != nil)
    }
}
