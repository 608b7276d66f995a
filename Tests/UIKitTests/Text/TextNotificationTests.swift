import EventTrace
import Testing

@testable import UIKit

/// TX.1 to TX.3, SC.60, PL.10, PL.23: what is posted, and when.
@Suite struct TextNotificationTests {
    private final class Observer: UITextFieldDelegate, UITextViewDelegate, UIApplicationDelegate {
        private(set) var objects: [AnyObject?] = []

        init(_ names: [NSNotification.Name]) {
            for name in names {
                NotificationCenter.default.addObserver(self, selector: Selector("posted(_:)", Observer.posted), name: name, object: nil)
            }
        }

        func posted(_ notification: Notification) { objects.append(notification.object as AnyObject?) }
        func textFieldDidBeginEditing(_ textField: UITextField) {}
        func textFieldDidEndEditing(_ textField: UITextField) {}
        func textViewDidBeginEditing(_ textView: UITextView) {}
        func textViewDidChange(_ textView: UITextView) {}
        func textViewDidEndEditing(_ textView: UITextView) {}
        func applicationDidBecomeActive(_ application: UIApplication) {}
        func applicationWillResignActive(_ application: UIApplication) {}
        func applicationDidEnterBackground(_ application: UIApplication) {}
        func applicationWillEnterForeground(_ application: UIApplication) {}
    }

    private let spy = Spy()

    @Test func `TX.1 TX.2 TX.3 of a field, after the delegate and the action`() {
        let (world, (field, observer)) = World.with { world in
            let observer = world.name(
                Observer([
                    UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
                    UITextField.textDidEndEditingNotification,
                ]), "observer")
            let field = world.add(UITextField(frame: CGRect(x: 100, y: 100, width: 100, height: 30)), "field")
            field.delegate = observer
            field.addTarget(spy, action: Spy.fire, for: .allEditingEvents)
            return (field, observer)
        }
        world.simulation.schedule(at: 0) { field.becomeFirstResponder() }
        world.simulation.schedule(at: 1) { field.insertText("a") }
        world.simulation.schedule(at: 2) { field.text = "by code" }
        world.simulation.schedule(at: 3) { field.resignFirstResponder() }
        #expect(
            world.run() == [
                "observer.textFieldDidBeginEditing(field)", "field.action(editingDidBegin)", "observer.notification(textDidBeginEditing)",
                "field.action(editingChanged)", "observer.notification(textDidChange)",
                "observer.textFieldDidEndEditing(field)", "field.action(editingDidEnd)", "observer.notification(textDidEndEditing)",
            ])
        #expect(observer.objects.allSatisfy { $0 === field })
    }

    @Test func `SC.60 of a text view, after the delegate`() {
        let (world, (view, observer)) = World.with { world in
            let observer = world.name(
                Observer([
                    UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
                    UITextView.textDidEndEditingNotification,
                ]), "observer")
            let view = world.add(UITextView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)), "view")
            view.delegate = observer
            return (view, observer)
        }
        world.simulation.schedule(at: 0) { view.becomeFirstResponder() }
        world.simulation.schedule(at: 1) { view.insertText("a") }
        world.simulation.schedule(at: 3) { view.resignFirstResponder() }
        #expect(
            world.run() == [
                "observer.textViewDidBeginEditing(view)", "observer.notification(textDidBeginEditing)",
                "observer.textViewDidChange(view)", "observer.notification(textDidChange)",
                "observer.textViewDidEndEditing(view)", "observer.notification(textDidEndEditing)",
            ])
        #expect(observer.objects.allSatisfy { $0 === view })
    }

    @Test func `PL.10 of the way to the background and back, after the application's delegate`() {
        let (world, observer) = World.with { world in
            let observer = world.name(
                Observer([
                    UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
                    UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
                ]), "observer")
            UIApplication.shared.delegate = observer
            return observer
        }
        world.simulation.interrupt(.background, at: 1)
        world.simulation.interrupt(.foreground, at: 2)
        let names = ["willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive"]
        #expect(world.run().map { String($0.split(separator: "(")[0]) } == names.flatMap { ["observer.\($0)", "observer.notification"] })
        #expect(world.trace.ordering.map(\.token).filter { $0.contains("notification") } == names.map { "observer.notification(\($0))" })
        #expect(observer.objects.allSatisfy { $0 is UIApplication } && observer.objects.count == 4)
    }

    @Test func `PL.23 beside a scene's delegate the application's receives nothing, and all is posted`() {
        final class SceneListener: UISceneDelegate {
            func sceneDidEnterBackground(_ scene: UIScene) {}
        }
        let listener = SceneListener()
        let (world, observer) = World.with { world in
            let observer = world.name(
                Observer([UIApplication.didEnterBackgroundNotification, UIApplication.didBecomeActiveNotification]), "observer")
            UIApplication.shared.delegate = observer
            world.window.windowScene?.delegate = world.name(listener, "listener")
            return observer
        }
        world.simulation.interrupt(.background, at: 1)
        world.simulation.interrupt(.foreground, at: 2)
        world.run()
        let calls = world.trace.ordering.map(\.token).filter { !$0.hasPrefix("listener.didEnterBackground(") }
        #expect(calls == ["observer.notification(didEnterBackground)", "observer.notification(didBecomeActive)"])
        #expect(observer.objects.allSatisfy { $0 is UIApplication })
    }

    @Test func `those of which none is posted have Apple's names`() {
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.willTerminateNotification,
            UIApplication.didReceiveMemoryWarningNotification, UIApplication.significantTimeChangeNotification,
        ]
        #expect(
            names.map(\.rawValue) == [
                "UIApplicationDidFinishLaunchingNotification", "UIApplicationWillTerminateNotification",
                "UIApplicationDidReceiveMemoryWarningNotification", "UIApplicationSignificantTimeChangeNotification",
            ])
    }
}
