import EventTrace
import UIKit

/// The place where an experiment sets up one case: a window, names of objects, the case's values, and the script.
///
/// The window is a phone's in portrait, already on screen, with a root controller and its view.
public final class Stage {
    /// The size of the window in points.
    public static let size = UIScreen.main.bounds.size

    /// The names of the objects that every stage has.
    public static let ownNames = ["window", "root_controller", "root", "application"]

    /// The combination of values to set up.
    public let `case`: Case
    /// The plan of the fingers.
    public let script = Script()
    public var window: UIWindow {
        guard let shownWindow else { fatalError(Stage.isOver) }
        return shownWindow
    }

    package var simulation: Simulation {
        guard let world else { fatalError(Stage.isOver) }
        return world
    }

    private static let isOver = "a stage is used when its case is over: nothing of a case may stay in a static or a global"

    /// The simulation; nil after the case.
    private var world: Simulation?
    let staging: Staging
    package var names = StageNames()
    package var diagnostics: [Diagnostic] = []
    package var variablesRead: [String] = []
    /// The lines that targets write into the record.
    package var marks: [String] = []
    private var shownWindow: UIWindow?
    private var kept: [AnyObject] = []

    /// A stage; runs in the simulation, like all code of the stage.
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

    /// The window's root controller. The window can have another one; a window without one is a diagnostic.
    public var rootViewController: UIViewController {
        if let controller = window.rootViewController { return controller }
        report(
            Diagnostic(
                staging.location, "the stage's window has lost its root controller, in case \(`case`)",
                remedy: "Set another one: views of the experiment go into its view."))
        return keep(UIViewController())
    }

    /// The view of the root controller, for the experiment's views.
    public var view: UIView { rootViewController.view }

    /// The application. An instance of another class replaces the plain one, with its windows; set it before anything else.
    public var application: UIApplication {
        get { simulation.application }
        set {
            simulation.use(newValue)
            setName("application", of: newValue)
        }
    }

    /// Seconds of virtual time since the run began; for code that runs during the script.
    public var now: Double { simulation.now }

    /// Names an object for the trace and for claims, and retains it: a view, recognizer, controller, delegate or target.
    @discardableResult
    public func name<Object: AnyObject>(_ object: Object, _ name: String, fileID: String = #fileID, line: Int = #line) -> Object {
        if let other = names.object(named: name), other !== object {
            diagnostics.append(
                Diagnostic(
                    Location(fileID: fileID, line: line), "two objects are named '\(name)', in case \(`case`)",
                    remedy: "Give each a name of its own."))
        }
        if name.utf8.contains(where: { "*.: ".utf8.contains($0) }) {
            diagnostics.append(
                Diagnostic(
                    Location(fileID: fileID, line: line), "'\(name)' can be claimed of, and not be given: it has a '*', '.', ':' or space",
                    remedy: "Name the object with letters, digits and '_'."))
        }
        setName(name, of: object)
        return object
    }

    /// Retains an object for the run: UIKit does not retain delegates and targets.
    @discardableResult
    public func keep<Object: AnyObject>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    /// The view of this name.
    public func view(named name: String) -> UIView? { names.object(named: name) as? UIView }

    /// The object of this name.
    func object(named name: String) -> AnyObject? { names.object(named: name) }

    /// Gives an object the name of another, which loses it.
    package func rename(_ object: AnyObject, _ name: String) { setName(name, of: object) }

    /// Writes a line of the experiment into the trace: "gate opened". For code that runs during the script.
    public func mark(_ text: String) {
        // Objects that are deallocated with the case may still call this, without effect.
        world?.recorder.mark(text)
    }

    /// Releases everything, so that experiment code that holds the stage does not retain the views.
    package func tearDown() {
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
