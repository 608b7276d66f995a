@_exported import CEmbeddedFiles

extension [UInt8] {
    /// The bytes of a file that the program carries within it: `[UInt8](embedded_style_css())`.
    package init(_ file: EmbeddedFile) {
        self.init(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}

extension String {
    /// The text of a file that the program carries within it.
    package init(_ file: EmbeddedFile) {
        self.init(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
    }
}
