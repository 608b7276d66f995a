/// The uses of features that only the engine has.
enum EngineOnly {
    /// The first such use: its line, and the reason as the end of a sentence.
    static func find(_ tokens: [SwiftToken]) -> (line: Int, reason: String)? {
        for index in tokens.indices where tokens[index].kind == .word {
            let last = tokens.code(before: index)
            let next = tokens.code(from: index + 1)
            guard last >= 0, next < tokens.count else { continue }
            if tokens[index].text == "UIApplication", tokens[last].text == ":", tokens[next].text == "{" {
                return (tokens[index].line, "it makes an application object of its own, and an app has one before the stage is set up")
            }
            if tokens[index].text == "removeObserver" {
                return (tokens[index].line, "it removes an observer of notifications, and the log stands in its place")
            }
            if tokens[index].text == "actions", tokens[next].text == "(", tokens[tokens.code(from: next + 1)].text == "forTarget" {
                return (tokens[index].line, "it asks a control for its targets, and the log stands in their place")
            }
        }
        return nil
    }
}
