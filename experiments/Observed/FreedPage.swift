import UIKit

/// B, which says how it is loaded, comes, goes and is freed. The stage keeps what has a name, so that this controller has none.
class FreedPage: UIViewController {
    let say: (String) -> Void

    init(_ say: @escaping (String) -> Void) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    deinit { say("B.deinit") }

    override func viewDidLoad() {
        super.viewDidLoad()
        say("B.viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("B.viewWillAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("B.viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        say("B.viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        say("B.viewDidDisappear")
    }
}
