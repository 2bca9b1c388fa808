// Cells of UIKit's own classes, which the methods of delegates fill.

import LayoutIDE
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Plain cells` {
    private func frames(of view: String, in text: String, _ dialect: Dialect) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect).layoutReport().layouts.compactMap { layout in
            layout.views.first { $0.name == view }?.frame.map { frame in
                frame.numbers.map { $0.map { "\(Int($0.value))" } ?? "?" }.joined(separator: " ")
            }
        }
    }

    @Test(
        "A plain cell that a delegate fills is as wide as the screen and as high as it says",
        arguments: [
            "UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:0 reuseIdentifier:@\"r\"];",
            "UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@\"r\" forIndexPath:path];",
            "UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@\"r\"];\n"
                + "if (!cell) { cell = [[UITableViewCell alloc] initWithStyle:0 reuseIdentifier:@\"r\"]; }",
            "UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:@\"r\"];\n"
                + "if (nil == cell) { cell = [[UITableViewCell alloc] initWithStyle:0 reuseIdentifier:@\"r\"]; }",
        ])
    func filledByDelegates(_ making: String) {
        let text = """
            @interface Row : UITableViewController
            @end
            @implementation Row
            - (CGFloat)tableView:(UITableView *)table heightForRowAtIndexPath:(NSIndexPath *)path { return 90; }
            - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
                \(making)
                UIView *box = [UIView new];
                [cell.contentView addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.centerY.equalTo(cell.contentView);
                    make.right.mas_equalTo(-8);
                    make.height.mas_equalTo(20);
                }];
                return cell;
            }
            @end
            """
        #expect(frames(of: "box", in: text, .objectiveC) == ["0 35 385 20"])
        #expect(
            frames(of: "box", in: text.replacing("return 90;", with: "return h(path);"), .objectiveC) == ["0 ? 385 20"])
    }

    @Test(
        "So is one of Swift, and an item has the size that the delegate says",
        arguments: [
            ("tableView(_ t: UITableView, cellForRowAt", "withIdentifier", "UITableViewCell", "0 35 385 20"),
            (
                "collectionView(_ c: UICollectionView, cellForItemAt", "withReuseIdentifier", "UICollectionViewCell",
                "0 20 92 20"
            ),
            // One of the program's own classes has more in it than this shows.
            ("tableView(_ t: UITableView, cellForRowAt", "withClass", "UITableViewCell", nil),
            ("shown(_ t: UITableView, at", "withIdentifier", "UITableViewCell", nil),
        ] as [(String, String, String, String?)])
    func plainCellsOfSwift(_ method: String, _ label: String, _ type: String, _ frame: String?) {
        let text = """
            class Row: UIViewController {
                func tableView(_ t: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 90 }
                func collectionView(
                    _ c: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize { CGSize(width: 100, height: 60) }
                func \(method) path: IndexPath) -> \(type) {
                    let cell = list.dequeueReusableCell(\(label): "r", for: path)
                    let box = UIView()
                    cell.contentView.addSubview(box)
                    box.snp.makeConstraints { make in
                        make.left.centerY.equalTo(cell.contentView)
                        make.right.equalTo(cell.contentView).offset(-8)
                        make.height.equalTo(20)
                    }
                    return cell
                }
            }
            """
        let shown = frames(of: "box", in: text, .swift).filter { !$0.contains("?") }
        #expect(shown == (frame.map { [$0] } ?? []))
    }

    @Test(
        "A cell of the program's own class that a delegate adds a view to is as high as the delegate says",
        arguments: [("self.table.rowHeight = 60;", "353 18 24 24"), ("", "353 ? 24 24")])
    func cellsOfOwnClasses(_ height: String, _ frame: String) {
        let text = """
            @interface RankCell : UITableViewCell
            @end
            @implementation RankCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)name {
                self = [super initWithStyle:style reuseIdentifier:name];
                UIView *bar = [UIView new];
                [self.contentView addSubview:bar];
                [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self.contentView);
                    make.height.mas_equalTo(48);
                }];
                return self;
            }
            @end
            @implementation Charts
            - (void)viewDidLoad {
                \(height)
                [self.table registerClass:RankCell.class forCellReuseIdentifier:@"rank"];
            }
            - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
                RankCell *cell = [table dequeueReusableCellWithIdentifier:@"rank" forIndexPath:path];
                UIView *medal = [[UIView alloc] init];
                [cell.contentView addSubview:medal];
                [medal mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.right.equalTo(cell.contentView).offset(-16);
                    make.centerY.equalTo(cell.contentView);
                    make.width.height.mas_equalTo(24);
                }];
                return cell;
            }
            @end
            """
        #expect(frames(of: "medal", in: text, .objectiveC) == [frame])
    }
}
