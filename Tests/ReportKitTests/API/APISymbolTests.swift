import Testing

@testable import ReportKit

struct APISymbolTests {
    @Test(arguments: [
        ("UIGestureRecognizer.cancelsTouchesInView", "uikit/uigesturerecognizer/cancelstouchesinview"),
        ("UIView.hitTest(_:with:)", "uikit/uiview/hittest(_:with:)"),
        ("UIControl.Event.touchUpInside", "uikit/uicontrol/event/touchupinside"),
        ("UIGestureRecognizer.State.began", "uikit/uigesturerecognizer/state-swift.enum/began"),
        ("UIGestureRecognizer.state", "uikit/uigesturerecognizer/state-swift.property"),
        (
            "UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)",
            "uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrequirefailureof:)"
        ),
        ("UIButton", "uikit/uibutton"), ("UIControl.Event", "uikit/uicontrol/event"), ("CALayer.zPosition", "quartzcore/calayer/zposition"),
        ("RunLoop", "foundation/runloop"), ("DispatchTime", "dispatch/dispatchtime"),
        // Three methods differ in types only, and Apple's addresses have a number for each.
        ("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)", "uikit/uigesturerecognizerdelegate"),
    ])
    func `each name has a page of Apple's`(name: String, path: String) throws {
        let symbol = try #require(APISymbols.named(name).first)
        #expect(symbol.applePage == "https://developer.apple.com/documentation/\(path)")
    }

    @Test(arguments: [
        ("UIView", APISymbol.Kind.type), ("UIControl.Event", .type), ("UIView.isHidden", .property), ("UIView.layoutSubviews()", .method),
        ("UIGestureRecognizer.State.began", .case), ("UIControl.Event.touchDown", .case), ("CACurrentMediaTime()", .function),
        ("UIScrollViewDelegate.scrollViewDidScroll(_:)", .delegateMethod),
        ("UITableViewDataSource.tableView(_:cellForRowAt:)", .delegateMethod),
    ])
    func `a symbol is identified by its declaration`(name: String, kind: APISymbol.Kind) {
        #expect(APISymbols.named(name).map(\.kind) == [kind])
    }

    @Test func `a class names its superclass`() {
        #expect(APISymbols.named("UIButton").first?.superclass == "UIControl")
        #expect(APISymbols.named("UIResponder").first?.superclass == "NSObject")
        #expect(APISymbols.named("UIControl.Event").first?.superclass == nil)
    }

    @Test func `a list is read line by line`() {
        let symbols = APISymbols.read(
            """
            # QuartzCore
            func CACurrentMediaTime() -> TimeInterval
            class A: B
                var `default`: Int { get }
                class func make<T>(_ a: (Int, Int) -> T, of b: [String: Int], _: Int = 1) -> T
            enum A.Kind
                case one(Int, label: Int)
            """)
        #expect(
            symbols.map(\.qualifiedName) == [
                "CACurrentMediaTime()", "A", "A.default", "A.make(_:of:_:)", "A.Kind", "A.Kind.one(_:label:)",
            ])
        #expect(symbols.map(\.owner) == [nil, nil, "A", "A", "A", "A.Kind"])
        #expect(Set(symbols.map(\.framework)) == ["QuartzCore"])
        #expect(symbols[2].declaration == "var `default`: Int { get }")
    }

    @Test(arguments: [
        ("UIView.isUserInteractionEnabled", "userInteractionEnabled"), ("UIView.isHidden", "setHidden:"), ("UIView.alpha", "setAlpha:"),
        ("UIControl.Event.touchUpInside", "UIControlEventTouchUpInside"),
        ("UIGestureRecognizer.State.began", "UIGestureRecognizerStateBegan"), ("UIView.hitTest(_:with:)", "hitTest"),
        ("UIView.hitTest(_:with:)", "UIView.hitTest"), ("UIWindow.sendEvent(_:)", "sendEvent:"),
        ("UIView.layoutSubviews()", "layoutSubviews"), ("UIScrollView.setContentOffset(_:animated:)", "setContentOffset:animated:"),
    ])
    func `a name has the spellings that people search for`(name: String, spelling: String) {
        #expect(APISymbols.named(name).first?.spellings.contains(spelling) == true)
    }

    @Test func `no spelling of Objective-C is guessed where it has words that Swift leaves out`() {
        #expect(APISymbols.named("UIView.hitTest(_:with:)").first?.spellings.contains { $0.hasPrefix("hitTest:") } == false)
    }
}
