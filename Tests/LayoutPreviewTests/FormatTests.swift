// The small formats written without Foundation, against known values and against Foundation.

import Foundation
import Testing

@testable import LayoutPreview

struct FormatTests {
    @Test(
        "Numbers are short",
        arguments: [
            (0.0, "0"), (16, "16"), (-0.5, "-0.5"), (106.666_666, "106.67"), (0.001, "0"), (-0.001, "0"),
            (1e300, "> 10¹²"), (-.infinity, "-∞"), (.nan, "?"), (1.05, "1.05"), (99.999, "100"),
        ])
    func numbersAreShort(value: Double, text: String) {
        #expect(Decimal.text(value) == text)
    }

    @Test("Hashes as the standard says")
    func hashesAsTheStandardSays() {
        #expect(SHA256.base64(of: "abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
        #expect(SHA256.base64(of: "") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
        #expect(
            SHA256.base64(of: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                == "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE=")
    }

    @Test("Base 64 is that of foundation")
    func base64IsThatOfFoundation() {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
            #expect(Base64.encode(bytes) == Data(bytes).base64EncodedString())
        }
    }

    @Test("Strings survive JSON", arguments: ["plain", "\"\\\u{0}\u{1F}\u{7F}\u{2028}<>&'", "שלום 👩‍👩‍👧‍👦 漢字", ""])
    func stringsSurviveJSON(text: String) throws {
        let json = JSONArray.quoted(text)
        let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        #expect(read as? String == text)
    }

    @Test("Texts are wrapped and cut")
    func textsAreWrappedAndCut() {
        #expect("one two three".wrapped(to: 8, by: .cells) == ["one two", "three"])
        #expect("abcdefghij".wrapped(to: 6, by: .cells) == ["abcde…"])
        #expect("abcdef".elided(to: 3, by: .cells) == nil)
    }
}
