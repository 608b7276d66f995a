extension CALayer {
    /// Draws nothing, like all methods of the context.
    public final func render(in ctx: CGContext) {}
}
