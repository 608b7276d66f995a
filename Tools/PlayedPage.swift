/// A page whose blocks of code are played: README, or a guide.
struct PlayedPage {
    struct Block: Equatable {
        /// `sh`, `text`, `swift`; empty where the page says none.
        let kind: String
        /// Behind the kind: how the commands have to end.
        let code: Int32
        let content: String
    }

    /// Each with the text since the block before it.
    let blocks: [(block: Block, before: String)]
    /// Code in the first cells of tables.
    let examples: [String]

    init(_ text: String) throws {
        var blocks: [(Block, String)] = []
        var (before, examples): ([Substring], [String]) = ([], [])
        var open: (kind: String, code: Int32, lines: [Substring])?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if let block = open {
                guard line == "```" else {
                    open!.lines.append(line)
                    continue
                }
                let content = block.lines.map { "\($0)\n" }.joined()
                blocks.append((Block(kind: block.kind, code: block.code, content: content), before.joined(separator: "\n")))
                (open, before) = (nil, [])
            } else if line.hasPrefix("```") {
                let words = line.dropFirst(3).split(separator: " ")
                guard words.count < 2 || (words.count == 2 && Int32(words[1]) != nil) else {
                    throw Fault("a block of code begins with \(line)")
                }
                open = (String(words.first ?? ""), words.count > 1 ? Int32(words[1])! : 0, [])
            } else {
                before.append(line)
                if line.hasPrefix("|") { examples += line.split(separator: " | ")[0].matches(of: #/`([^`]+)`/#).map { String($0.1) } }
            }
        }
        if open != nil { throw Fault("the last block of code does not end") }
        self.blocks = blocks
        self.examples = examples
    }
}
