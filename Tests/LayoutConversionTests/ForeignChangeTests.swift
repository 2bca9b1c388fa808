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
            ("title.snp.updateConstraints { }", nil),
            ("self.title.snp.remakeConstraints { }", nil),
            ("[self.title mas_updateConstraints:^(id make) {}];", nil),
            ("cell.title.snp.makeConstraints { }", nil),
            ("override func updateConstraints() {}", nil),
            ("view.updateConstraintsIfNeeded()", nil),
            ("Constraints", nil),
        ] as [(String, String?)])
    func names(code: String, name: String?) {
        #expect(ForeignChanges.names(in: SourceText(code)) == Set([name].compactMap { $0 }))
    }
}
