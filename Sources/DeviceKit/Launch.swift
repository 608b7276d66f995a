#if canImport(ObjectiveC)
    import UIKit

    @main
    final class EvdocApplicationDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = EvdocSceneDelegate.self
            return configuration
        }
    }

    final class EvdocSceneDelegate: UIResponder, UIWindowSceneDelegate {
        private var conductor: Conductor?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = StageWindow(windowScene: scene)
            window.frame = Stage.bounds
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            CallLog.current.device("\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)", model)
            conductor = Conductor(window, in: scene)
        }

        /// As Apple numbers models: `iPhone15,4`.
        private var model: String {
            if let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] { return "simulator of \(simulated)" }
            var names = utsname()
            uname(&names)
            return withUnsafeBytes(of: &names.machine) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
        }
    }

    /// Notices the first touch, from which the script's time runs.
    final class StageWindow: UIWindow {
        var begin: () -> Void = {}

        override func sendEvent(_ event: UIEvent) {
            if event.type == .touches { begin() }
            super.sendEvent(event)
        }
    }

    /// Tells the person what to do, and runs the script's own code at its times, counted from the first touch.
    final class Conductor {
        private let board: UIWindow
        private let words = UILabel()
        private var stage: Stage?
        private var hasBegun = false

        init(_ window: StageWindow, in scene: UIWindowScene) {
            board = UIWindow(windowScene: scene)
            board.windowLevel = .alert + 1
            board.isUserInteractionEnabled = false
            board.rootViewController = UIViewController()
            words.numberOfLines = 0
            words.font = .preferredFont(forTextStyle: .footnote)
            words.textColor = .systemRed
            words.frame = CGRect(x: 12, y: 640, width: Stage.size.width - 24, height: 180)
            board.rootViewController?.view.addSubview(words)
            board.isHidden = false

            let stage = experiment.setUp(in: window)
            self.stage = stage
            stage.show = { [words] in words.text = (words.text ?? "") + "\n" + $0 }
            let requests = stage.script.requests.sorted { $0.time < $1.time }
            words.text = requests.map { "\(Value.number($0.time)) s: \($0.words)" }.joined(separator: "\n")
            paint(window)
            window.begin = { [weak self] in self?.begin() }
            let first = stage.script.steps.first { $0.isTouch }
            // What comes before the first touch does not wait for it.
            for step in stage.script.steps where step.time <= (first?.time ?? 0) && !step.isTouch { run(step) }
            if first == nil { begin() }
        }

        private func begin() {
            guard !hasBegun, let stage else { return }
            hasBegun = true
            let start = stage.script.steps.first { $0.isTouch }?.time ?? 0
            for step in stage.script.steps where step.time > start {
                DispatchQueue.main.asyncAfter(deadline: .now() + step.time - start) { [weak self] in self?.run(step) }
            }
        }

        private func run(_ step: Script.Step) {
            switch step.kind {
            case .block(let block): block()
            case .mark(let text): CallLog.current.mark(text)
            case .down, .move, .up, .press, .refine, .cancelAll, .hold: break
            }
        }

        /// Outlines, so that a finger finds the views.
        private func paint(_ view: UIView) {
            if !(view is UIWindow) {
                view.layer.borderWidth = 1
                view.layer.borderColor = UIColor.systemGray.cgColor
            }
            view.subviews.forEach(paint)
        }
    }
#endif
