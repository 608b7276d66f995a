import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private enum Owner: String, Choice {
    case field = "a text field"
    case table = "a table view"
    case tap = "a tap recognizer"
}
private let owner = Variable<Owner>("owner", "The delegate is that of")

private enum State: String, Choice {
    case kept = "is set and kept"
    case unset = "conforms to the protocol and is not set"
    case other = "is set on another object of the same class"
    case gone = "loses its last strong reference"
    case late = "is set after the first tap"
    case misnamed = "has methods with other labels"
}
private let state = Variable<State>("delegate", "The delegate")

/// Has one method or two of each protocol.
private final class Listener: UITextFieldDelegate, UITableViewDelegate, UIGestureRecognizerDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Has methods that no protocol names: the compiler takes them for others.
private final class Misnamed: UITextFieldDelegate, UITableViewDelegate, UIGestureRecognizerDelegate {}

extension Misnamed {
    func textFieldDidBeginEditing(textField: UITextField) {}
    func textField(_ textField: UITextField, shouldChangeCharactersInRange range: NSRange, replacementString string: String) -> Bool {
        true
    }
    func tableView(_ tableView: UITableView, didSelectRowAtIndexPath indexPath: IndexPath) {}
    func gestureRecognizerShouldBegin(gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// The rows of the table, which are there whatever its delegate is.
private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private typealias AnyListener = UITextFieldDelegate & UITableViewDelegate & UIGestureRecognizerDelegate

private let delegate = Named<Listener>("delegate")
private let anyCall = TokenPattern("delegate.*")
private let field = Named<UITextField>("field")
private let table = Named<UITableView>("table")
private let pad = Named<UIView>("pad")
private let tap = Named<UITapGestureRecognizer>("tap")
private let second = Mark("a second tap, or a key")

/// Why the methods of a delegate are not called.
let delegateNotCalled: Experiment = Experiment(
    id: "DelegateNotCalled",
    title: "Delegate methods are not called: nil, released, set late or misnamed",
    question:
        "A text field, a table view or a tap recognizer is tapped twice; the field gets a key in place of the second tap. Its delegate is set and kept, not set, set on another object, released, set late, or has methods with other labels. Which of its methods are called?",
    answer:
        "Only a delegate that is set on the very object, is still there, and has the method under its exact name is called. Adopting the protocol connects nothing. `delegate` is weak: an object that nothing else keeps is gone at once, and the property reads nil. A delegate that is set late receives the calls from then on, and none of the earlier ones. A method with other labels is another method, and its absence raises no error, since the methods are optional.",
    remedy:
        "Set `delegate` in `viewDidLoad()` on the object that is on the screen, or connect it in the storyboard; for a view in a cell do it in `cellForRowAt`. Keep the delegate in a property: `field.delegate = Helper()` is nil in the next line. Print `delegate` when the event comes: nil means unset or released, another object means that a library or a later line has set it. Let Xcode complete the names of methods, and check that it has not put `didDeselectRowAt` in place of `didSelectRowAt`; declare the conformance on the class, and heed the warning “nearly matches optional requirement”.",
    symptoms: [
        "delegate method is never called",
        "delegate is set but methods are not called",
        "delegate is nil because the object was released",
        "delegate set to a local variable is deallocated",
        "textFieldShouldReturn and other UITextFieldDelegate methods not called",
        "didSelectRowAt not called delegate not set",
        "gesture recognizer delegate not called",
        "delegate set in viewDidAppear misses the first event",
        "delegate method with wrong signature is not called",
    ],
    variables: [owner, state],
    stage: { stage in
        let (owner, state) = (stage[owner], stage[state])
        let listener: any AnyListener = state == .misnamed ? stage.name(Misnamed(), "misnamed") : stage.name(Listener(), delegate)
        let connect: ((any AnyListener)?, Bool) -> Void
        switch owner {
        case .field:
            let other = stage.keep(UITextField())
            let field = stage.add(UITextField(), field, at: CGRect(x: 45, y: 200, width: 300, height: 40))
            connect = { listener, isOther in (isOther ? other : field).delegate = listener }
            stage.script.tap(field)
        case .table:
            let other = stage.keep(UITableView(frame: .zero, style: .plain))
            let table = stage.add(UITableView(frame: .zero, style: .plain), table, at: CGRect(x: 0, y: 100, width: 390, height: 600))
            table.dataSource = stage.keep(Rows())
            connect = { listener, isOther in (isOther ? other : table).delegate = listener }
            stage.script.tap(.point(x: 100, y: 20, in: "table"))
        case .tap:
            let other = stage.keep(UITapGestureRecognizer())
            stage.add(UIView(), pad, at: CGRect(x: 95, y: 300, width: 200, height: 200))
            let tap = stage.add(UITapGestureRecognizer(), tap, to: pad)
            connect = { listener, isOther in (isOther ? other : tap).delegate = listener }
            stage.script.tap(pad)
        }
        switch state {
        case .kept, .misnamed: connect(listener, false)
        case .other: connect(listener, true)
        case .gone:
            connect(listener, false)
            // Stands for the end of the last strong reference, after which the property reads nil.
            connect(nil, false)
        case .unset, .late: break
        }
        stage.script.wait(1)
        stage.script.perform {
            if state == .late { connect(listener, false) }
            stage.mark(second)
        }
        switch owner {
        case .field: stage.script.perform { stage.type("a") }
        case .table: stage.script.tap(.point(x: 100, y: 220, in: "table"))
        case .tap: stage.script.tap(pad)
        }
    },
    outcomes: {
        Outcome("the delegate", otherwise: "is not called") {
            Outcome.State("is called each time", .order([anyCall, second.written, anyCall]))
            Outcome.State("is called from the second time on", anyCall.happens)
        }
    },
    claims: {
        Claim(
            "A delegate that is set and kept is called each time.", when: state == .kept, .order([anyCall, second.written, anyCall]),
            explanation: "The other cases differ from this one in one thing each.")
        Claim(
            "To conform to the protocol is not enough: a delegate that is not set receives no calls.", when: state == .unset, anyCall.never,
            unnoticed: "No change that is tried sets a delegate.")
        Claim(
            "A delegate that is set on another object of the same class receives no calls about the tapped object.", when: state == .other,
            anyCall.never,
            explanation: "So it goes if a view is made anew after its delegate was set, or a field is forgotten.",
            unnoticed: "No change that is tried sets a delegate.")
        Claim(
            "A delegate that nothing keeps is gone, and receives no calls.", when: state == .gone, anyCall.never,
            explanation: "Apple declares these properties weak.", unnoticed: "No change that is tried keeps a delegate.")
        Claim(
            "A delegate that is set late receives only what comes afterwards.", when: state == .late
        ) {
            second.before(anyCall)
            anyCall.happens
        }
        Claim(
            "Methods with other labels are not called, and nothing says so.", when: state == .misnamed, anyCall.never,
            explanation: "The methods of the protocol are optional, so that the class conforms without them.",
            unnoticed: "No change that is tried gives a method another name.")
    })
