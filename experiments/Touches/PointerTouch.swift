import EventTrace
import ExperimentKit
import UIKit

private let buttons = Variable(
    "buttons", Text("What the pointer does on the view", chinese: "指针在视图上做什么"),
    ["hovers", "clicks", "drags", "drags, second button meanwhile"])

extension Experiment {
    /// When a pointer is a touch.
    static let pointerTouch = Experiment(
        id: "PointerTouch",
        title: Text("Pointer: hovering or touching", chinese: "指针：悬停还是触摸"),
        question: Text(
            "A pointer comes to a view with a hover recognizer, moves over it, and goes; on the way it may click, or drag with one button or two. What does the view get, and when does the recognizer act?",
            chinese: "指针来到带悬停手势的视图、移动、离开；途中可能点击，或按住一个、两个键拖动。视图得到什么？悬停手势何时响应？"),
        answer: Text(
            "From the first button that goes down to the last that comes up there is one touch, whatever the buttons do in between, and the hover rests. Before and afterwards it acts with every move.",
            chinese: "从第一个键按下到最后一个键松开是同一个触摸，其间按键如何变化都一样，悬停手势则暂停。之前与之后它随每次移动响应。"),
        variables: [buttons],
        stage: { stage in
            let view = stage.add({ TouchView(frame: $0) }, "view", at: CGRect(x: 45, y: 200, width: 300, height: 300))
            stage.put(UIHoverGestureRecognizer(), "hover", on: view)
            let choice = stage.choice(buttons)
            let (left, right) = (CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300))
            stage.movePointer(to: left, at: 0.1)
            if choice != "hovers" {
                let place = choice == "clicks" ? left : right
                stage.movePointer(to: left, buttons: .primary, at: 0.2)
                if choice != "clicks" { stage.movePointer(to: right, buttons: .primary, at: 0.3) }
                if choice.hasSuffix("meanwhile") {
                    stage.movePointer(to: right, buttons: [.primary, .secondary], at: 0.4)
                    stage.movePointer(to: right, buttons: .secondary, at: 0.5)
                }
                stage.movePointer(to: place, at: 0.6)
            }
            stage.movePointer(to: CGPoint(x: 220, y: 300), at: 0.7)
            stage.movePointer(to: nil, at: 0.8)
        },
        claims: [
            Claim(
                Text("With no button down it is no touch.", chinese: "没有按键就不是触摸。"), when: buttons.is("hovers"),
                .ordering(["hover.action(began)", "hover.action(changed)", "hover.action(ended)"])),
            Claim(
                Text("While a button is down the hover rests; afterwards it goes on.", chinese: "按键按住时悬停暂停，之后继续。"),
                when: buttons.is("clicks"),
                .ordering([
                    "hover.action(began)", "view.touchesBegan", "view.touchesEnded", "hover.action(changed)", "hover.action(ended)",
                ]),
                explanation: Text(
                    "The header of the hover recognizer says that it pauses while buttons are down (TO.14).",
                    chinese: "悬停手势的头文件说按键按住时它会暂停（TO.14）。")),
            Claim(
                Text("A drag with a button down moves the touch and not the hover.", chinese: "按住键拖动移动的是触摸，而非悬停。"),
                when: buttons.isOneOf(["drags", "drags, second button meanwhile"]),
                .order(["view.touchesBegan", "view.touchesMoved", "view.touchesEnded", "hover.action(changed)"])),
            Claim(
                Text("A second button begins no touch of its own.", chinese: "第二个键不会开始新的触摸。"), when: buttons.isNot("hovers"),
                .all([.exactly(1, "view.touchesBegan"), .exactly(1, "view.touchesEnded")]),
                explanation: Text(
                    "There is one touch from the first button to the last (TO.14); an app on iPadOS was seen to get it so.",
                    chinese: "从第一个键到最后一个键是同一个触摸（TO.14）；iPadOS 上的应用确实如此。")),
            Claim(
                Text("Buttons that change in between are moves.", chinese: "其间按键的变化是移动。"),
                when: buttons.is("drags, second button meanwhile"),
                .exactly(3, "view.touchesMoved")),
        ])
}
