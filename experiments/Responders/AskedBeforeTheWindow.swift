import EventTrace
import ExperimentKit
import UIKit

private enum Way: String, Choice {
    case pushed
    case presented = "presented full screen"
    case root = "the root of the window"
}
private let way = Variable<Way>("way", "The controller is")

private enum Place: String, Choice {
    case load = "`viewDidLoad`"
    case willAppear = "`viewWillAppear`"
    case isAppearing = "`viewIsAppearing`"
    case didAppear = "`viewDidAppear`"
    case loose = "`viewDidLoad` before `addSubview`"
    case resigns = "`viewDidLoad`, then `resignFirstResponder()`"
    case another = "`viewDidLoad`, then of `other` too"
}
private let place = Variable<Place>("place", "`becomeFirstResponder()` of `input` is called in")

private enum Input: String, Choice {
    case field = "a text field"
    case text = "a text view"
    case pad = "a view that can become first responder"
}
private let kind = Variable<Input>("input", "`input` is")

private final class EagerField: UITextField {
    @discardableResult
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

private final class EagerText: UITextView {
    @discardableResult
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

private final class EagerPad: UIView {
    override var canBecomeFirstResponder: Bool { true }
    @discardableResult
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
}

/// A screen whose input is to be ready for keys when it comes, and which observes the keyboard and editing.
private final class FormController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    var input = UIView()
    var other = UIView()
    var place = Place.load
    var say: (String) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        if place == .loose { ask() }
        view.addSubview(input)
        view.addSubview(other)
        switch place {
        case .load: ask()
        case .resigns:
            ask()
            input.resignFirstResponder()
        case .another:
            ask()
            other.becomeFirstResponder()
        default: break
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if place == .willAppear { ask() }
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if place == .isAppearing { ask() }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if place == .didAppear { ask() }
    }

    private func ask() { say(input.becomeFirstResponder() ? "the call returns true" : "the call returns false") }

    func observeKeyboard() {
        NotificationCenter.default.addObserver(
            self, selector: Selector("keyboardComes(_:)", FormController.keyboardComes), name: UIResponder.keyboardWillShowNotification,
            object: nil)
    }
    func keyboardComes(_ notification: Notification) {}

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    func textViewDidBeginEditing(_ textView: UITextView) {}
}

private let form = Named<FormController>("form")
private let input = Named<UIView>("input")
private let other = Named<UIView>("other")
private let isTrue = Mark("the call returns true")
private let isFalse = Mark("the call returns false")
private let inputIsFirst = Mark("first responder: input")
private let otherIsFirst = Mark("first responder: other")

private let isEarly = Condition(
    "the call comes while `input` is in no window", not: "the call comes while `input` is in a window",
    place.isOneOf(.load, .willAppear, .loose, .resigns, .another))
private let waits = Condition(
    "`input` waits for its window", not: "`input` does not wait for a window",
    place.isOneOf(.load, .willAppear, .loose))

/// What becomes of a view that is to be first responder before it is in a window.
let askedBeforeTheWindow: Experiment = Experiment(
    id: "AskedBeforeTheWindow",
    title: "`becomeFirstResponder()` in `viewDidLoad` or `viewWillAppear`: no keyboard, or too early?",
    question: """
        A controller comes: pushed, presented, or as the root. It makes `input` first responder in `viewDidLoad`, `viewWillAppear` or \
        later. What does the call return, when does `input` become first responder, and when does the keyboard come?
        """,
    answer: """
        In `viewDidLoad` and `viewWillAppear` `input` is in no window yet: the call returns `false`. UIKit calls \
        `becomeFirstResponder()` again when the view enters the window, so that the keyboard comes with the screen; reports from \
        iOS 6 to 15 say so, and a crash report shows the second call. In `viewIsAppearing` the view is in its window: the call \
        returns `true`, and the keyboard comes with the screen too. In `viewDidAppear` the keyboard comes after the screen. That \
        the early call returns `false`, that UIKit calls again for any view, and that the last of two requests counts, is \
        assumed; for a controller as `input` no source says what happens.
        """,
    remedy: """
        To bring the keyboard with the screen, call `becomeFirstResponder()` in `viewIsAppearing(_:)` (iOS 13 and later, Xcode \
        15); to bring it after the transition, call it in `viewDidAppear(_:)`. Do not look at what an early call returns, and \
        do not rely on the second call: Apple's page asks for a view in a window. If the keyboard comes uninvited, look for an \
        early call, in an `init` too. If layout jumps during a push, do not animate in `keyboardWillShow` then, or wait for \
        `viewDidAppear(_:)`. For a field in an input accessory wait for `viewDidAppear(_:)`: reports say that earlier calls do \
        nothing there. A screen with a search controller: SearchFocusedInCode. In the simulator the keyboard stays away while a \
        hardware keyboard is connected.
        """,
    symptoms: [
        "becomeFirstResponder in viewDidLoad returns false",
        "becomeFirstResponder in viewWillAppear shows the keyboard during the push animation",
        "keyboard does not come up after becomeFirstResponder in viewDidLoad",
        "keyboard appears before the view controller is pushed",
        "layout jumps during push when the text field becomes first responder in viewDidLoad",
        "textField.window is nil in viewWillAppear",
        "keyboard comes although nobody tapped the field",
        "viewDidLoad, viewWillAppear or viewDidAppear for becomeFirstResponder",
    ],
    variables: [place, way, kind],
    stage: { stage in
        let form = stage.name(FormController(), form)
        let frame = CGRect(x: 45, y: 150, width: 300, height: 80)
        let choice = stage[way]
        switch stage[kind] {
        case .field:
            let field = EagerField(frame: frame)
            field.delegate = form
            form.input = field
        case .text:
            let text = EagerText(frame: frame)
            text.delegate = form
            form.input = text
        case .pad: form.input = EagerPad(frame: frame)
        }
        form.other = UITextField(frame: CGRect(x: 45, y: 260, width: 300, height: 40))
        _ = stage.name(form.input, input)
        _ = stage.name(form.other, other)
        form.place = stage[place]
        form.say = { stage.mark($0) }
        form.observeKeyboard()
        let navigation = stage.keep(UINavigationController(rootViewController: UIViewController()))
        if choice == .pushed { stage.window.rootViewController = navigation }
        stage.script.wait(1)
        stage.script.perform {
            switch choice {
            case .root: stage.window.rootViewController = form
            case .pushed: navigation.pushViewController(form, animated: true)
            case .presented:
                form.modalPresentationStyle = .fullScreen
                stage.window.rootViewController?.present(form, animated: true)
            }
        }
        stage.script.wait(2)
        stage.script.perform {
            let name = form.input.isFirstResponder ? "input" : form.other.isFirstResponder ? "other" : "nobody"
            stage.mark("first responder: \(name)")
        }
    },
    outcomes: {
        Outcome("the first responder in the end is", otherwise: "nobody") {
            Outcome.State("`input`", "first responder: input")
            Outcome.State("`other`", "first responder: other")
        }
        Outcome("the call returns true", not: "the call returns false", isTrue.written)
        Outcome(
            "the keyboard comes before `viewDidAppear`", not: "no keyboard comes before `viewDidAppear`",
            form.call("notification")("keyboardWillShow").before(form.viewDidAppear))
    },
    claims: {
        Claim(
            "In `viewDidLoad` and `viewWillAppear` the call returns false.", when: isEarly,
            explanation: "Documented is that the call is for views in a window; what it returns before is concluded.",
            rules: [.firstResponderNeedsWindow]
        ) {
            isFalse.written
            isTrue.written.never
        }
        Claim(
            "A view that waits receives `becomeFirstResponder()` again after `viewWillAppear`, and is first responder before `viewDidAppear`.",
            when: waits,
            explanation:
                "The call stack of a pushed text field that crashed shows the second call, below the addition of the controller's view.",
            rules: [.askedAgainInAWindow]
        ) {
            form.viewWillAppear
            input.call("becomeFirstResponder")
            form.viewDidAppear
            inputIsFirst.written
        }
        Claim(
            "The keyboard of a text input that waits comes before `viewDidAppear`.", when: waits && kind != .pad,
            explanation: "Pushes on iOS 9, 11, 12 and 15 did so, and a presentation on iOS 7.", rules: [.askedAgainInAWindow]
        ) {
            form.viewWillAppear
            form.call("notification")("keyboardWillShow")
            form.viewDidAppear
        }
        Claim(
            "The delegate is asked once: at the second call.", when: waits && kind == .field,
            explanation: "A view without a window is refused before it is asked; no log shows it.",
            rules: [.firstResponderNeedsWindow, .askedAgainInAWindow]
        ) {
            form.textFieldShouldBeginEditing(input).times(1)
            form.textFieldDidBeginEditing(input).times(1)
        }
        Claim(
            "In `viewIsAppearing` and `viewDidAppear` the call returns true.",
            when: place.isOneOf(.isAppearing, .didAppear),
            explanation: "The view is in its window then.", rules: [.appearance]
        ) {
            isTrue.written
            inputIsFirst.written
            input.call("becomeFirstResponder").never
        }
        Claim(
            "`resignFirstResponder()` takes the request back.", when: place == .resigns,
            explanation: "Assumed: no source tells it.", rules: [.lastRequestCounts]
        ) {
            input.call("becomeFirstResponder").never
            TokenPattern("first responder: nobody").happens
        }
        Claim(
            "Of two requests the last one counts.", when: place == .another,
            explanation: "Assumed: no source tells it.", rules: [.lastRequestCounts]
        ) {
            input.call("becomeFirstResponder").never
            otherIsFirst.written
        }
    })
