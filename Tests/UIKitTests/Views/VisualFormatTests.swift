import Foundation
import Testing
import UIKit

/// Lines of the visual format language, as the Auto Layout Guide has them.
@Suite struct VisualFormatTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let a = UIView()
    private let b = UIView()

    init() {
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
    }

    private func lines(_ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil) -> [String] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]).map(text)
    }

    private func text(_ constraint: NSLayoutConstraint) -> String {
        let relation = [NSLayoutConstraint.Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][constraint.relation]!
        let second = constraint.secondItem.map { " \(name($0)).\(constraint.secondAttribute)" } ?? ""
        let priority = constraint.priority == .required ? "" : " @\(Int(constraint.priority.rawValue))"
        return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation)\(second) \(constraint.constant)\(priority)"
    }

    private func name(_ item: AnyObject?) -> String {
        item === a ? "a" : item === b ? "b" : item === parent ? "parent" : item === parent.layoutMarginsGuide ? "margins" : "?"
    }

    @Test(arguments: [
        ("[a]-[b]", ["b.leading == a.trailing 8.0"]),
        ("[a(>=50)]", ["a.width >= 50.0"]),
        ("|-50-[a]-50-|", ["a.leading == parent.leading 50.0", "parent.trailing == a.trailing 50.0"]),
        ("V:[a]-10-[b]", ["b.top == a.bottom 10.0"]),
        ("[a][b]", ["b.leading == a.trailing 0.0"]),
        ("[a(100@20)]", ["a.width == 100.0 @20"]),
        ("[a(==b)]", ["a.width == b.width 0.0"]),
        ("V:[a(b)]", ["a.height == b.height 0.0"]),
        ("[a(>=70,<=100)]", ["a.width >= 70.0", "a.width <= 100.0"]),
        (
            "|-[a]-[b(>=20)]-|",
            ["a.leading == margins.leading 0.0", "b.leading == a.trailing 8.0", "b.width >= 20.0", "margins.trailing == b.trailing 0.0"]
        ),
        ("H:|[a]|", ["a.leading == parent.leading 0.0", "parent.trailing == a.trailing 0.0"]),
        ("V:|-(<=0@250,0.25@750)-[a]", ["a.top <= parent.top 0.0 @250", "a.top == parent.top 0.25 @750"]),
        ("[a]-(-12.5)-[b]", ["b.leading == a.trailing -12.5"]),
    ])
    func `a line says where views are`(_ format: String, _ constraints: [String]) {
        #expect(lines(format) == constraints)
    }

    @Test func `metrics are numbers of any kind`() {
        let metrics: [String: Any] = ["int": 1, "double": 2.5, "float": Float(3), "points": CGFloat(4), "number": NSNumber(value: 250)]
        #expect(
            lines("[a(int)]-double-[b(float@number)]", metrics: metrics) == [
                "a.width == 1.0", "b.leading == a.trailing 2.5", "b.width == 3.0 @250",
            ])
        #expect(lines("V:|-points-[a]", metrics: metrics) == ["a.top == parent.top 4.0"])
    }

    @Test func `views of a line are aligned in pairs`() {
        #expect(lines("[a][b]", [.alignAllTop, .alignAllBottom]).dropFirst() == ["a.top == b.top 0.0", "a.bottom == b.bottom 0.0"])
        #expect(lines("[a][b]", .alignAllCenterY).dropFirst() == ["a.centerY == b.centerY 0.0"])
        #expect(lines("V:[a][b]", [.alignAllLeading, .alignAllTrailing, .alignAllCenterX]).count == 4)
        #expect(lines("V:[a][b]", [.alignAllLeft, .alignAllRight]).count == 3)
        #expect(lines("[a][b]", [.alignAllFirstBaseline, .alignAllLastBaseline]).count == 3)
    }

    @Test func `from the right to the left the last view comes first`() {
        #expect(lines("|-4-[a][b]", .directionRightToLeft) == ["a.leading == b.trailing 0.0", "parent.trailing == a.trailing 4.0"])
        #expect(lines("[a][b]", .directionLeftToRight) == lines("[a][b]", .directionLeadingToTrailing))
    }

    @Test func `layout follows the lines`() {
        let views = ["a": a, "b": b]
        for format in ["H:|-10-[a(40)]-[b]-|", "V:|[a]|", "V:|-(>=5)-[b(20)]-5-|"] {
            parent.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
        }
        parent.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 0, width: 40, height: 100))
        #expect(b.frame == CGRect(x: 58, y: 75, width: 134, height: 20))
    }

    @Test(arguments: [
        "V|[a]", "[a", "[a(]", "[a(>=)]", "[c]", "|", "", "[a]-", "[a]-5[b]", "[a]-wide-[b]", "|[a]|[b]", "[a(1,)]", "[a]-5-[b]x",
    ])
    func `what is no such line ends the program, as it does on a device`(_ format: String) async {
        await #expect(processExitsWith: .failure) { [format] in
            let view = UIView()
            UIView().addSubview(view)
            _ = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": view, "b": UIView()])
        }
    }
}
