/// A message of a compiler or of evdoc about a file: `Sources/Mine/Pad.swift:12:5: error: …`, and the lines that belong to it.
public struct Complaint: Encodable, Sendable, Hashable {
    /// File, line and column as far as they are known; empty if the message is about no file.
    public let place: String
    public let message: String
    /// The lines below, as they were printed.
    public let details: String

    public init(place: String = "", message: String, details: String = "") {
        self.place = place
        self.message = message
        self.details = details
    }

    /// The messages with `error:` in a text, each once, with their lines; paths below `root` begin there. Empty if there are none.
    public static func errors(in text: String, below root: String) -> [Complaint] {
        var found: [(place: String, message: String, details: [String])] = []
        var isWithin = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let (place, severity, message) = head(of: line, below: root) {
                isWithin = severity == "error"
                if isWithin { found.append((place, message, [])) }
            } else if isWithin {
                isWithin = isDetail(line)
                if isWithin { found[found.count - 1].details.append(line) }
            }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert("\($0.place) \($0.message)").inserted }.map {
            Complaint(place: $0.place, message: $0.message, details: $0.details.joined(separator: "\n"))
        }
    }

    /// The message as it is printed.
    public var text: String {
        (place.isEmpty ? "" : "\(place): ") + "error: \(message)\n" + (details.isEmpty ? "" : "\(details)\n")
    }

    private static func head(of line: String, below root: String) -> (place: String, severity: String, message: String)? {
        guard let match = line.wholeMatch(of: /(?:(?<place>[^ ].*?:[0-9]+(?::[0-9]+)?): )?(?<severity>error|warning|note): (?<message>.*)/)
        else { return nil }
        let place = String(match.place ?? "")
        let inner = place.hasPrefix(root + "/") ? String(place.dropFirst(root.count + 1)) : place
        return (inner, String(match.severity), String(match.message))
    }

    /// Whether a line belongs to the message above: code with its numbers and marks, or an indented remedy.
    private static func isDetail(_ line: String) -> Bool {
        line.hasPrefix(" ") || line.wholeMatch(of: /[0-9]+ \|.*/) != nil
    }
}
