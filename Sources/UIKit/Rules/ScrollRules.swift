import EventTrace

/// The rules of scroll views.
extension Rule {
    static let scrolling: [Rule] = [
        .contentTouchDelay, .restStopsContent, .contentTouchQuestions, .dragDirection, .scrollDelegate, .deceleration, .disabledScrolling,
        .nestedScrollViews, .caughtContent, .keyboardDismissal, .zooming, .zoomBeyondLimits, .zoomDelegate, .zoomWithDrag,
        .draggingUntilRest, .contentTouchCancelled, .animatedScroll, .pullToRefresh,
    ]

    public static var contentTouchDelay: Rule {
        Rule(
            .scrolling, 1,
            .measured(
                "With `delaysContentTouches` an internal recognizer holds the touches of a scroll view's content back for 0.15 seconds or until the touch up, unless a drag takes them first.",
                without: "The content of a scroll view gets its touches at once.",
                sources: [
                    .observation("scroll-delay-timestamps-1"), .observation("scrollview-delay-timestamps"),
                    .observation("scroll-three-cases-150ms"), .observation("stack-delayed-collectionview-didselect"),
                ]))
    }

    public static var restStopsContent: Rule {
        Rule(
            .scrolling, 70,
            .measured(
                "Content stays where it is when a finger that has rested lifts, although its pan still has the velocity of the last moves.",
                without: "Content goes on with the velocity of the last moves, however long the finger has rested.",
                sources: [.observation("scroll-view-minds-the-rest"), .choice("How long the rest must be is not said.")]))
    }

    public static var contentTouchQuestions: Rule {
        Rule(
            .scrolling, 2,
            .documented(
                "`touchesShouldBegin(_:with:in:)` is asked just before a view of the content gets a touch, and no keeps the touch from it.",
                without: "A touch begins in the content whatever the answer.",
                sources: [.observation("hdr-uiscrollview-shouldbegin"), .observation("button-in-cell-delays")]))
    }

    public static var dragDirection: Rule {
        Rule(
            .scrolling, 5,
            .assumed(
                "A drag moves the content if it goes along an axis along which the content is larger than the scroll view, or which always bounces; else the pan fails.",
                without: "A drag moves the content along an axis along which there is nothing to scroll.",
                sources: [.choice("It is documented that a cross drag scrolls the outer of two nested scroll views, not how.")]))
    }

    public static var scrollDelegate: Rule {
        Rule(
            .scrolling, 6,
            .documented(
                "Of a drag the delegate receives will begin dragging, did scroll for each change, will end dragging and did end dragging, and of content that goes on alone will begin decelerating, did scroll for each frame and did end decelerating.",
                without: "The delegate of a scroll view receives no calls about drags.",
                sources: [
                    .observation("scroll-fling-log"), .observation("scroll-rest-writeup"), .observation("scroll-set-offset-writeup"),
                    .document("UIScrollViewDelegate"),
                ]))
    }

    public static var deceleration: Rule {
        Rule(
            .scrolling, 7,
            .assumed(
                "Content that is let go of in motion goes as far as if each millisecond left the share `decelerationRate` of its speed, though not beyond its edges and, with paging, to a page; of the way to there, or to where the delegate says, each millisecond leaves that share.",
                without:
                    "Content that is let go of is taken for still: it stays there, springs back to its edge or goes to the nearest page.",
                sources: [
                    .document("WWDC 2018 session 803, Designing Fluid Interfaces"),
                    .choice(
                        "The curve is not documented beyond the rate, which is taken for less than 1; frames come 60 times per second."),
                ]))
    }

    public static var disabledScrolling: Rule {
        Rule(
            .scrolling, 8,
            .documented(
                "A scroll view whose scrolling is disabled passes touches on to `next`; nothing is held back from its content.",
                without: "A scroll view whose scrolling is disabled keeps touches and holds them back like any other.",
                sources: [.document("UIScrollView, isScrollEnabled"), .choice("That its content need not wait then is not documented.")]))
    }

    public static var nestedScrollViews: Rule {
        Rule(
            .scrolling, 9,
            .documented(
                "Of nested scroll views that scroll along one axis the inner one scrolls, unless its content is at the end and an outer one's is not when the drag begins.",
                without: "The inner scroll view scrolls although its content is at the end.",
                sources: [
                    .document("Scroll View Programming Guide for iOS, Nesting Scroll Views"),
                    .document("WWDC 2010 session 104, Designing Apps with Scroll Views"),
                    .document("UIScrollView, transfersVerticalScrollingToParent"), .observation("nested-scroll-next-drag"),
                    .choice("That it is decided when the drag begins, and for good, is what the report says."),
                ]))
    }

    public static var caughtContent: Rule {
        Rule(
            .scrolling, 10,
            .measured(
                "A finger that comes down while the content decelerates stops it, is not held back and selects no row; without a further throw, will end dragging, did end dragging and did end decelerating come with its lift, and did end decelerating at the touch down only of content that springs back.",
                without: "A finger that comes down does not stop the content.",
                sources: [
                    .observation("scroll-caught-and-held"), .observation("scroll-caught-and-dragged"),
                    .observation("scroll-caught-in-the-bounce"), .observation("table-stopped-by-a-tap"),
                    .observation("table-touch-while-decelerating"),
                    .choice("That a finger that does not move brings no will begin dragging is not known."),
                ]))
    }

    public static var keyboardDismissal: Rule {
        Rule(
            .scrolling, 15,
            .documented(
                "With `keyboardDismissMode` onDrag the field that is edited resigns when a drag begins, wherever in the window it is.",
                without: "A drag leaves the keyboard up, whatever the mode.",
                sources: [
                    .document("UIScrollView.KeyboardDismissMode, onDrag"),
                    .choice(
                        "That the delegate receives will begin dragging before the field resigns, and that the field's delegate can refuse, is not documented."
                    ),
                ]))
    }

    public static var zooming: Rule {
        Rule(
            .scrolling, 16,
            .documented(
                "A scroll view whose maximum zoom scale is greater than its minimum has a pinch, which scales the view that its delegate names around the point between the fingers.",
                without: "A scroll view has no pinch, whatever its limits.",
                sources: [
                    .document("UIScrollView.h, comments on pinchGestureRecognizer and maximumZoomScale"),
                    .document("UIScrollViewDelegate, viewForZooming(in:)"),
                    .document("Scroll View Programming Guide for iOS, Basic Zooming Using the Pinch Gestures"),
                    .choice(
                        "That the upper left corner of the view stays, that the point stays as far as the edges of the content let it, and that the delegate is asked once for each zoom are not documented. A pinch recognizes although the delegate names no view."
                    ),
                ]))
    }

    public static var zoomBeyondLimits: Rule {
        Rule(
            .scrolling, 23,
            .documented(
                "With `bouncesZoom` a pinch takes the scale beyond its limits, against a resistance, and the lift brings it back.",
                without: "A pinch stops at the limits of the scale.",
                sources: [
                    .document("UIScrollView.h, comment on bouncesZoom"), .choice("The curve of the resistance is not documented."),
                ]))
    }

    public static var zoomDelegate: Rule {
        Rule(
            .scrolling, 17,
            .documented(
                "Of a pinch, and of a zoom that code animates, the delegate receives will begin zooming, did zoom for each change and did end zooming, after the bounce back if there is one, and of a zoom without animation did zoom alone.",
                without: "The delegate of a scroll view receives no calls about zooming.",
                sources: [
                    .document("UIScrollViewDelegate, scrollViewWillBeginZooming(_:with:)"),
                    .document("UIScrollViewDelegate, scrollViewDidEndZooming(_:with:atScale:)"),
                    .document("Stack Overflow 4809457, a scroll view that has been pinched beyond its minimum"),
                    .document("Stack Overflow 3993532, zoom(to:animated:) since iOS 4"),
                    .choice("Whether did scroll or did zoom comes first when both change is not known; here it is did scroll."),
                ]))
    }

    public static var zoomWithDrag: Rule {
        Rule(
            .scrolling, 18,
            .assumed(
                "The pan and the pinch of one scroll view recognize together, and when one of the two fingers lifts, the pinch ends and the drag goes on.",
                without: "The pan and the pinch of a scroll view exclude one another, and the pinch ends with its last finger.",
                sources: [
                    .document("UIScrollView, Overview: a zoom gesture can end while a finger is still down"),
                    .choice(
                        "It is documented that pinches pan too, and that a zoom can end with a finger down; not which recognizer does what."
                    ),
                ]))
    }

    public static var draggingUntilRest: Rule {
        Rule(
            .scrolling, 41,
            .measured(
                "`isDragging` is true from will begin dragging until the content is at rest, while it decelerates too.",
                without: "`isDragging` is false as soon as the finger has lifted.",
                sources: [.observation("scroll-dragging-while-decelerating")]))
    }

    public static var contentTouchCancelled: Rule {
        Rule(
            .scrolling, 21,
            .documented(
                "When a drag or a pinch is about to take touches that views of the content have got, `touchesShouldCancel(in:)` is asked about each of these views, and no, which is the answer for a `UIControl` and, without a question, if `canCancelContentTouches` is false, gives the drag or the pinch up.",
                without: "A drag or a pinch takes the touches of the content whatever the answer.",
                sources: [.observation("hdr-uiscrollview-shouldbegin"), .observation("button-in-cell-delays")]))
    }

    public static var animatedScroll: Rule {
        Rule(
            .scrolling, 22,
            .documented(
                "An animated change of the offset that code asks for ends, unless another movement takes its place, with did end scrolling animation.",
                without: "The delegate receives no call when an animated change ends.",
                sources: [.observation("scroll-set-offset-animated-header")]))
    }

    public static var pullToRefresh: Rule {
        Rule(
            .scrolling, 80,
            .assumed(
                "A refresh control sends valueChanged, once for a drag, as soon as the content has been pulled down by the control's height, after did scroll and before the finger lifts, with `isRefreshing` true; from then until `endRefreshing` no drag sends it, and the content comes to rest below the control.",
                without: "A refresh control sends nothing however far the content is pulled down.",
                sources: [
                    .document("UIRefreshControl, Overview: dragging down the top of the content notifies the app"),
                    .document("UIRefreshControl, endRefreshing(): called to hide the control"),
                    .document("ODRefreshControl, issue 75: valueChanged comes with the pull and not with the release"),
                    .document("CCBottomRefreshControl, pull request 19: isRefreshing changes before the action"),
                    .choice(
                        "How far is not documented, nor whether did scroll or valueChanged comes first, that a drag sends it once, that the control takes no touches, and how the content moves back."
                    ),
                ]))
    }
}
