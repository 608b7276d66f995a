import ExperimentKit
import ReportKit
import TranslationKit

/// A page for each name of the API.
enum APIPage: PageKind {
    static func pages(of content: SiteContent, in translation: Translation) -> [Page] {
        let context = PageContext(Routes.api, in: translation, of: content)
        let title = context.say(FramePhrase.api)
        return [Page(context: context, title: title, section: .api, body: "<h1>\(title)</h1>\n")]
    }
}
