// Colours of asset catalogs, from their files to a picture.

import Foundation
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct `Colours of catalogs` {
    private static func color(_ components: String, _ more: String = "") -> String {
        #"{ "idiom": "universal"\#(more), "color": { "color-space": "srgb", "components": { \#(components) } } }"#
    }

    private static let dark = #", "appearances": [{ "appearance": "luminosity", "value": "dark" }]"#

    private static func set(_ colors: String...) -> String {
        #"{ "colors": [\#(colors.joined(separator: ", "))], "info": { "version": 1 } }"#
    }

    @Test(
        "Parts are written in three ways",
        arguments: [
            (#""red": "1.000", "green": "0.5", "blue": "0", "alpha": "1.000""#, 0xFF80_00FF),
            (#""red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "0.5""#, 0x1122_3380),
            (#""red": "17", "green": "34", "blue": "255", "alpha": "1.000""#, 0x1122_FFFF),
            (#""white": "0.2", "alpha": "1.000""#, 0x3333_33FF),
        ])
    func partsAreWrittenInThreeWays(components: String, color: Int) {
        let read = ColorSet.color(Array(Self.set(Self.color(components)).utf8))
        #expect(read?.light == UInt32(color))
        #expect(read?.dark == UInt32(color))
    }

    @Test("A colour has a light and a dark side, and may be one of the system's")
    func aColourHasALightAndADarkSideAndMayBeOne() {
        let one = Self.color(#""white": "0.0", "alpha": "1.000""#)
        let other = Self.color(#""white": "1.0", "alpha": "1.000""#, Self.dark)
        let both = ColorSet.color(Array(Self.set(one, other).utf8))
        #expect(both?.light == 0xFF)
        #expect(both?.dark == 0xFFFF_FFFF)
        let system = Self.set(
            #"{ "idiom": "universal", "color": { "platform": "ios", "reference": "systemBlueColor" } }"#)
        #expect(ColorSet.color(Array(system.utf8))?.light == 0x007A_FFFF)
    }

    @Test("What cannot be read is no colour")
    func whatCannotBeReadIsNoColour() {
        let whole = Self.set(Self.color(#""red": "1.000", "green": "0.5", "blue": "0x10", "alpha": "1.000""#))
        for end in 0..<whole.utf8.count { #expect(ColorSet.color(Array(whole.utf8.prefix(end))) == nil) }
        for components in [
            #""red": "1.0", "green": "0.5", "blue": "0""#, #""red": "nan", "green": "0", "blue": "0", "alpha": "1""#,
            #""red": "0x", "green": "0", "blue": "0", "alpha": "1""#, #""hue": "0", "alpha": "1""#, "",
        ] {
            #expect(ColorSet.color(Array(Self.set(Self.color(components)).utf8)) == nil, "\(components)")
        }
    }

    private static let catalog: [String: String] = [
        "App/Assets.xcassets/Brand Ink.colorset/Contents.json": set(
            color(#""red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000""#)),
        "App/Assets.xcassets/Theme/Contents.json": #"{ "properties": { "provides-namespace": true } }"#,
        "App/Assets.xcassets/Theme/paper.colorset/Contents.json": set(
            color(#""red": "0x12", "green": "0x34", "blue": "0x56", "alpha": "1.000""#)),
        "App/Others.xcassets/two.colorset/Contents.json": set(color(#""white": "0.1", "alpha": "1""#)),
        "App/Assets.xcassets/two.colorset/Contents.json": set(color(#""white": "0.2", "alpha": "1""#)),
        "App/Palette.swift": #"extension UIColor { static let ink = UIColor(named: "Brand Ink")! }"#,
    ]

    private func picture(_ color: String) async throws -> String {
        var files = Self.catalog
        files["App/Screen.swift"] = """
            final class Screen: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.backgroundColor = \(color)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }

            """
        files["Package.swift"] = "x\n"
        let folder = try TemporaryFolder(files)
        return await run(
            ["render", "App/Screen.swift", "--format", "svg", "--style", "screen"], in: folder,
            inspector: .layoutAnalysis
        ).output
    }

    @Test(
        "Pictures show it, whatever code calls it",
        arguments: [
            #"UIColor(named: "Brand Ink")"#, #"UIColor(named: "Theme/paper")!"#, #".init(named: "Brand Ink")"#,
            "UIColor.ink", ".ink", "R.color.brandInk()", "Asset.Colors.brandInk.color", ".brandInk", "UIColor.brandInk",
            "UIColor(resource: .brandInk)",
        ])
    func picturesShowItWhateverCodeCallsIt(code: String) async throws {
        #expect(try await picture(code).contains("#123456"), "\(code)")
    }

    @Test(
        "A name that stands for none, or for two, shows none",
        arguments: [
            #"UIColor(named: "paper")"#, #"UIColor(named: "two")"#, #"UIColor(named: "other")"#, "theme.brandInk",
        ])
    func aNameThatStandsForNoneOrForTwoShowsNone(code: String) async throws {
        let picture = try await picture(code)
        #expect(!picture.isEmpty)
        #expect(!picture.contains("#123456") && !picture.contains("#333333") && !picture.contains("#1A1A1A"))
    }
}
