import EventTrace

/// TX.27: links, which a tap finds by the places of their characters.
extension UITextView {
    /// The link at a point; nil if links do not react.
    final func link(at point: CGPoint, in simulation: Simulation) -> TextLink? {
        guard isSelectable, !isEditable, simulation.holds(.textLinks) else { return nil }
        return links.first { link in
            (link.range.location..<link.range.location + link.range.length).contains { placeOfCharacter(at: $0).contains(point) }
        }
    }

    /// Asks the delegate about a tap on a link. The default action, which opens the address, has no effect here.
    final func act(on link: TextLink, in simulation: Simulation) {
        guard let delegate = editDelegateReference.delegate, !asksForAction(of: link, delegate, in: simulation) else { return }
        _ = simulation.ask(.shouldInteractWithURL, ofDelegate: delegate, for: self, by: .textLinks, about: simulation.subject(self)) {
            delegate.textView(self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
        }
    }

    /// TX.28: whether the delegate has been asked for the action, which is performed then.
    private final func asksForAction(of link: TextLink, _ delegate: any UITextViewDelegate, in simulation: Simulation) -> Bool {
        guard simulation.holds(.actionOfALink) else { return false }
        let item = UITextItem(link)
        var action: UIAction?
        let isAnswered = simulation.tell(
            .primaryActionForTextItem, toDelegate: delegate, for: self, by: .actionOfALink, about: simulation.subject(self)
        ) { action = delegate.textView(self, primaryActionFor: item, defaultAction: UIAction { _ in }) }
        if isAnswered { action?.performWithSender(self, target: nil) }
        return isAnswered
    }

    private final var links: [TextLink] { attributedLinks + (dataDetectorTypes.contains(.link) ? detectedLinks : []) }

    private final var attributedLinks: [TextLink] {
        var links: [TextLink] = []
        #if !hasFeature(Embedded)
            let text: NSAttributedString = attributedText
            text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { value, range, _ in
                let url = value as? URL ?? (value as? String).flatMap { URL(string: $0) }
                if let url { links.append(TextLink(range: range, url: url)) }
            }
        #endif
        return links
    }

    /// Words that begin like a web address.
    private final var detectedLinks: [TextLink] {
        let schemes = ["http://", "https://"].map { Array($0.utf16) }
        return units.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 }.compactMap { word in
            guard schemes.contains(where: { word.starts(with: $0) && word.count > $0.count }) else { return nil }
            return URL(string: String(decoding: word, as: UTF16.self)).map {
                TextLink(range: NSRange(location: word.startIndex, length: word.count), url: $0)
            }
        }
    }

    /// The frame of a character; of the last one in a line, up to the right edge.
    private final func placeOfCharacter(at offset: Int) -> CGRect {
        let (start, end) = (caretRect(for: UITextPosition(offset)), caretRect(for: UITextPosition(offset + 1)))
        let right = end.minY == start.minY ? end.minX : bounds.maxX
        return CGRect(x: start.minX, y: start.minY, width: max(0, right - start.minX), height: start.height)
    }
}
