import ReportKit

/// What a name of the API is: of which type, how Swift declares it, what it does, its default and what Apple documents of it.
struct APIMemberItem {
    let member: APIEntry.Member
    let context: PageContext

    private var symbol: APISymbol { member.symbol }

    var html: HTML {
        """
        <div class="head">\(owner)</div>
        <pre class="declaration"><code>\(member.declarations.joined(separator: "\n"))</code></pre>
        \(effect)\(byDefault)\(documented)\(reference)
        """
    }

    private var owner: HTML {
        let kind = context.say(APIPhrase(symbol.kind))
        guard let owner = symbol.owner else { return "\(kind)" }
        let entry = context.content.apiEntries.first { $0.title == owner }
        let type: HTML = entry.map { "<a href=\"\(context.address(Routes.api($0)))\"><code>\(owner)</code></a>" } ?? "<code>\(owner)</code>"
        return context.html(APIPhrase.of, ["kind": "\(kind)", "type": type])
    }

    /// `Property of UIGestureRecognizer`
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

    /// Where the declaration stands with its comment.
    private var reference: HTML {
        guard let path = context.content.archive.path(of: symbol.qualifiedName) else { return "" }
        return
            "<p class=\"note\"><a href=\"\(context.address(Routes.reference(path)))\">\(context.say(ReferencePhrase.inReference))</a></p>\n"
    }

    /// The statement with its page, or the page of the name alone.
    private var documented: HTML {
        let page: HTML = "<a href=\"\(member.fact?.source ?? symbol.applePage)\">\(context.say(APIPhrase.applePage))</a>"
        guard let fact = member.fact, let text = fact.documented else { return "<p class=\"note\">\(page)</p>\n" }
        return "<p>\(context.html(APIPhrase.documented, ["text": context.inline(text, in: fact.context)])) \(page)</p>\n"
    }
}
