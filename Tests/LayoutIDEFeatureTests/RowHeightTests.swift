// Rows that are of one of several heights.

import LayoutIDE
import Testing

@Suite struct RowHeightTests {
    private func frame(_ heights: String, _ cell: String = "Row()") -> String? {
        let text = """
            class List: UIViewController, UITableViewDataSource, UITableViewDelegate {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    \(heights)
                }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    return tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! Row
                }
            }
            class Row: UITableViewCell {
                let box = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(5) }
                }
            }
            """
        return DisplayedText(text, .swift).frame("box", of: "Row")
    }

    @Test("Where the row or section decides between heights, all of them are said")
    func several() {
        #expect(frame("if indexPath.row == 0 { return 120 } else { return 60 }") == "(5, 5, 383, 50 or 110)")
        #expect(frame("return indexPath.section == 0 ? 80 : 60") == "(5, 5, 383, 50 or 70)")
        #expect(
            frame("switch indexPath.section { case 0: return 100; case 1: return 80; default: return 60 }")
                == "(5, 5, 383, 50 … 90)")
    }

    @Test("One height that cannot be read leaves all of them open, and one that hides rows counts as none")
    func open() {
        #expect(
            frame("if indexPath.row == 0 { return 120 } else { return heights[indexPath.row] }")
                == "(5, 5, 383, self.height − 10)")
        #expect(frame("return indexPath.row == 0 ? 0 : 60") == "(5, 5, 383, 50)")
        #expect(
            frame("return indexPath.row == 0 ? 120 : UITableView.automaticDimension")
                == "(5, 5, 383, self.height − 10)")
    }
}
