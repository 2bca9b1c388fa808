// The images of one page, and how much room they have.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct ImageAlbumTests {
    private func input(_ files: [String]) -> PreviewInput {
        var sample = Sample()
        for file in files {
            let id = sample.view(file, in: nil, "UIImageView", 0, 0, 10, 10)
            var look = ViewLook()
            look.image = .known(
                ViewLook.Image(name: file, isSymbol: false, size: Size(width: 5, height: 5), file: file))
            sample.input.items[id.index].look = look
        }
        return sample.input
    }

    @Test("All together have the room of a page, first come first served")
    func allTogetherHaveTheRoomOfAPageFirstComeFirst() {
        var reads: [String] = []
        var album = ImageAlbum(most: 100) { file in
            reads.append(file)
            return ("image/png", Array(repeating: 1, count: file == "big" ? 70 : 40))
        }
        var input = input(["a", "big", "a", "b", "c"])
        album.add(to: &input)
        #expect(input.images.keys.sorted() == ["a", "b"])
        #expect(reads == ["a", "big", "b", "c"])
        var other = self.input(["a"])
        album.add(to: &other)
        #expect(other.images.count == 1)
        #expect(reads.count == 4)
    }

    @Test("A picture by itself needs room for each of its images")
    func aPictureByItselfNeedsRoomForEachOfItsImages() {
        var album = ImageAlbum(most: 100, isShared: false) { _ in ("image/png", Array(repeating: 1, count: 40)) }
        var counts: [Int] = []
        for _ in 0..<3 {
            var input = input(["a"])
            album.add(to: &input)
            counts.append(input.images.count)
        }
        #expect(counts == [1, 1, 0])
    }

    @Test("Where an image lies in its view")
    func whereAnImageLiesInItsView() {
        func rect(_ mode: String) -> Rect {
            LookImage(
                file: "a", size: Size(width: 20, height: 10), fitting: LookImage.Fitting(contentMode: mode)
            ).rect(in: Rect(x: 10, y: 10, width: 100, height: 100))
        }
        #expect(rect("scaleaspectfit") == Rect(x: 10, y: 35, width: 100, height: 50))
        #expect(rect("scaleaspectfill") == Rect(x: -40, y: 10, width: 200, height: 100))
        #expect(rect("bottomright") == Rect(x: 90, y: 100, width: 20, height: 10))
        #expect(rect("") == Rect(x: 10, y: 10, width: 100, height: 100))
    }
}
