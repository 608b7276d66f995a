import EventTrace
import ExperimentKit
import UIKit

private let change = Variable(
    "change", Text("What is seen differs by", chinese: "所见因何而变"),
    ["nothing", "a translation", "a scale", "a turn", "scrolled bounds"])
private let finger = Variable(
    "finger", Text("The finger taps", chinese: "手指点击"), ["100 points beside", "its old corner"])

extension Experiment {
    /// A view is hit where it is seen.
    static let seenPlace = Experiment(
        id: "SeenPlace",
        title: Text("A view that is turned, scaled or scrolled is hit where it is seen", chinese: "旋转、缩放、滚动后的视图，在眼见之处被命中"),
        question: Text(
            "`pad` is a square of 100 points in `board`. It is moved by a transform, enlarged three times, turned by 45°, or scrolled with the bounds of `board`. Where is it hit?",
            chinese: "`pad` 是 `board` 中 100 点见方的方块。它被变换平移、放大三倍、旋转 45°，或随 `board` 的 bounds 滚动。在哪里能命中它？"),
        answer: Text(
            "Where it is seen. Moved or scrolled by 100 points it is hit 100 points to the right and no longer at its old place; enlarged it is hit beyond its old bounds; turned by 45° its old corner misses it.",
            chinese: "在眼见之处。平移或滚动 100 点后，在右侧 100 点处命中，原处不再命中；放大后在原范围之外也能命中；旋转 45° 后，点原来的角就落空。"),
        variables: [change, finger],
        stage: { stage in
            let board = stage.name(BeganPad(frame: CGRect(x: 0, y: 200, width: 390, height: 300)), "board")
            let pad = stage.name(BeganPad(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "pad")
            stage.view.addSubview(board)
            board.addSubview(pad)
            switch stage.choice(change) {
            case "a translation": pad.transform = CGAffineTransform(translationX: 100, y: 0)
            case "a scale": pad.transform = CGAffineTransform(scaleX: 3, y: 3)
            case "a turn": pad.transform = CGAffineTransform(rotationAngle: .pi / 4)
            case "scrolled bounds": board.bounds.origin.x = -100
            default: break
            }
            switch stage.choice(finger) {
            case "100 points beside": stage.script.tap(.point(x: 250, y: 350))
            default: stage.script.tap(.point(x: 105, y: 305))
            }
        },
        claims: [
            Claim(
                Text("Unchanged, it is hit in its corner.", chinese: "没有变化时，角上命中。"),
                when: change.is("nothing") && finger.isNot("100 points beside"), .ordering(["pad.touchesBegan"])),
            Claim(
                Text("Moved by a transform or by its parent's bounds, it is hit where it is now.", chinese: "被变换或父视图的 bounds 移动后，在新位置命中。"),
                when: change.isOneOf(["a translation", "scrolled bounds"]) && finger.is("100 points beside"),
                .ordering(["pad.touchesBegan"]),
                explanation: Text(
                    "The point is converted through each view's bounds origin and transform (HT.8).",
                    chinese: "点按每个视图的 bounds 起点与变换换算（HT.8）。")),
            Claim(
                Text("Its old place is the board's.", chinese: "原处归 `board`。"),
                when: change.isOneOf(["a translation", "scrolled bounds"]) && finger.isNot("100 points beside"),
                .ordering(["board.touchesBegan"]),
                explanation: Text("Nothing of a view stays where it was laid out (HT.8).", chinese: "视图不会在原布局处留下任何东西（HT.8）。")),
            Claim(
                Text("Enlarged, it is hit beyond its old bounds.", chinese: "放大后，原范围之外也命中。"),
                when: change.is("a scale") && finger.is("100 points beside"), .ordering(["pad.touchesBegan"]),
                explanation: Text("The bounds stay as they are; the point is what shrinks (HT.8).", chinese: "bounds 不变，缩小的是点的坐标（HT.8）。")),
            Claim(
                Text("Turned, its corner is hit no more.", chinese: "旋转后，原来的角不再命中。"),
                when: change.is("a turn") && finger.is("its old corner"), .ordering(["board.touchesBegan"]),
                explanation: Text(
                    "Its frame is larger than it is; the frame is not asked (HT.8).", chinese: "它的 frame 比它自己大；命中测试不看 frame（HT.8）。")),
        ])
}
