import Foundation

/// Where a published source can be read. Sources are named in words; most of these words say where it is.
public struct SourceAddress: Sendable {
    /// `https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`
    public let address: String

    /// Nil where the words name no place that is online.
    public init?(_ source: String) {
        for pattern in SourceAddress.patterns {
            if let address = pattern(source) {
                self.address = address
                return
            }
        }
        return nil
    }

    private static let patterns: [@Sendable (String) -> String?] = [
        { $0.firstMatch(of: /https?:\/\/[^\s,;)（）、]+/).map { String($0.0) } },
        { $0.firstMatch(of: /\bWWDC (\d{4}),? session (\d+)/).flatMap { talk(year: Int($0.1) ?? 0, session: String($0.2)) } },
        { $0.firstMatch(of: /Stack ?Overflow (\d+)/.ignoresCase()).map { "https://stackoverflow.com/questions/\($0.1)" } },
        { $0.firstMatch(of: /jianshu ([0-9a-f]{12})/).map { "https://www.jianshu.com/p/\($0.1)" } },
        { $0.firstMatch(of: /Apple forums thread (\d+)/).map { "https://developer.apple.com/forums/thread/\($0.1)" } },
        { $0.firstMatch(of: /\b((?:[a-z0-9-]+\.)+(?:com|org|net|io|cn|dev)\/[^\s,;)]+)/).map { "https://\($0.1)" } },
        {
            $0.firstMatch(of: /\b([A-Za-z0-9-]+\/[A-Za-z0-9_.-]+),? (?:PR|pull request) #?(\d+)/).map {
                "https://github.com/\($0.1)/pull/\($0.2)"
            }
        },
        {
            $0.firstMatch(of: /\b([A-Za-z0-9-]+\/[A-Za-z0-9_.-]+),? (?:issue )?#?(\d+)$/).map {
                "https://github.com/\($0.1)/issues/\($0.2)"
            }
        },
        { $0.firstMatch(of: /^github ([A-Za-z0-9-]+\/[A-Za-z0-9_.-]+)/).map { "https://github.com/\($0.1)" } },
        { source in
            guard !source.contains(".h") else { return nil }
            let match = source.firstMatch(
                of: /^((?:UI|CA|NS)[A-Z]\w+|RunLoop|Timer)((?:\.[A-Z]\w+)?)((?:\.|, )([a-z]\w*(?:\([^)]*\))?))?(?=$|[,;:]| docs| overview)/)
            return match.map { apple(type: String($0.1 + $0.2), member: $0.4.map(String.init)) }
        },
    ]

    /// Apple's own page of a type or of its member.
    public static func apple(type: String, member: String?) -> String {
        let base = String(type.prefix { $0 != "." })
        let module = base.hasPrefix("CA") ? "quartzcore" : ["RunLoop", "Timer", "NSObject"].contains(base) ? "foundation" : "uikit"
        let path = type.lowercased().replacing(".", with: "/")
        let end = member.map { "/\($0.lowercased())" } ?? ""
        return "https://developer.apple.com/documentation/\(module)/\(path)\(end)"
    }

    /// Apple has taken the talks before 2014 off line.
    private static func talk(year: Int, session: String) -> String? {
        year < 2014 ? nil : "https://developer.apple.com/videos/play/wwdc\(year)/\(session)/"
    }
}
