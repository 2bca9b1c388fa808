// Sizes of cells that are said elsewhere than where the cells are taken, and as wide as a collection view.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Named cell sizes") struct NamedCellSizeTests {
    private static let cell = """
        class PhotoCell: UICollectionViewCell {
            enum Layout {
                static let height: CGFloat = 60
                static let size = CGSize(width: 100, height: 60)
            }
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(box)
                box.snp.makeConstraints { make in
                    make.right.centerY.equalToSuperview()
                    make.size.equalTo(20)
                }
            }
        }

        """

    private static let source = """
        class PhotoSource: UICollectionViewDiffableDataSource<Int, Int> {
            func cell(_ collectionView: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
                let cell: PhotoCell = collectionView.dequeueReusableCell(indexPath: path)
                return cell
            }
        }

        """

    private static func list(_ size: String, inset: Int = 0) -> String {
        """
        class List: UIViewController {
            let layout = UICollectionViewFlowLayout()
            lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
            override func viewDidLoad() {
                view.addSubview(collectionView)
                collectionView.snp.makeConstraints { $0.edges.equalToSuperview().inset(\(inset)) }
            }
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
            ) -> CGSize {
                \(size)
            }
        }

        """
    }

    private func box(_ others: [String], in text: String = Self.cell) -> [String] {
        var configuration = AnalysisConfiguration()
        // An index has the file itself, too.
        let files = others.isEmpty ? [] : others + [text]
        let sources = files.enumerated().map { index, other in
            IndexedSource(text: SourceText(other), dialect: .swift, path: "other\(index).swift", role: .implementation)
        }
        if !sources.isEmpty { configuration.index = SymbolIndex(sources, device: nil) }
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration).displayed()
        return analysis.layoutReport().layouts.filter { $0.owner == "PhotoCell" }.compactMap { layout in
            layout.views.first { $0.name == "box" }?.frame.map { frame in
                frame.numbers.map { $0.map { "\(Int($0.value))" } ?? "?" }.joined(separator: " ")
            }
        }
    }

    @Test(
        "A size that names a class of cells is that of its cells, whoever takes them",
        arguments: [
            "PhotoCell.Layout.size", "return PhotoCell.Layout.size",
            "CGSize(width: 100, height: PhotoCell.Layout.height)",
            "switch source.item(path) { case .photo: return PhotoCell.Layout.size\ndefault: return .zero }",
        ])
    func named(_ size: String) {
        #expect(box([Self.source, Self.list(size)]) == ["80 20 20 20"])
        #expect(box([], in: Self.cell + Self.source + Self.list(size)) == ["80 20 20 20"])
    }

    @Test(
        "But not one that names another, several, or none",
        arguments: [
            "OtherCell.Layout.size", "CGSize(width: 100, height: 60)",
            "CGSize(width: OtherCell.width, height: PhotoCell.Layout.height)", "PhotoCell.size(of: item)",
        ])
    func notNamed(_ size: String) {
        let other = "class OtherCell: UICollectionViewCell { static let width: CGFloat = 9 }\n"
        #expect(box([Self.source, other, Self.list(size)]) == ["? ? 20 20"])
    }

    @Test("Two sizes for one class of cells leave it open")
    func twoSizesForOneClassOfCellsLeaveItOpen() {
        let size = "path.row == 0 ? PhotoCell.Layout.size : CGSize(width: 50, height: PhotoCell.Layout.height)"
        #expect(box([Self.source, Self.list(size)]) == ["? ? 20 20"])
    }

    @Test(
        "A cell is as wide as the collection view that its owner lays out",
        arguments: [
            "CGSize(width: collectionView.frame.width, height: PhotoCell.Layout.height)",
            "CGSize(width: collectionView.bounds.size.width, height: PhotoCell.Layout.height)",
            "return CGSize(width: self.collectionView.bounds.width, height: PhotoCell.Layout.height)",
        ])
    func container(_ size: String) {
        #expect(box([Self.source, Self.list(size)]) == ["373 20 20 20"])
        #expect(box([Self.source, Self.list(size, inset: 20)]) == ["333 20 20 20"])
        #expect(box([], in: Self.cell + Self.source + Self.list(size, inset: 20)) == ["333 20 20 20"])
    }

    @Test(
        "How wide it is stays open where nothing tells it, and the height is known",
        arguments: [
            "CGSize(width: collectionView.frame.width - inset, height: PhotoCell.Layout.height)",
            "CGSize(width: width(of: path), height: PhotoCell.Layout.height)",
            "CGSize(width: header.frame.width, height: PhotoCell.Layout.height)",
        ])
    func heightAlone(_ size: String) {
        #expect(box([Self.source, Self.list(size)]) == ["? 20 20 20"])
    }

    @Test("So does it where the collection view is laid out elsewhere")
    func soDoesItWhereTheCollectionViewIsLaidOut() {
        let owner = """
            class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
                func collectionView(
                    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize {
                    CGSize(width: collectionView.frame.width, height: PhotoCell.Layout.height)
                }
            }
            """
        #expect(box([Self.source, owner]) == ["? 20 20 20"])
    }

    @Test("A section controller says the size of the cell that it takes")
    func aSectionControllerSaysTheSizeOfTheCell() {
        let section = """
            class Section: ListSectionController {
                override func sizeForItem(at index: Int) -> CGSize {
                    return CGSize(width: 100, height: 60)
                }
                override func cellForItem(at index: Int) -> UICollectionViewCell {
                    return collectionContext!.dequeueReusableCell(of: PhotoCell.self, for: self, at: index)
                }
            }
            """
        #expect(box([section]) == ["80 20 20 20"])
    }
}
