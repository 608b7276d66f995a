import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let finger = Variable<OneFinger>("finger", "On the slider's knob the finger", [.drags, .holdsThenDrags])
private let delays = Variable<Bool>(
    "delays", "The page controller's scroll view delays touches, as it does by default",
    off: "The page controller's scroll view has `delaysContentTouches` off", default: true)

private let book = Named<PageBook>("book")
private let slider = Named<UISlider>("slider")

/// A slider in a page.
let sliderInAPage: Experiment = Experiment(
    id: "SliderInAPage",
    title: "A `UISlider` in a page view controller: a quick drag turns the page",
    question:
        "A page of a page view controller that scrolls has a slider. A finger drags the slider's knob to the left, at once or after 0.3 s, with and without `delaysContentTouches` of the scroll view inside the page controller. Does the slider move, or does the page turn?",
    answer:
        "A quick drag moves the page and not the slider, because the page controller's scroll view still holds the touch back. If the finger first holds the knob for a moment (0.15 s), or with `delaysContentTouches` off, the slider has the touch and keeps it.",
    remedy:
        "Find the scroll view among `pageViewController.view.subviews` and set `delaysContentTouches = false`; a view of your own that is no `UIControl` also has to return `false` from its `gestureRecognizerShouldBegin(_:)` for pans of other views. Or set `dataSource = nil` while the slider is on screen, which switches the swipe off.",
    symptoms: [
        "UISlider inside UIPageViewController swipes the page instead",
        "slider in page view controller is hard to move",
        "UIPageViewController takes the swipe from a control",
        "need to hold the slider before it moves in a page view controller",
    ],
    variables: [finger, delays],
    stage: { stage in
        let (page, next) = (stage.name(AppearingPage(), "page_1"), stage.name(AppearingPage(), "page_2"))
        let pages = stage.keep(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
        let book = stage.name(PageBook([page, next]), book)
        pages.dataSource = book
        pages.delegate = book
        pages.setViewControllers([page], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        let slider = stage.add(UISlider(), slider, at: CGRect(x: 60, y: 300, width: 250, height: 31), in: page.view)
        slider.value = 1
        stage.addTargets(to: slider, for: [.touchDown, .valueChanged, .touchCancel])
        for view in pages.view.subviews {
            if let scroll = view as? UIScrollView { scroll.delaysContentTouches = stage[delays] }
        }
        stage.script.wait(1)
        stage.script.play(stage[finger], x: 235, y: 15, in: slider, by: -150, 0)
    },
    outcomes: {
        Outcome("the slider moves", not: "the page begins to turn", slider.action(.valueChanged))
    },
    claims: {
        Claim(
            "A quick drag begins to turn the page, and the slider receives nothing.", when: finger == .drags && delays.isOn,
            explanation: "Reported as a bug of UIKit's in 2015.", rules: [.contentTouchDelay]
        ) {
            book.willTransitionTo("*").happens
            slider.action(.valueChanged).never
        }
        Claim(
            "A slider that has received the touch keeps it.", when: finger == .holdsThenDrags,
            explanation: "`touchesShouldCancel(in:)` of the scroll view returns `false` for a control.", rules: [.contentTouchCancelled]
        ) {
            slider.action(.valueChanged).happens
            book.willTransitionTo("*").never
        }
        Claim(
            "With `delaysContentTouches` off the slider moves at once.", when: !delays.isOn, slider.action(.valueChanged).happens,
            rules: [.contentTouchCancelled])
    })
