import EventTrace

/// The rules of scroll views.
extension Rule {
    static let scrolling: [Rule] = [
        .contentTouchDelay, .restStopsContent, .contentTouchQuestions, .dragDirection, .scrollDelegate, .deceleration, .disabledScrolling,
        .nestedScrollViews, .caughtContent, .keyboardDismissal, .zooming, .zoomBeyondLimits, .zoomDelegate, .zoomWithDrag,
        .draggingUntilRest, .contentTouchCancelled, .animatedScroll, .pullToRefresh, .zoomAsksOnce, .disabledScrollingDelaysNothing,
        .dragFromTheThreshold, .overshoot, .caughtContentDragged,
    ]

    public static var contentTouchDelay: Rule {
        Rule(
            .scrolling, 1,
            .measured(
                "With `delaysContentTouches` an internal recognizer of the scroll view holds the touches of the content back for 0.15 seconds or until touch up, unless a drag takes them first.",
                without: "The content of a scroll view gets its touches at once.",
                sources: [
                    .observation("scroll-delay-timestamps-1"), .observation("scrollview-delay-timestamps"),
                    .observation("scroll-three-cases-150ms"), .observation("stack-delayed-collectionview-didselect"),
                ]))
    }

    public static var restStopsContent: Rule {
        Rule(
            .scrolling, 70,
            .assumed(
                "Content stays where it is when a finger lifts after a rest, although its pan still has the velocity of the last moves.",
                without: "Content moves on with the velocity of the last moves, however long the finger has rested.",
                sources: [
                    .observation("scroll-view-minds-the-rest"),
                    .choice("One author reports it, without a log; no source says how long the rest must be."),
                ]))
    }

    public static var contentTouchQuestions: Rule {
        Rule(
            .scrolling, 2,
            .documented(
                "`touchesShouldBegin(_:with:in:)` is called just before a view of the content gets a touch; if it returns false, the view does not get the touch.",
                without: "A touch begins in the content whatever `touchesShouldBegin(_:with:in:)` returns.",
                sources: [.observation("hdr-uiscrollview-shouldbegin"), .observation("button-in-cell-delays")]))
    }

    public static var dragDirection: Rule {
        Rule(
            .scrolling, 5,
            .assumed(
                "A drag moves the content if it goes along an axis on which the content is larger than the scroll view or always bounces; a way along another axis leaves the pan possible, and the way after it is judged anew.",
                without: "A drag moves the content even along an axis on which nothing can scroll.",
                sources: [
                    .observation("drift-then-scroll"), .observation("require-all-others-to-fail"),
                    .choice(
                        "Apple documents that a cross drag scrolls the outer of two nested scroll views, not how; that each 10 points of the way are judged on their own is chosen."
                    ),
                ]))
    }

    public static var scrollDelegate: Rule {
        Rule(
            .scrolling, 6,
            .documented(
                "During a drag the delegate receives `willBeginDragging`, `didScroll` for each change, `willEndDragging` and `didEndDragging`; if the content moves on alone, it receives `willBeginDecelerating`, `didScroll` for each frame and `didEndDecelerating`; it receives `didScroll` for an offset that code sets too, but not for an origin of the bounds.",
                without: "The delegate of a scroll view receives no calls about drags.",
                sources: [
                    .observation("scroll-fling-log"), .observation("scroll-rest-writeup"), .observation("scroll-set-offset-writeup"),
                    .observation("scroll-bounds-origin-no-did-scroll"), .document("UIScrollViewDelegate"),
                ]))
    }

    public static var deceleration: Rule {
        Rule(
            .scrolling, 7,
            .measured(
                "Content released in motion keeps the share `decelerationRate` of its speed in each millisecond, and comes to rest once the speed is 10 points per second; the target that the delegate receives is the place where the content comes to rest, never beyond an edge and, with paging, a page.",
                without:
                    "Released content counts as still: it stays where it is, springs back to its edge or goes to the nearest page.",
                sources: [
                    .observation("ouk-flick-delegate-times"), .observation("ouk-throw-ends-at-ten-points-per-second"),
                    .document("WWDC 2018 session 803, Designing Fluid Interfaces"),
                    .choice(
                        "That content goes to a page or to the delegate's target in the same way is chosen; frames come 60 times per second."
                    ),
                ]))
    }

    public static var disabledScrolling: Rule {
        Rule(
            .scrolling, 8,
            .documented(
                "A scroll view whose scrolling is disabled passes touches to `next` and holds nothing back from its content.",
                without: "A scroll view whose scrolling is disabled keeps touches, and holds them back from its content, like any other.",
                sources: [
                    .document("UIScrollView, isScrollEnabled"),
                    .choice("No source says that the content of such a scroll view need not wait."),
                ]))
    }

    public static var nestedScrollViews: Rule {
        Rule(
            .scrolling, 9,
            .documented(
                "If nested scroll views scroll along one axis, the inner one scrolls, unless, when the drag begins, its content is at the end and the content of an outer one is not.",
                without: "The inner scroll view scrolls even if its content is at the end.",
                sources: [
                    .document("Scroll View Programming Guide for iOS, Nesting Scroll Views"),
                    .document("WWDC 2010 session 104, Designing Apps with Scroll Views"),
                    .document("UIScrollView, transfersVerticalScrollingToParent"), .observation("nested-scroll-next-drag"),
                    .choice("The report says that the choice is made when the drag begins, and for good."),
                ]))
    }

    public static var caughtContent: Rule {
        Rule(
            .scrolling, 10,
            .measured(
                "A finger that comes down on decelerating content stops it, is not held back and selects no row; without a drag, its lift brings `willEndDragging`, `didEndDragging` and `didEndDecelerating`, but for content that springs back `didEndDecelerating` comes at touch down.",
                without: "A finger that comes down on decelerating content does not stop it.",
                sources: [
                    .observation("scroll-caught-and-held"), .observation("scroll-caught-in-the-bounce"),
                    .observation("table-stopped-by-a-tap"),
                    .observation("table-touch-while-decelerating"),
                    .choice("Whether a finger that does not move brings `willBeginDragging` is not known; here it does not."),
                ]))
    }

    public static var keyboardDismissal: Rule {
        Rule(
            .scrolling, 15,
            .documented(
                "With `keyboardDismissMode` onDrag the text field being edited resigns when a drag begins, wherever in the window the field is.",
                without: "A drag leaves the keyboard up in every mode.",
                sources: [
                    .document("UIScrollView.KeyboardDismissMode, onDrag"),
                    .choice(
                        "It is not documented that the delegate receives `willBeginDragging` before the field resigns, or that the field's delegate can refuse."
                    ),
                ]))
    }

    public static var zooming: Rule {
        Rule(
            .scrolling, 16,
            .documented(
                "A scroll view whose maximum zoom scale is greater than its minimum has a pinch, which scales the view named by the delegate around the point between the fingers.",
                without: "A scroll view has no pinch, whatever its zoom scales are.",
                sources: [
                    .document("UIScrollView.h, comments on pinchGestureRecognizer and maximumZoomScale"),
                    .document("UIScrollViewDelegate, viewForZooming(in:)"),
                    .document("Scroll View Programming Guide for iOS, Basic Zooming Using the Pinch Gestures"),
                    .choice(
                        "It is not documented that the upper left corner of the view stays, that the point stays as far as the edges of the content let it, or that the delegate is asked once per zoom. A pinch recognizes even if the delegate names no view."
                    ),
                ]))
    }

    public static var zoomBeyondLimits: Rule {
        Rule(
            .scrolling, 23,
            .documented(
                "With `bouncesZoom` a pinch takes the scale beyond its limits, against a resistance, and the scale springs back at the lift.",
                without: "A pinch stops at the limits of the scale.",
                sources: [
                    .document("UIScrollView.h, comment on bouncesZoom"), .choice("The curve of the resistance is not documented."),
                ]))
    }

    public static var zoomDelegate: Rule {
        Rule(
            .scrolling, 17,
            .documented(
                "During a pinch, or a zoom animated by code, the delegate receives `willBeginZooming`, `didZoom` for each change and, after any bounce back, `didEndZooming`; a zoom without animation brings `didZoom` alone.",
                without: "The delegate of a scroll view receives no calls about zooming.",
                sources: [
                    .document("UIScrollViewDelegate, scrollViewWillBeginZooming(_:with:)"),
                    .document("UIScrollViewDelegate, scrollViewDidEndZooming(_:with:atScale:)"),
                    .account("Stack Overflow 4809457, a scroll view that has been pinched beyond its minimum"),
                    .account("Stack Overflow 3993532, zoom(to:animated:) since iOS 4"),
                    .choice("Whether `didScroll` or `didZoom` comes first when both change is not known; here `didScroll` comes first."),
                ]))
    }

    public static var zoomWithDrag: Rule {
        Rule(
            .scrolling, 18,
            .assumed(
                "The pan and the pinch of one scroll view recognize together; when one of the two fingers lifts, the pinch ends and the drag goes on.",
                without: "The pan and the pinch of a scroll view exclude each other, and the pinch ends when its last finger lifts.",
                sources: [
                    .document("UIScrollView, Overview: a zoom gesture can end while a finger is still down"),
                    .choice(
                        "Apple documents that pinches pan too and that a zoom can end with a finger down, not which recognizer does what."
                    ),
                ]))
    }

    public static var draggingUntilRest: Rule {
        Rule(
            .scrolling, 41,
            .measured(
                "`isDragging` is true from `willBeginDragging` until the content is at rest, also during deceleration.",
                without: "`isDragging` is false as soon as the finger has lifted.",
                sources: [.observation("scroll-dragging-while-decelerating")]))
    }

    public static var contentTouchCancelled: Rule {
        Rule(
            .scrolling, 21,
            .documented(
                "When a drag or a pinch is about to take touches from views of the content, `touchesShouldCancel(in:)` is called about each of these views; if it returns false, as it does by default for a `UIControl`, or if `canCancelContentTouches` is false, which saves the call, the drag or pinch fails.",
                without: "A drag or a pinch takes the touches of the content whatever `touchesShouldCancel(in:)` returns.",
                sources: [.observation("hdr-uiscrollview-shouldbegin"), .observation("button-in-cell-delays")]))
    }

    public static var animatedScroll: Rule {
        Rule(
            .scrolling, 22,
            .documented(
                "An animated change of the offset by code ends with `didEndScrollingAnimation`, unless another movement takes its place.",
                without: "The delegate receives no call when an animated change of the offset ends.",
                sources: [.observation("scroll-set-offset-animated-header")]))
    }

    public static var pullToRefresh: Rule {
        Rule(
            .scrolling, 80,
            .assumed(
                "A refresh control sends valueChanged, once per drag and with `isRefreshing` true, as soon as the content is pulled down by the control's height, after `didScroll` and before the lift; from then until `endRefreshing` no drag sends it, and the content rests below the control; `endRefreshing` stops content that glides, even if nothing was refreshing.",
                without: "A refresh control sends nothing, however far the content is pulled down.",
                sources: [
                    .document("UIRefreshControl, Overview: dragging down the top of the content notifies the app"),
                    .document("UIRefreshControl, endRefreshing(): called to hide the control"),
                    .observation("glide-ended-by-end-refreshing"),
                    .account("ODRefreshControl, issue 75: valueChanged comes with the pull and not with the release"),
                    .account("CCBottomRefreshControl, pull request 19: isRefreshing changes before the action"),
                    .choice(
                        "Not documented are how far, whether `didScroll` or valueChanged comes first, that a drag sends it once, that the control takes no touches, and how the content moves back."
                    ),
                ]))
    }

    public static var zoomAsksOnce: Rule {
        Rule(
            .scrolling, 81,
            .assumed(
                "A scroll view asks `viewForZooming` once, before a zoom.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("That it is asked is documented, and not how often.")]))
    }

    public static var disabledScrollingDelaysNothing: Rule {
        Rule(
            .scrolling, 82,
            .assumed(
                "A scroll view whose scrolling is disabled does not delay the touches of its content.",
                without: .fixed(because: "This rule says what another rule leaves open, and is off with that rule."),
                sources: [.choice("Nothing can scroll, so there is nothing to wait for.")]))
    }

    public static var dragFromTheThreshold: Rule {
        Rule(
            .scrolling, 84,
            .measured(
                "Dragged content follows the way of the finger less the 10 points at which the drag begins; if the finger has gone farther by then, the delegate receives `didScroll` in the event in which the drag begins.",
                without: "Dragged content follows the way of the finger since the event in which the drag begins.",
                sources: [
                    .observation("ouk-drag-begins-at-exactly-ten-points"), .observation("ouk-drag-three-point-steps"),
                    .choice(
                        "The touches were made within the process on a simulator of iOS 26.1; on a slanted way the 10 points are taken along the way."
                    ),
                ]))
    }

    public static var overshoot: Rule {
        Rule(
            .scrolling, 85,
            .measured(
                "Content thrown into its edge flies over it and comes back in one deceleration, whose target told to the delegate is the edge; content released beyond its edge comes back from the speed that it had.",
                without:
                    "Content thrown into its edge comes to rest there without passing it, and content beyond its edge comes back from rest.",
                sources: [
                    .observation("ouk-throw-into-the-edge-overshoots"), .observation("ouk-release-speed-beyond-the-edge"),
                    .choice("A spring without swinging is chosen, because it fits the one throw that is published."),
                ]))
    }

    public static var caughtContentDragged: Rule {
        Rule(
            .scrolling, 86,
            .assumed(
                "When a finger drags the decelerating content that it has stopped, the delegate receives `didEndDecelerating`, with `isTracking` true, before `willBeginDragging`.",
                without: "When a finger drags the decelerating content that it has stopped, `didEndDecelerating` comes after the lift.",
                sources: [
                    .observation("caught-content-did-end-before-will-begin"),
                    .choice(
                        "A log of iOS 8 to 12, the observation scroll-caught-and-dragged, has `didEndDecelerating` after the lift, and the account's author may speak of a bounce only; the engine follows the account for all content."
                    ),
                ]))
    }
}
