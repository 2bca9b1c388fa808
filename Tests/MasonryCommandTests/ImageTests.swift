// How large the images of a project are, and the views that show them.

import LayoutIDE
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite("Images of a project") struct ImageTests {
    // MARK: Pictures

    static func png(_ width: Int, _ height: Int) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + four(width) + four(height)
            + [8, 6, 0, 0, 0]
    }

    private static func four(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
    private static func two(_ number: Int) -> [UInt8] { Array(four(number).suffix(2)) }

    private static func jpeg(_ width: Int, _ height: Int, segment: [UInt8] = []) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0] + two(4) + [1, 2] + segment + [0xFF, 0xC2] + two(17) + [8] + two(height) + two(width)
            + [3, 1, 0x22]
    }

    /// An Exif segment that names an orientation, with the bytes of numbers in the order that a sign says.
    private static func exif(_ orientation: Int, _ sign: Character) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = Array(four(value).suffix(count))
            return sign == "M" ? bytes : bytes.reversed()
        }
        let body =
            Array("Exif".utf8) + [0, 0] + Array("\(sign)\(sign)".utf8) + number(42, 2) + number(8, 4) + number(1, 2)
            + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
        return [0xFF, 0xE1] + two(body.count + 2) + body
    }

    private func text(_ bytes: [UInt8]) -> String {
        PictureSize.size(of: bytes).map { "\($0.width) × \($0.height)" } ?? "nothing"
    }

    @Test("Pictures say their size at their beginning")
    func picturesSayTheirSizeAtTheirBeginning() {
        #expect(text(Self.png(72, 48)) == "72.0 × 48.0")
        #expect(text(Self.jpeg(640, 480)) == "640.0 × 480.0")
        #expect(text(Self.jpeg(640, 480, segment: Self.exif(1, "M"))) == "640.0 × 480.0")
        #expect(text(Array("GIF89a".utf8) + [20, 1, 30, 0]) == "276.0 × 30.0")
        #expect(text(Array("%PDF-1.4\n<< /Type /Page /MediaBox [0 0 24.5 20]\n>>".utf8)) == "24.5 × 20.0")
    }

    @Test(
        "Drawings say theirs in points",
        arguments: [
            (#"<?xml version="1.0"?><svg width="24" height="20px" viewBox="0 0 48 40"><path/></svg>"#, "24.0 × 20.0"),
            (#"<svg xmlns="x" viewBox="0 0 48 40">"#, "48.0 × 40.0"),
            (#"<svg stroke-width="3" width='100%' height="20">"#, "nothing"),
            (#"<svg viewBox="0 0 48">"#, "nothing"),
            ("<html>", "nothing"),
        ])
    func drawingsSayTheirsInPoints(svg: String, expected: String) {
        #expect(text(Array(svg.utf8)) == expected)
    }

    @Test("A picture that is turned or damaged has no size")
    func aPictureThatIsTurnedOrDamagedHasNoSize() {
        #expect(text(Self.jpeg(640, 480, segment: Self.exif(6, "M"))) == "nothing")
        #expect(text(Self.jpeg(640, 480, segment: Self.exif(6, "I"))) == "nothing")
        #expect(text(Self.png(0, 48)) == "nothing")
        #expect(text(Array("%PDF-1.4 /MediaBox [0 0 24 20] /Rotate 90".utf8)) == "nothing")
        for bytes in [Self.png(72, 48), Self.jpeg(64, 48, segment: Self.exif(1, "I"))] {
            for count in bytes.indices.dropLast(20) { #expect(text(Array(bytes.prefix(count))) == "nothing") }
        }
    }

    @Test("No damaged picture traps, or has a size that none can have")
    func noDamagedPictureTrapsOrHasASizeThatNoneCan() {
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % bound
        }
        for round in 0..<3_000 {
            var bytes = round % 2 == 0 ? Self.jpeg(64, 48, segment: Self.exif(1, "M")) : Self.png(72, 48)
            for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(truncatingIfNeeded: next(256)) }
            #expect(OutsideTexts.readImage(bytes))
        }
    }

    // MARK: Catalogs

    private static func set(_ pictures: String...) -> String {
        #"{ "images": [\#(pictures.joined(separator: ", "))], "info": { "author": "xcode", "version": 1 } }"#
    }

    private static func picture(_ name: String, _ scale: String, _ more: String = "") -> String {
        #"{ "filename": "\#(name)", "idiom": "universal", "scale": "\#(scale)"\#(more) }"#
    }

    /// A view with one image view and one button for each expression that gives an image.
    private static func screen(_ images: [String]) -> String {
        var lines = ["class Screen: UIView {", "    init() {", "        super.init(frame: .zero)"]
        for (index, image) in images.enumerated() {
            lines += [
                "        let icon\(index) = UIImageView()", "        icon\(index).image = \(image)",
                "        addSubview(icon\(index))",
                "        icon\(index).snp.makeConstraints { $0.left.top.equalToSuperview() }",
            ]
        }
        return (lines + ["    }", "}", ""]).joined(separator: "\n")
    }

    private func run(_ words: [String], in folder: TemporaryFolder) async -> String {
        let output = MemorySink()
        _ = await CommandLineTool.run(words, Console(output: output, errors: MemorySink(), directory: folder.path))
        return output.text
    }

    /// The lines of `solve` for the views of a source beside these files.
    private func frames(_ source: String, _ files: [String: [UInt8]], _ name: String = "Screen.swift") async throws
        -> [String]
    {
        let folder = try TemporaryFolder(["Podfile": "x\n", name: source])
        for (name, bytes) in files { try folder.write(name, bytes) }
        return await run(["solve", name], in: folder).split(separator: "\n").map { String($0) }
    }

    private static let catalog: [String: [UInt8]] = [
        "App/Assets.xcassets/back.imageset/Contents.json": Array(
            set(picture("b2.png", "2x"), picture("b3.png", "3x")).utf8),
        "App/Assets.xcassets/back.imageset/b2.png": png(40, 48),
        "App/Assets.xcassets/back.imageset/b3.png": png(66, 72),
        "App/Assets.xcassets/Icons/Contents.json": Array(#"{ "properties": { "provides-namespace": true } }"#.utf8),
        "App/Assets.xcassets/Icons/Big/ic_more.imageset/Contents.json": Array(set(picture("m.png", "2x")).utf8),
        "App/Assets.xcassets/Icons/Big/ic_more.imageset/m.png": png(26, 28),
        "App/Assets.xcassets/dark.imageset/Contents.json": Array(
            set(
                picture("d.png", "2x", #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#),
                picture("l.png", "2x")
            ).utf8),
        "App/Assets.xcassets/dark.imageset/d.png": png(2, 2), "App/Assets.xcassets/dark.imageset/l.png": png(30, 32),
        "App/loose@2x.png": png(34, 36), "App/Kit.bundle/loose@2x.png": png(38, 40),
    ]

    @Test(
        "An image view is as large as its image",
        arguments: [
            // That of the screen's scale, 3, else of the nearest.
            (#"UIImage(named: "back")"#, "22 × 24"), (#"UIImage(named: "loose")"#, "17 × 18"),
            (#".init(named: "back")?.withRenderingMode(.alwaysTemplate)"#, "22 × 24"),
            (#"UIImage(named: kBack)!"#, "22 × 24"),
            (#"UIImage(named: "Icons/ic_more")"#, "13 × 14"), (#"UIImage(named: "dark")"#, "15 × 16"),
            (#"UIImage(named: "Kit.bundle/loose")"#, "19 × 20"), ("Symbols.back", "22 × 24"),
            (#"UIImage.init(named: "back")"#, "22 × 24"), ("Literals.Bar.back", "22 × 24"),
            ("Literals.Bar.small", "? × ?"),
            // As generators call them.
            ("UIImage(resource: .icMore)", "13 × 14"), ("R.image.back()", "22 × 24"),
            ("Asset.Icons.Big.icMore.image", "13 × 14"),
            // What no catalog has, or only the running program knows.
            (#"UIImage(named: "ic_more")"#, "? × ?"), (#"UIImage(named: "other")"#, "? × ?"),
            (#"UIImage(systemName: "star")"#, "? × ?"), ("model.image", "? × ?"),
            (#"UIImage(named: "b\(count)")"#, "? × ?"),
        ])
    func anImageViewIsAsLargeAsItsImage(image: String, size: String) async throws {
        let source =
            "private let kBack = \"back\"\n" + Self.screen([image])
            + "enum Symbols { static let back = UIImage(named: \"back\") }\n"
            + "enum Literals { enum Bar { static var back: UIImage { .load(name: \"back\") }\n"
            + "static var small: UIImage { .scaled(name: \"back\") } } }\n"
        let lines = try await frames(source, Self.catalog)
        #expect(lines.contains { $0.contains("icon0") && $0.contains(size) }, "\(lines)")
    }

    @Test(
        "An image that something else may replace has no size",
        arguments: [
            "icon0.image = model.image", "icon0.kf.setImage(with: url)", "icon0.sd_setImage(with: url)", "load(icon0)",
            "if isOn { icon0.image = UIImage(named: \"loose\") }", "icon0.animationImages = images",
        ])
    func anImageThatSomethingElseMayReplaceHasNoSize(code: String) async throws {
        let source = Self.screen([#"UIImage(named: "back")"#]).replacing("    }\n}", with: "        \(code)\n    }\n}")
        let lines = try await frames(source, Self.catalog)
        #expect(lines.contains { $0.contains("icon0") && !$0.contains("22 × 24") }, "\(lines)")
    }

    @Test("Two images of one name and different sizes are none")
    func twoImagesOfOneNameAndDifferentSizesAreNone() async throws {
        var files = Self.catalog
        files["Kit/back@3x.png"] = Self.png(90, 90)
        let source = Self.screen([#"UIImage(named: "back")"#])
        let lines = try await frames(source, files)
        #expect(lines.contains { $0.contains("icon0") && !$0.contains("22 × 24") }, "\(lines)")
    }

    private static func button(_ code: String) -> String {
        """
        @implementation Bar : UIView
        - (instancetype)init {
            self = [super init];
            UIButton *back = [UIButton buttonWithType:UIButtonTypeCustom];
            \(code)
            [self addSubview:back];
            [back mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
            return self;
        }
        @end

        """
    }

    private static let setBack = #"[back setImage:[UIImage imageNamed:@"back"] forState:UIControlStateNormal];"#

    private static let buttons: [(code: String, size: String)] = [
        (setBack, "22 × 24"),
        (setBack + "[back sizeToFit]; if (back.state == 0) { [back.layer removeAllAnimations]; }", "22 × 24"),
        ("\(setBack)[back setImage:[UIImage imageNamed:@\"other\"] forState:UIControlStateSelected];", "22 × 24"),
        ("\(setBack)[back addTarget:self action:@selector(go) forControlEvents:1];", "22 × 24"),
        (#"[back setBackgroundImage:[UIImage imageNamed:@"back"] forState:UIControlStateNormal];"#, "22 × 24"),
        ("\(setBack)[back setTitle:@\"Back\" forState:UIControlStateNormal];", "≈"),
        ("\(setBack)[back setTitle:name forState:UIControlStateNormal];", "? × ?"),
        ("\(setBack)[back sd_setImageWithURL:url];", "? × ?"),
    ]

    @Test("A button is as large as its image", arguments: buttons)
    func aButtonIsAsLargeAsItsImage(code: String, size: String) async throws {
        let lines = try await frames(Self.button(code), Self.catalog, "Bar.m")
        #expect(lines.contains { $0.contains("back") && $0.contains(size) }, "\(lines)")
    }

    /// What is done with a button behind its image and its action, and whether it may be too small.
    private static let targets: [(code: String, isSmall: Bool)] = [
        ("", true), ("back.contentEdgeInsets = UIEdgeInsetsMake(9, 9, 9, 9);", false),
        ("[back mas_makeConstraints:^(MASConstraintMaker *make) { make.width.height.mas_equalTo(44); }];", false),
        ("[back mas_makeConstraints:^(MASConstraintMaker *make) { make.right.bottom.equalTo(self); }];", false),
        ("[back setTitle:@\"Back\" forState:UIControlStateNormal];", false),
    ]

    @Test("A button that is only as large as its image may be too small", arguments: targets)
    func aButtonThatIsOnlyAsLargeAsItsImageMayBeToo(code: String, isSmall: Bool) async throws {
        let tap = "[back addTarget:self action:@selector(go) forControlEvents:1];"
        let folder = try TemporaryFolder(["Podfile": "x\n", "Bar.m": Self.button(Self.setBack + tap + code)])
        for (name, bytes) in Self.catalog { try folder.write(name, bytes) }
        let findings = await run(["check", "."], in: folder)
        #expect(findings.contains("`back` has a side of only 22 pt") == isSmall, "\(findings)")
    }

    @Test("The server reads a picture again that has changed")
    func theServerReadsAPictureAgainThatHasChanged() throws {
        let folder = try TemporaryFolder(["Podfile": "x\n", "Screen.swift": "class A {}\n"])
        for (name, bytes) in Self.catalog { try folder.write(name, bytes) }
        var scope = IndexScope(roots: [folder.path])
        scope.usesCache = false
        let console = Console(output: MemorySink(), errors: MemorySink(), directory: folder.path)
        let constants = ServedConstants(scope, CommandContext.standard(console).project)
        func width() -> Double? {
            for _ in 0..<100 {
                if case .finished(let index, _) = constants.advance() {
                    return index?.resources.images["back"]?.size(atScale: 3)?.width
                }
            }
            return nil
        }
        #expect(width() == 22)
        try folder.write("App/Assets.xcassets/back.imageset/b3.png", Self.png(96, 96))
        #expect(constants.forget(folder.path + "/App/Assets.xcassets/back.imageset/b3.png"))
        #expect(width() == 32)
        #expect(!constants.forget(folder.path + "/notes.json"))
    }
}
