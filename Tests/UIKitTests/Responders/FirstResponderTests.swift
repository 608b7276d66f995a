import Testing

@testable import UIKit

@Suite struct FirstResponderTests {
    private func world(_ build: @escaping (World, FocusView, FocusView) -> Void = { _, _, _ in }) -> World {
        World { world in
            let first = world.name(FocusView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "R1")
            let second = world.name(FocusView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)), "R2")
            world.root.addSubview(first)
            world.root.addSubview(second)
            first.becomeFirstResponder()
            build(world, first, second)
        }
    }

    @Test func `RC.7 the old one is asked and resigns, then the new one is asked and becomes`() {
        let world = world { _, first, second in
            #expect(second.becomeFirstResponder())
            #expect(second.isFirstResponder && !first.isFirstResponder)
        }
        #expect(
            world.run() == [
                "R1.canBecomeFirstResponder", "R1.canResignFirstResponder", "R1.resignFirstResponder", "R2.canBecomeFirstResponder",
            ])
    }

    @Test func `RC.7 one that does not resign stays`() {
        _ = world { _, first, second in
            first.canResign = false
            #expect(!second.becomeFirstResponder())
            #expect(first.isFirstResponder)
        }
    }

    @Test func `RC.7 by default nobody can become and everybody resigns`() {
        let world = World()
        world.simulation.perform {
            let view = UIView()
            #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder && view.resignFirstResponder())
        }
    }

    @Test func `RC.9 a view without a window does not become`() {
        let world = World()
        world.simulation.perform {
            #expect(!FocusView().becomeFirstResponder())
        }
        #expect(world.run() == [])
    }

    @Test func `RC.9 one whose view leaves its window resigns, whether it wants to or not`() {
        let world = world { world, first, _ in
            first.canResign = false
            world.root.removeFromSuperview()
            #expect(UIApplication.shared.firstResponder == nil)
        }
        #expect(world.run() == ["R1.canBecomeFirstResponder", "R1.resignFirstResponder"])
    }

    @Test func `RC.164 a view that is refused for want of a window is asked again when it has entered one`() {
        let view = EagerView()
        let world = World { world in
            let box = UIView()
            box.addSubview(world.name(view, "view"))
            #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
            world.simulation.recorder.mark("added")
            world.root.addSubview(box)
            #expect(view.isFirstResponder)
            world.simulation.recorder.mark("moved")
            box.removeFromSuperview()
            world.root.addSubview(box)
            #expect(!view.isFirstResponder, "it asked once")
        }
        #expect(
            world.run() == ["added", "view.becomeFirstResponder", "view.canBecomeFirstResponder", "moved", "view.resignFirstResponder"])
    }

    @Test(arguments: [false, true])
    func `RC.164 a text input that asks early begins when it has entered a window`(isField: Bool) {
        let field = UITextField()
        let text = UITextView()
        let input: UIView = isField ? field : text
        let delegate = BeginListener()
        let world = World { world in
            field.delegate = world.name(delegate, "delegate")
            text.delegate = delegate
            #expect(!input.becomeFirstResponder())
            world.simulation.recorder.mark("added")
            world.root.addSubview(world.name(input, "input"))
            #expect(input.isFirstResponder)
        }
        let kind = isField ? "textField" : "textView"
        #expect(
            world.run() == ["added", "delegate.\(kind)ShouldBeginEditing(input)", "delegate.\(kind)DidBeginEditing(input)"])
    }

    @Test func `RC.164 a controller that is refused is not asked again`() {
        let controller = KeenController()
        _ = World { world in
            #expect(!controller.becomeFirstResponder())
            world.window.rootViewController = controller
            #expect(!controller.isFirstResponder)
        }.run()
        #expect(!controller.isFirstResponder)
    }

    @Test func `RC.165 of two that are refused the last is asked again, and one that resigns is not`() {
        let world = World { world in
            let (box, views) = (UIView(), [FocusView(), FocusView(), FocusView()])
            for (number, view) in views.enumerated() { box.addSubview(world.name(view, "v\(number)")) }
            for number in [0, 2, 1] { views[number].becomeFirstResponder() }
            _ = views[1].resignFirstResponder()
            world.root.addSubview(box)
            #expect(views[2].isFirstResponder)
        }
        #expect(world.run() == ["v2.canBecomeFirstResponder"])
    }

    @Test func `RC.166 the bar of a search controller is not asked again, another bar is`() {
        let (search, bar) = (UISearchController(searchResultsController: nil), UISearchBar())
        let world = World { world in
            for bar in [bar, search.searchBar] {
                #expect(!bar.becomeFirstResponder())
                world.root.addSubview(bar)
            }
            #expect(bar.isFirstResponder && !search.searchBar.isFirstResponder)
        }
        #expect(world.run() == [])
        #expect(world.decisions(.searchBarIsNotAskedAgain).count == 1)
    }
}

private final class EagerView: FocusView {
    @discardableResult
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

private final class KeenController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

private final class BeginListener: UITextFieldDelegate, UITextViewDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {}
}
