/// The look of a shape, which the page's style defines.
public enum Look: String, CaseIterable, Sendable {
    // The stage.
    case phone
    case view, hitView = "view hit", skippedView = "view skipped", busyView = "view busy"
    case name, hitName = "name hit", skippedName = "name skipped"
    case face, faceThumb = "face thumb", faceOn = "face on", faceTitle = "face title"
    case leader
    case tag, activeTag = "tag active", tagName = "tag name", requirement, requirementHead = "requirement head"
    case finger, fingerPath = "finger path", fingerHead = "finger head", fingerName = "finger name"

    // The lanes.
    case lane, laneName = "lane name"
    case moment, momentName = "moment name", pause
    case down
    case possible, active
    case held
    case span, cause, causeHead = "cause head"
    case call, action, turn
    case callName = "call name", markName = "mark name", turnName = "turn name"
}
