import EventTrace
import UIKit

/// Where an experiment sets up one case: the window, names for what matters, the case's values, and the script.
///
/// The window is a phone's in portrait and already on screen, with a root controller and its view.
public final class Stage {
    /// The size of the window in points.
    public static let size = UIScreen.main.bounds.size

    /// The objects that every stage has.
    public static let ownNames = ["window", "root_controller", "root", "application"]

    /// The combination of values to set up.
    public let `case`: Case
    /// What the fingers will do.
    public let script = Script()
    public var window: UIWindow {
        guard let shownWindow else { fatalError(Stage.isOver) }
        return shownWindow
    }

    var simulation: Simulation {
        guard let world else { fatalError(Stage.isOver) }
        return world
    }

    private static let isOver = "a stage is used when its case is over: nothing of a case may stay in a static or a global"

    /// Nil when the case is over.
    private var world: Simulation?
    let staging: Staging
    var names = StageNames()
    var diagnostics: [Diagnostic] = []
    var variablesRead: [String] = []
    /// What targets would write into the record.
    var marks: [String] = []
    private var shownWindow: UIWindow?
    private var kept: [AnyObject] = []

    /// Runs in the simulation, as all of the stage's code.
    init(_ staging: Staging, _ case: Case, _ simulation: Simulation) {
        self.staging = staging
        self.case = `case`
        world = simulation
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: Stage.size.width, height: Stage.size.height))
        shownWindow = window
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        setName("window", of: window)
        setName("root_controller", of: controller)
        setName("root", of: controller.view)
        setName("application", of: simulation.application)
    }

    /// The window's root controller. Another one can be set on the window; a window that has lost it is a diagnostic.
    public var rootViewController: UIViewController {
        if let controller = window.rootViewController { return controller }
        report(
            Diagnostic(
                staging.location, "the stage's window has lost its root controller, in case \(`case`)",
                remedy: "Set another one: views of the experiment go into its view."))
        return keep(UIViewController())
    }

    /// The view of the root controller: views of the experiment go here.
    public var view: UIView { rootViewController.view }

    /// One of a class of the experiment's own takes the place of the plain one, with its windows; set it before anything else.
    public var application: UIApplication {
        get { simulation.application }
        set {
            simulation.use(newValue)
            setName("application", of: newValue)
        }
    }

    /// Seconds of virtual time since the run began; for code that runs during the script.
    public var now: Double { simulation.now }

    /// Names an object, so that the trace and claims can speak of it: a view, recognizer, controller, delegate, target. Keeps it alive too.
    @discardableResult
    public func name<Object: AnyObject>(_ object: Object, _ name: String, fileID: String = #fileID, line: Int = #line) -> Object {
        if let other = names.object(named: name), other !== object {
            diagnostics.append(
                Diagnostic(
                    Location(fileID: fileID, line: line), "two objects are named '\(name)', in case \(`case`)",
                    remedy: "Give each a name of its own."))
        }
        setName(name, of: object)
        return object
    }

    /// Keeps an object alive for the run: delegates and targets are not retained by UIKit.
    @discardableResult
    public func keep<Object: AnyObject>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    /// The view of this name.
    public func view(named name: String) -> UIView? { names.object(named: name) as? UIView }

    /// The object that had this name gives it to another.
    func rename(_ object: AnyObject, _ name: String) { setName(name, of: object) }

    /// Writes a line of the experiment's own into the trace: "gate opened". For code that runs during the script.
    public func mark(_ text: String) {
        // What ends with the case may still say so; nobody reads it.
        world?.recorder.mark(text)
    }

    /// Lets go of everything, so that code of the experiment that holds the stage does not keep the views alive.
    func tearDown() {
        script.tearDown()
        for named in names.all { world?.forgetName(of: named.object) }
        names = StageNames()
        kept = []
        shownWindow = nil
        world = nil
    }

    func report(_ mistake: Diagnostic) {
        if !diagnostics.contains(mistake) { diagnostics.append(mistake) }
    }

    private func setName(_ name: String, of object: AnyObject) {
        kept.append(object)
        names.set(name, of: object)
        simulation.name(object, name)
    }
}
