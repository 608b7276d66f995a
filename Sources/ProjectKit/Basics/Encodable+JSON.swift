import Foundation

extension Encodable {
    /// The value as JSON. Keys are in alphabetical order, so that equal documents give equal bytes. Ends with a line end.
    package func json(_ layout: JSONEncoder.OutputFormatting = .prettyPrinted) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, layout]
        guard let data = try? encoder.encode(self) else { preconditionFailure("a document has finite numbers and nothing else to fail on") }
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
