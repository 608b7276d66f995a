import TranslationKit

@testable import SiteKit

extension PageKind {
    /// All pages of the kind, which have no mistakes, made.
    static func pages(of content: SiteContent, in translation: Translation) -> [Page] {
        plans(of: content, in: translation).compactMap { try? $0.page() }
    }
}
