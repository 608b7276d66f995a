extension SourceFile {
    /// The modules that the file imports, a submodule by its module, with the lines on which it does.
    var imports: [(line: Int, module: String)] {
        lines.enumerated().compactMap { index, line in
            guard line.contains("import "), let match = line.firstMatch(of: Self.importStatement) else { return nil }
            return (index + 1, String(match.output.1))
        }
    }

    /// Attributes, access and kind may stand beside the word.
    private static var importStatement: Regex<(Substring, Substring)> {
        #/
        ^\s* (?:@\w+ (?:\([^)]*\))? \s+)*
        (?:(?:public|package|internal|fileprivate|private)\s+)?
        import\s+ (?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)? (\w+)
        /#
    }
}
