import ProjectFiles

extension Console {
    /// Writes the text into the file, at once or not at all; without a file it is printed.
    func put(_ text: String, into file: String?) throws {
        guard let file else { return try print(text) }
        let path = file.contains("/") ? file : "./\(file)"
        try Replacement.replace([SiteFile(path: Paths.lastName(path), text: text)], in: Paths.above(path))
    }
}
