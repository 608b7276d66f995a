extension UIApplication {
    /// Takes the place of another one, with its scenes and windows.
    final func takePlace(of old: UIApplication) {
        scene = old.scene
        scenes = old.scenes
        // They do not end with it.
        old.scenes = []
        for scene in scenes { scene.application = self }
        delegateReference = old.delegateReference
        firstResponder = old.firstResponder
        key = old.key
        activation = old.activation
        showings = old.showings
    }
}
