import LayoutConversion
import SourceText
import Testing

@Suite("Changes of other objects' views")
struct ForeignChangeTests {
    @Test(
        "The view is named where it is another object's",
        arguments: [
            ("cell.title.snp.updateConstraints { }", "title"),
            ("[cell.title mas_remakeConstraints:^(id make) {}];", "title"),
            ("self.header?.icon.snp.removeConstraints()", "icon"),
            ("let title = UILabel(); title.snp.updateConstraints { }", nil),
            ("var title: UILabel; self.title.snp.remakeConstraints { }", nil),
            ("UILabel *title; [self.title mas_updateConstraints:^(id make) {}];", nil),
            ("UILabel *_title; [self.title mas_updateConstraints:^(id make) {}];", nil),
            // What the file does not declare is of a superclass.
            ("title.snp.updateConstraints { }", "title"),
            ("[_title mas_remakeConstraints:^(id make) {}];", "title"),
            ("bar.top?.update(offset: 2)", "top"),
            ("[self.bar.top uninstall];", "top"),
            ("snp.remakeConstraints { }", nil),
            ("views.forEach { $0.snp.remakeConstraints { } }", nil),
            ("cell.title.snp.makeConstraints { }", nil),
            ("override func updateConstraints() {}", nil),
            ("view.updateConstraintsIfNeeded()", nil),
            ("Constraints", nil),
        ] as [(String, String?)])
    func names(code: String, name: String?) {
        #expect(ForeignChanges.names(in: SourceText(code)) == Set([name].compactMap { $0 }))
    }
}
