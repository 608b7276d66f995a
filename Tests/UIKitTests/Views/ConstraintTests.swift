import Testing
import UIKit

/// What constraints and those who hold them say of themselves.
@Suite struct ConstraintTests {
    private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    init() { parent.addSubview(child) }

    /// What a constraint says, as `attribute relation attribute`.
    private func text(_ constraint: NSLayoutConstraint) -> String {
        "\(constraint.firstAttribute) \(constraint.relation) \(constraint.secondAttribute)"
    }

    @Test func `each anchor of a view is an attribute of it`() {
        let horizontal = [
            (child.leadingAnchor, parent.leadingAnchor), (child.trailingAnchor, parent.trailingAnchor),
            (child.leftAnchor, parent.leftAnchor),
            (child.rightAnchor, parent.rightAnchor), (child.centerXAnchor, parent.centerXAnchor),
        ].map { $0.constraint(equalTo: $1) }
        let attributes: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .left, .right, .centerX]
        #expect(horizontal.map(\.firstAttribute) == attributes && horizontal.map(\.secondAttribute) == attributes)
        let vertical = [
            child.topAnchor, child.bottomAnchor, child.centerYAnchor, child.firstBaselineAnchor, child.lastBaselineAnchor,
        ].map { $0.constraint(equalTo: parent.topAnchor, constant: 8) }
        #expect(vertical.map(\.firstAttribute) == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline])
        #expect(vertical.allSatisfy { $0.firstItem === child && $0.secondItem === parent && $0.constant == 8 && $0.multiplier == 1 })
    }

    @Test func `dimensions relate to each other or to a constant`() {
        let width = child.widthAnchor
        #expect(text(width.constraint(equalToConstant: 44)) == "width equal notAnAttribute")
        #expect(text(width.constraint(greaterThanOrEqualToConstant: 44)) == "width greaterThanOrEqual notAnAttribute")
        #expect(text(width.constraint(lessThanOrEqualToConstant: 44)) == "width lessThanOrEqual notAnAttribute")
        let half = child.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.5, constant: 2)
        #expect(half.multiplier == 0.5 && half.constant == 2 && text(half) == "height equal height")
        #expect(text(width.constraint(lessThanOrEqualTo: parent.heightAnchor)) == "width lessThanOrEqual height")
        #expect(text(width.constraint(greaterThanOrEqualTo: parent.heightAnchor)) == "width greaterThanOrEqual height")
    }

    @Test func `anchors of layout guides belong to the guide`() {
        let guide = parent.safeAreaLayoutGuide
        #expect(guide.owningView === parent && parent.safeAreaLayoutGuide === guide && parent.layoutMarginsGuide !== guide)
        let horizontal = [guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor, guide.centerXAnchor]
        #expect(horizontal.allSatisfy { child.leftAnchor.constraint(equalTo: $0).secondItem === guide })
        let vertical = [guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor]
        #expect(vertical.map { child.topAnchor.constraint(equalTo: $0).secondAttribute } == [.top, .bottom, .centerY])
        #expect(text(guide.widthAnchor.constraint(equalTo: guide.heightAnchor)) == "width equal height")
    }

    @Test func `an active constraint is held by the nearest view that both items are in`() {
        let sibling = UIView()
        parent.addSubview(sibling)
        let between = child.leftAnchor.constraint(equalTo: sibling.rightAnchor)
        let own = child.widthAnchor.constraint(equalToConstant: 30)
        let safe = child.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor)
        #expect(!between.isActive && parent.constraints.isEmpty)
        NSLayoutConstraint.activate([between, own, safe])
        #expect(between.isActive && parent.constraints == [between, safe] && child.constraints == [own])
        NSLayoutConstraint.deactivate([between, own])
        #expect(!between.isActive && !own.isActive && parent.constraints == [safe] && child.constraints.isEmpty)
    }

    @Test func `adding a constraint activates it and removing it does not`() {
        let width = child.widthAnchor.constraint(equalToConstant: 30)
        let height = child.heightAnchor.constraint(equalToConstant: 30)
        child.addConstraints([width, height])
        #expect(width.isActive && child.constraints == [width, height])
        child.removeConstraint(width)
        #expect(!width.isActive && child.constraints == [height])
        child.addConstraint(width)
        child.removeConstraints([width, height])
        #expect(child.constraints.isEmpty && child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func `constraints keep no view alive`() {
        weak var gone: UIView?
        do {
            let outer = UIView()
            let inner = UIView()
            outer.addSubview(inner)
            inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor).isActive = true
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor).isActive = true
            gone = outer
        }
        #expect(gone == nil)
    }

    @Test func `a view starts with the documented priorities and margins`() {
        #expect(child.translatesAutoresizingMaskIntoConstraints)
        #expect(child.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(child.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        child.setContentHuggingPriority(.required, for: .vertical)
        child.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        #expect(child.contentHuggingPriority(for: .vertical) == .required && child.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(child.contentCompressionResistancePriority(for: .horizontal) == .fittingSizeLevel)
        let priorities: [UILayoutPriority] = [.fittingSizeLevel, .defaultLow, .defaultHigh, .required]
        #expect(priorities.map(\.rawValue) == [50, 250, 750, 1000])
        #expect(child.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) && child.safeAreaInsets == .zero)
    }

    @Test func `insets by the direction of reading`() {
        let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.leading == 2 && insets.trailing == 4 && insets != .zero)
    }
}
