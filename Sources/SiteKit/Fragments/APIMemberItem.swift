import ReportKit

/// The facts about a name of the API: its type, declaration in Swift, effect, default and Apple's documentation.
struct APIMemberItem {
    let member: APIEntry.Member
    let context: PageContext

    private var symbol: APISymbol { member.symbol }

    var html: HTML {
        """
        <div class="head">\(owner)</div>
        <pre class="declaration"><code>\(member.declarations.joined(separator: "\n"))</code></pre>
        \(facts)
        """
    }

    /// The effect, the default, and what Apple says.
    var facts: HTML { "\(effect)\(byDefault)\(documented)\(reference)" }

    private var owner: HTML {
        let kind = context.say(APIPhrase(symbol.kind))
        guard let owner = symbol.owner else { return "\(kind)" }
        let entry = context.content.apiEntries.first { $0.title == owner }
        let type: HTML = entry.map { "<a href=\"\(context.address(Routes.api($0)))\"><code>\(owner)</code></a>" } ?? "<code>\(owner)</code>"
        return context.html(APIPhrase.of, ["kind": "\(kind)", "type": type])
    }

    /// For example, `Property of UIGestureRecognizer`.
    var words: String {
        let kind = context.say(APIPhrase(symbol.kind))
        return symbol.owner.map { context.say(APIPhrase.of, ["kind": kind, "type": $0]) } ?? kind
    }

    private var effect: HTML {
        guard let fact = member.fact else { return "" }
        return "<p class=\"lead\">\(context.inline(fact.effect, in: fact.context))</p>\n"
    }

    private var byDefault: HTML {
        guard let value = member.fact?.initial else { return "" }
        return "<p>\(context.html(APIPhrase.byDefault, ["value": "<code>\(value)</code>"]))</p>\n"
    }

    /// A link to the declaration and its comment.
    private var reference: HTML {
        guard let path = context.content.archive.path(of: symbol.qualifiedName) else { return "" }
        return
            "<p class=\"note\"><a href=\"\(context.address(Routes.reference(path)))\">\(context.say(ReferencePhrase.inReference))</a></p>\n"
    }

    /// The statement with a link to its page, or only a link to the page of the name.
    private var documented: HTML {
        let page: HTML = "<a href=\"\(member.fact?.source ?? symbol.applePage)\">\(context.say(APIPhrase.applePage))</a>"
        guard let fact = member.fact, let text = fact.documented else { return "<p class=\"note\">\(page)</p>\n" }
        return "<p>\(context.html(APIPhrase.documented, ["text": context.inline(text, in: fact.context)])) \(page)</p>\n"
    }
}
