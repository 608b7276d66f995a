/// The timed plan of what the fingers do.
public final class Script {
    init() {}
}
