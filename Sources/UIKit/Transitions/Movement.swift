/// The reason why a controller's view comes or goes.
enum Movement {
    case none, presented, dismissed, toParent, fromParent
}
