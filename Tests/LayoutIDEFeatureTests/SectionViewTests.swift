// Views that tables show above and below their rows: as wide as the table, as high as its delegate says.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Views of sections") struct SectionViewTests {
    private static let header = """
        class Header: UIView {
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
                box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
            }
        }

        """

    private func list(_ methods: String, setUp: String = "", inset: String = "20", more: String = "") -> String {
        """
        class List: UIViewController, UITableViewDelegate {
            let table = UITableView()
            \(more)
            override func viewDidLoad() {
                view.addSubview(table)
                table.snp.makeConstraints { $0.edges.equalToSuperview().inset(\(inset)) }
                \(setUp)
            }
            \(methods)
        }

        """
    }

    private func method(_ name: String, _ body: String) -> String {
        let type = name.hasPrefix("view") ? "UIView?" : "CGFloat"
        return "func tableView(_ tableView: UITableView, \(name) section: Int) -> \(type) { \(body) }\n"
    }

    /// The size of the first view called `box` in a layout of `owner`.
    private func box(_ text: String, owner: String = "Header", others: [String] = []) -> String? {
        var configuration = AnalysisConfiguration()
        let files = others.isEmpty ? [] : others + [text]
        let sources = files.enumerated().map { index, file in
            IndexedSource(text: SourceText(file), dialect: .swift, path: "\(index).swift", role: .implementation)
        }
        if !sources.isEmpty {
            configuration.index = SymbolIndex(sources, device: nil, shownOn: configuration.shownDevice)
        }
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration).displayed()
        for layout in analysis.layoutReport().layouts where layout.owner == owner {
            guard let frame = layout.views.first(where: { $0.name.hasSuffix("box") })?.frame else { continue }
            return frame.numbers.map { $0.map { "\(Int($0.value))" } ?? "?" }.joined(separator: " ")
        }
        return nil
    }

    @Test("A view that the delegate returns is as wide as the table and as high as the delegate says")
    func returned() {
        let methods = method("viewForHeaderInSection", "return Header()") + method("heightForHeaderInSection", "60")
        #expect(box(Self.header + list(methods)) == "5 5 343 50")
        #expect(box(Self.header, others: [list(methods)]) == "5 5 343 50")
        let local =
            method("viewForHeaderInSection", "let header = Header()\nreturn header")
            + method("heightForHeaderInSection", "return 60")
        #expect(box(Self.header + list(local)) == "5 5 343 50")
    }

    @Test("A plain view of the method itself is, too")
    func local() {
        let body = """
            let header = UIView()
            let box = UIView()
            header.addSubview(box)
            box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
            return header
            """
        let methods = method("viewForFooterInSection", body) + method("heightForFooterInSection", "30")
        #expect(box(list(methods), owner: "List") == "5 5 343 20")
    }

    @Test("Where the delegate says several heights, or those of the other end, the height is not known")
    func unknownHeight() {
        let view = method("viewForHeaderInSection", "return Header()")
        for height in [
            method("heightForHeaderInSection", "return section == 0 ? 20 : 30"),
            method("heightForFooterInSection", "return 20"), method("heightForHeaderInSection", "return theme.height"),
            "",
        ] {
            #expect(box(Self.header + list(view + height)) == "5 5 343 ?")
        }
    }

    @Test("Where the width of the table is not known, that of the view is not")
    func unknownWidth() {
        let methods = method("viewForHeaderInSection", "return Header()") + method("heightForHeaderInSection", "60")
        #expect(box(Self.header + list(methods, inset: "theme.inset")) == "5 5 ? 50")
        // Two tables of different widths.
        let second = """
            view.addSubview(other)
            other.snp.makeConstraints { $0.edges.equalToSuperview().inset(40) }
            """
        #expect(box(Self.header + list(methods, setUp: second, more: "let other = UITableView()")) == "5 5 ? 50")
    }

    @Test("The table decides the width of its own header, and leaves its height")
    func tableHeader() {
        let frame = "Header(frame: CGRect(x: 0, y: 0, width: 10, height: 70))"
        #expect(
            box(Self.header + list("", setUp: "table.tableHeaderView = header", more: "let header = \(frame)"))
                == "5 5 343 60")
        #expect(
            box(Self.header + list("", setUp: "table.tableFooterView = header", more: "let header = Header()"))
                == "5 5 343 ?")
    }

    @Test("Headers in a collection view are not as large as its items")
    func supplementary() {
        func text(_ kind: String, _ base: String) -> String {
            """
            class Banner: \(base) {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
                }
            }
            class Grid: UIViewController {
                let layout = UICollectionViewFlowLayout()
                func setUp(_ collectionView: UICollectionView) {
                    layout.itemSize = CGSize(width: 100, height: 90)
                    collectionView.register(Banner.self, \(kind): "banner")
                }
            }
            """
        }
        #expect(box(text("forCellWithReuseIdentifier", "UICollectionViewCell"), owner: "Banner") == "5 5 90 80")
        #expect(
            box(
                text("forSupplementaryViewOfKind: kind, withReuseIdentifier", "UICollectionReusableView"),
                owner: "Banner")
                == "5 5 ? ?")
        #expect(
            box(text("forSupplementaryViewOfKind: kind, withReuseIdentifier", "UICollectionViewCell"), owner: "Banner")
                == "5 5 ? ?")
    }
}
