/// What `evdoc` tells its caller.
enum ExitCode: Int32, Sendable {
    case success = 0
    /// An author's mistake, or a verdict that nobody declared.
    case authorsMistake = 1
    case wrongUsage = 64
    /// The program itself: it was built in a way in which the engine cannot work.
    case unsoundProgram = 70
    /// The disk, a permission, a path.
    case world = 74
}
