import Foundation

/// The web address of a published source. Sources are named in words; most of these words contain the place of the source.
public struct SourceAddress: Sendable {
    /// `https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`
    public let address: String

    /// Finds the address; nil if the words name no place that is online.
    public init?(_ source: String) {
        let small = source.lowercased()
        for (sign, address) in SourceAddress.patterns {
            if let sign, small.utf8.firstRange(of: sign.utf8) == nil { continue }
            if let address = address(source) {
                self.address = address
                return
            }
        }
        return nil
    }

    /// The forms of sources, each with its address.
    ///
    /// The sign is a text in small letters that all such sources contain, if there is one: a regular expression takes much longer to find
    /// nothing.
    private static let patterns: [(sign: String?, address: @Sendable (String) -> String?)] = [
        ("http", { $0.firstMatch(of: Place.web).map { String($0.0) } }),
        ("#", { $0.wholeMatch(of: Place.numbered).map { "https://github.com/\($0.1)/issues/\($0.2)" } }),
        ("wwdc", { $0.firstMatch(of: Place.talk).flatMap { talk(year: Int($0.1) ?? 0, session: String($0.2)) } }),
        ("overflow", { $0.firstMatch(of: Place.question).map { "https://stackoverflow.com/questions/\($0.1)" } }),
        ("jianshu", { $0.firstMatch(of: Place.jianshu).map { "https://www.jianshu.com/p/\($0.1)" } }),
        ("apple forums", { $0.firstMatch(of: Place.thread).map { "https://developer.apple.com/forums/thread/\($0.1)" } }),
        ("/", { $0.firstMatch(of: Place.domain).map { "https://\($0.1)" } }),
        ("/", { $0.firstMatch(of: Place.pullRequest).map { "https://github.com/\($0.1)/pull/\($0.2)" } }),
        ("/", { $0.firstMatch(of: Place.issue).map { "https://github.com/\($0.1)/issues/\($0.2 ?? $0.3 ?? "")" } }),
        ("github", { $0.prefixMatch(of: Place.repository).map { "https://github.com/\($0.1)" } }),
        (
            nil,
            { source in
                guard !source.contains(".h") else { return nil }
                return source.prefixMatch(of: Place.symbol).map { apple(type: String($0.1 + $0.2), member: $0.4.map(String.init)) }
            }
        ),
    ]

    /// The patterns of places in words. A literal within a function would be parsed at each call.
    private enum Place {
        nonisolated(unsafe) static let web = /https?:\/\/[^\s,;)（）、]+/
        nonisolated(unsafe) static let talk = /\bWWDC (\d{4}),? session (\d+)/
        nonisolated(unsafe) static let question = /Stack ?Overflow (\d+)/.ignoresCase()
        nonisolated(unsafe) static let jianshu = /jianshu ([0-9a-f]{12})/
        nonisolated(unsafe) static let thread = /Apple forums thread (\d+)/
        nonisolated(unsafe) static let domain =
            /\b((?:[a-z0-9-]+\.)+(?:com|org|net|io|cn|dev|sk|ru|uk|de|fr|jp|kr|me|co|engineering|blog|tech)\/[^\s,;)]+)/
        nonisolated(unsafe) static let pullRequest = /\b([A-Za-z0-9-]+\/[A-Za-z0-9_.-]+),? (?:PR|pull request) #?(\d+)/
        nonisolated(unsafe) static let issue = /\b([A-Za-z0-9-]+\/[A-Za-z0-9_.-]+),? (?:issue #?(\d+)\b|#?(\d+)$)/
        nonisolated(unsafe) static let numbered = /([A-Za-z0-9-]+\/[A-Za-z0-9_.-]+)#(\d+)/
        nonisolated(unsafe) static let repository = /github ([A-Za-z0-9-]+\/[A-Za-z0-9_.-]+)/
        nonisolated(unsafe) static let symbol =
            /((?:UI|CA|NS)[A-Z]\w+|RunLoop|Timer)((?:\.[A-Z]\w+)?)((?:\.|, )([a-z]\w*(?:\([^)]*\))?))?(?=$|[,;:]| docs| overview)/
    }

    /// The address of Apple's page about a type or its member.
    public static func apple(type: String, member: String?) -> String {
        let base = String(type.prefix { $0 != "." })
        let module = base.hasPrefix("CA") ? "quartzcore" : ["RunLoop", "Timer", "NSObject"].contains(base) ? "foundation" : "uikit"
        let path = type.lowercased().replacing(".", with: "/")
        let end = member.map { "/\($0.lowercased())" } ?? ""
        return "https://developer.apple.com/documentation/\(module)/\(path)\(end)"
    }

    /// The address of a talk; nil for talks before 2014, which Apple has taken offline.
    private static func talk(year: Int, session: String) -> String? {
        year < 2014 ? nil : "https://developer.apple.com/videos/play/wwdc\(year)/\(session)/"
    }
}
