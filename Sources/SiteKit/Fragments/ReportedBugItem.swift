import Studies

/// One bug that engineers have reported: the situation, what is right, and the place of the answer.
struct ReportedBugItem {
    let bug: ReportedBug
    let context: PageContext

    /// The item of the page of an area.
    var html: HTML {
        """
        <li id="\(bug.id)">
        <div class="head"><h2>\(situation)</h2>\(PermalinkMark.html(bug.id, context))</div>
        <p>\(context.linked(bug.right, in: bug.context))</p>
        \(answer)<p class="note">\(reports)</p>
        </li>

        """
    }

    /// The item on the page that answers, with cause and remedy.
    var brief: HTML {
        let right = context.linked(bug.right, in: bug.context)
        return "\(situation)\(context.space)\(right)\(context.space)<span class=\"note\">\(reports)</span>"
    }

    private var situation: HTML { context.inline(bug.situation, in: bug.context) }

    private var answer: HTML {
        switch bug.answer {
        case .notModelled(let sentence):
            return """
                <p><strong>\(context.say(EvidencePhrase.bugNotModelled))</strong> \(context.linked(sentence, in: bug.context))</p>

                """
        case .experiment(let id, let sentence):
            // A site of some experiments has no page for the others.
            guard let result = context.content.result(id) else { return "" }
            let index = sentence.flatMap { sentence in result.claims.firstIndex { $0.claim.statement == sentence } }
            let claim = index.map { index -> HTML in
                """
                <br>\(Badge.verdict(of: result.claims[index], context)) <a href="\(context.address(Routes.claim(index, of: result)))">\
                \(context.inline(result.claims[index].claim.statement, in: id))</a>
                """
            }
            return "<p>\(context.html(EvidencePhrase.bugAnswered, ["experiment": context.link(result)]))\(claim ?? "")</p>\n"
        }
    }

    /// `13-` is iOS 13 and later, `9-12` iOS 9 to 12.
    private func told(_ versions: String) -> HTML {
        let words = versions.first?.isNumber == true ? "iOS \(versions)" : versions
        guard words.hasSuffix("-") || words.hasSuffix("+") else { return HTML(text: words.replacing("-", with: "–")) }
        return context.html(EvidencePhrase.andLater, ["version": HTML(text: String(words.dropLast()))])
    }

    /// The number of reports, the versions, and the places of publication.
    private var reports: HTML {
        let versions = bug.versions.map { [told($0)] } ?? []
        let count = HTML(text: context.count(bug.count, .oneReport, .manyReports))
        return context.list([count] + versions + bug.sources.map { SourceLink.html($0, context) }, .semicolon)
    }
}
