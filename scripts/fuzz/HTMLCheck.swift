/// Holds a page that evdoc has written against what it may have in it. Stricter than a browser: evdoc closes every element and quotes every attribute.
struct HTMLCheck {
    private static let void: Set<String> = ["meta", "link", "br", "hr", "img", "input", "wbr"]
    private static let never: Set<String> = ["iframe", "object", "embed", "base", "style"]
    private static let schemes = ["http:", "https:", "mailto:"]

    private var open: [String] = []
    private var ids: Set<String> = []
    private var rest: Substring.UTF8View

    /// Ends the process with the first fault.
    static func demandSound(_ html: [UInt8]) {
        guard let text = String(validating: html, as: UTF8.self) else { fault("a page that is not UTF-8") }
        var check = HTMLCheck(rest: text[...].utf8)
        check.read()
    }

    private init(rest: Substring.UTF8View) {
        self.rest = rest
    }

    private mutating func read() {
        while let byte = rest.popFirst() {
            demand(byte >= 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D, "a control character in a page: \(byte)")
            if byte == UInt8(ascii: "<") { readTag() }
        }
        demand(open.isEmpty, "<\(open.last ?? "")> is not closed")
    }

    private mutating func readTag() {
        if take("!DOCTYPE html>") { return }
        let isEnd = take("/")
        let name = word {
            ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
        }
        demand(!name.isEmpty, "a `<` that begins no element: \(Substring(rest.prefix(40)))")
        if isEnd {
            demand(take(">") && open.popLast() == name, "</\(name)> closes another element")
            return
        }
        demand(!HTMLCheck.never.contains(name), "<\(name)>")
        var attributes: [String: String] = [:]
        while !take(">") {
            if take("/>") { return check(name, attributes) }
            demand(take(" ") || take("\n"), "an attribute of <\(name)> that nothing separates: \(Substring(rest.prefix(40)))")
            while take(" ") {}
            let key = word {
                $0 > 0x20 && ![UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "<")].contains($0)
            }
            if key.isEmpty { continue }
            demand(attributes[key] == nil, "\(key) twice on <\(name)>")
            attributes[key] = take("=") ? quoted(key) : ""
        }
        check(name, attributes)
        if !HTMLCheck.void.contains(name) { open.append(name) }
    }

    private mutating func quoted(_ key: String) -> String {
        demand(take("\""), "\(key) without quotes")
        let value = word { $0 != UInt8(ascii: "\"") }
        demand(take("\""), "\(key) without an end")
        demand(!value.utf8.contains(UInt8(ascii: "<")), "`<` in \(key)")
        return value
    }

    private mutating func check(_ name: String, _ attributes: [String: String]) {
        if name == "script" { demand(attributes["src"] != nil || attributes["type"]?.contains("json") == true, "a script in the page") }
        if let id = attributes["id"] { demand(ids.insert(id).inserted, "two elements with the id \(id)") }
        for (key, value) in attributes {
            demand(!key.lowercased().hasPrefix("on") && key != "style" && key != "srcdoc", "the attribute \(key) on <\(name)>")
            guard ["href", "src", "srcset", "action", "poster"].contains(key) else { continue }
            let plain = HTMLCheck.decoded(value)
            let scheme = HTMLCheck.scheme(of: plain)
            let isLink = name == "a" || name == "link"
            demand(scheme.isEmpty || isLink && HTMLCheck.schemes.contains(scheme), "\(key) of <\(name)> with the scheme \(scheme)")
            demand(
                !plain.hasPrefix("//") && !plain.hasPrefix("/\\") && !plain.hasPrefix("\\"), "\(key) of <\(name)> to another host: \(plain)"
            )
        }
    }

    /// As a browser reads it: without control characters and spaces.
    private static func decoded(_ value: String) -> String {
        var text = value
        for (entity, letter) in [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacing(entity, with: letter)
        }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value > 0x20 })).lowercased()
    }

    private static func scheme(of address: String) -> String {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")), let first = address.unicodeScalars.first,
            first.properties.isAlphabetic
        else { return "" }
        let before = address[..<colon]
        let isScheme = before.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "0123456789+.-".unicodeScalars.contains($0))
        }
        return isScheme ? before + ":" : ""
    }

    private mutating func take(_ text: StaticString) -> Bool {
        var after = rest
        for index in 0..<text.utf8CodeUnitCount { if after.popFirst() != text.utf8Start[index] { return false } }
        rest = after
        return true
    }

    private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
        let word = rest.prefix(while: belongs)
        rest = rest[word.endIndex...]
        return String(Substring(word))
    }
}
