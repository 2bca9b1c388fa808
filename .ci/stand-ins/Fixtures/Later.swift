import SnapKit
import UIKit

final class Panel: UIViewController {
    private let title = UILabel()
    private let box = UIView()
    private var boxTop: Constraint?
    private var isWide = false
    private var footer: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(title)
        view.addSubview(box)
        title.snp.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(100).priority(.high)
        }
        box.snp.makeConstraints { make in
            make.left.equalToSuperview()
            boxTop = make.top.equalToSuperview().inset(8).priority(.medium).constraint
            make.height.equalTo(40)
        }
    }

    func widen() {
        title.snp.remakeConstraints { make in
            make.left.top.equalToSuperview().offset(4)
            if isWide {
                make.width.equalTo(30)
            }
        }
        box.snp.updateConstraints { make in
            make.height.equalTo(70)
        }
        boxTop?.update(offset: 30)
        boxTop?.update(priority: .low)
    }

    func fold() {
        footer?.snp.remakeConstraints { make in
            make.left.bottom.equalTo(view)
        }
    }

    func leave() {
        if boxTop != nil {
            self.boxTop?.deactivate()
        }
    }
}
