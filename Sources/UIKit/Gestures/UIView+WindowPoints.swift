extension CGPoint {
    /// A point of the window of `reference`, in a view's coordinates; nil stands for the window.
    func converted(to view: UIView?, in reference: UIView?) -> CGPoint {
        guard let view, let window = reference?.window else { return self }
        return view.convert(self, from: window)
    }
}
