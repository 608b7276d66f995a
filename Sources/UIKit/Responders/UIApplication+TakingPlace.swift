extension UIApplication {
    /// Takes over the scenes and windows of another application.
    final func takePlace(of old: UIApplication) {
        scene = old.scene
        scenes = old.scenes
        // The scenes must not end with the old application.
        old.scenes = []
        for scene in scenes { scene.application = self }
        delegateReference = old.delegateReference
        firstResponder = old.firstResponder
        requests = old.requests
        key = old.key
        activation = old.activation
        showings = old.showings
    }
}
