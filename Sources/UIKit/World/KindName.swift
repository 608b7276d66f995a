/// The name of an unnamed object: its class in lower case, without the prefix of Apple's API.
enum KindName {
    #if hasFeature(Embedded)
        // Embedded Swift has no class names at run time.
        static func of(_ object: AnyObject, orElse kind: String) -> String { kind }
    #else
        static func of(_ object: AnyObject, orElse kind: String) -> String {
            var name = Substring(_typeName(type(of: object), qualified: false))
            name = name.prefix { $0 != "<" }
            if name.hasPrefix("UI") { name = name.dropFirst(2) }
            return name.prefix(1).lowercased() + name.dropFirst()
        }
    #endif
}
