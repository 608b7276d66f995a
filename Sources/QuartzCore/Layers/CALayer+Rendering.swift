extension CALayer {
    /// Draws nothing, as no method of the context does.
    public final func render(in ctx: CGContext) {}
}
