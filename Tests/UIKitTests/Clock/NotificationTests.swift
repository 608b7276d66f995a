import Foundation
import Testing

@testable import UIKit

extension Notification.Name {
    fileprivate static let saved = Notification.Name("saved")
    fileprivate static let closed = Notification.Name("closed")
}

/// Observes as code of apps does, in a file that imports Foundation too.
private final class Watcher: UIViewController {
    private(set) var seen: [String] = []

    func saved(_ notification: Notification) { seen.append("saved \(notification.userInfo?["count"] as? Int ?? 0)") }
    func closed() { seen.append("closed") }
    func bridged(_ notification: NSNotification) { seen.append("bridged \(notification.name.rawValue)") }
}

struct NotificationTests {
    private let world = World()

    @Test func `observers receive a notification in the order in which they were added, with a selector of any form or a block`() {
        world.simulation.perform {
            let (center, watcher) = (NotificationCenter.default, Watcher())
            center.addObserver(watcher, selector: Selector("saved(_:)", Watcher.saved), name: .saved, object: nil)
            center.addObserver(watcher, selector: Selector("closed", Watcher.closed), name: .closed, object: nil)
            center.addObserver(watcher, selector: Selector("bridged(_:)", Watcher.bridged), name: nil, object: nil)
            var names: [String] = []
            let token = center.addObserver(forName: .saved, object: nil, queue: .main) { names.append($0.name.rawValue) }
            center.post(name: .saved, object: nil, userInfo: ["count": 2])
            center.removeObserver(token)
            center.post(Notification(name: .closed))
            center.post(name: .saved, object: watcher)
            #expect(watcher.seen == ["saved 2", "bridged saved", "closed", "bridged closed", "saved 0", "bridged saved"])
            #expect(names == ["saved"])
        }
    }

    @Test func `an observer of one object receives what is posted for that one only`() {
        world.simulation.perform {
            let (center, watcher, document) = (NotificationCenter(), Watcher(), NSObject())
            center.addObserver(watcher, selector: Selector("closed", Watcher.closed), name: .closed, object: document)
            center.post(name: .closed, object: nil)
            center.post(name: .closed, object: NSObject())
            #expect(watcher.seen == [])
            center.post(name: .closed, object: document)
            #expect(watcher.seen == ["closed"])
        }
    }

    @Test func `an observer is removed for one name or altogether, also while others are called`() {
        world.simulation.perform {
            let (center, watcher) = (NotificationCenter.default, Watcher())
            let first = center.addObserver(forName: .saved, object: nil, queue: nil) { _ in center.removeObserver(watcher) }
            center.addObserver(watcher, selector: Selector("saved(_:)", Watcher.saved), name: .saved, object: nil)
            center.addObserver(watcher, selector: Selector("closed", Watcher.closed), name: .closed, object: nil)
            center.removeObserver(watcher, name: .closed, object: nil)
            center.post(name: .closed, object: nil)
            center.post(name: .saved, object: nil)
            #expect(watcher.seen == [])
            center.removeObserver(first)
            #expect(!center.hasObservers)
        }
    }

    /// It takes itself off the list in `deinit`, or does not.
    @Test(arguments: [true, false]) func `an observer that is gone is not called, and not kept`(removesItself: Bool) {
        final class Leaving: NSObject {
            let removesItself: Bool
            init(_ removesItself: Bool) { self.removesItself = removesItself }
            deinit { if removesItself { NotificationCenter.default.removeObserver(self) } }
            func saved() { Issue.record("called") }
        }
        world.simulation.perform {
            weak var gone: Leaving?
            do {
                let leaving = Leaving(removesItself)
                gone = leaving
                NotificationCenter.default.addObserver(leaving, selector: Selector("saved", Leaving.saved), name: .saved, object: nil)
            }
            #expect(gone == nil)
            NotificationCenter.default.post(name: .saved, object: nil)
            #expect(!NotificationCenter.default.hasObservers)
        }
    }

    @Test func `what a run posts stays in it, and outside of a run there is nobody`() {
        let watcher = Watcher()
        world.simulation.perform {
            NotificationCenter.default.addObserver(watcher, selector: Selector("closed", Watcher.closed), name: .closed, object: nil)
        }
        NotificationCenter.default.post(name: .closed, object: nil)
        World().simulation.perform { NotificationCenter.default.post(name: .closed, object: nil) }
        #expect(watcher.seen == [])
        world.simulation.perform { NotificationCenter.default.post(name: .closed, object: nil) }
        #expect(watcher.seen == ["closed"])
    }
}
