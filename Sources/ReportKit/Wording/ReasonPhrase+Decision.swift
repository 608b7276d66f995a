import EventTrace

extension ReasonPhrase {
    /// The phrase for a decision of the engine; `detail` is empty without one. Some words have another phrase with another detail.
    init(_ word: Word?, detail: String) {
        let isPlain = detail.isEmpty
        let isPlaceOfList = detail.hasPrefix("[")
        switch word {
        case .skip: self = ReasonPhrase.skip(Word(rawValue: detail), isPlain)
        case .answer: self = .answersHitTest
        case .bind: self = .bind
        case .unbind: self = .unbind
        case .forward: self = .forward
        case .keep: self = isPlain ? .keepTouch : detail == "present" ? .keepPresentation : .keepMessage
        case .drop: self = isPlain ? .dropTouch : Word(rawValue: detail)?.isMethod == true ? .dropMessage : .dropBecause
        case .hold: self = isPlaceOfList ? .holdRow : .hold
        case .withhold: self = ReasonPhrase.withhold(detail)
        case .release: self = .release
        case .cancel: self = isPlain ? .cancel : detail == "transition" ? .cancelTransition : .cancelBecause
        case .place: self = ReasonPhrase.place(detail)
        case .ignore: self = isPlain ? .ignore : .ignoreOther
        case .count: self = .count
        case .coalesce: self = .coalesce
        case .button: self = .button
        case .interrupt: self = .interrupt
        case .decline: self = isPlain ? .decline : Word(rawValue: detail) == nil ? .declineOther : .declineToGoOn
        case .remain: self = isPlain ? .remainInWindow : .remain
        case .track: self = detail == "true" ? .track : detail == "false" ? .trackNot : .trackEvent
        case .join: self = isPlain ? .join : .joinEvent
        case .state: self = detail == "failed" ? .stateFailed : .state
        case .deselect: self = isPlain ? .isDeselected : .deselect
        case .firstResponder: self = isPlain ? .firstResponder : detail == "false" ? .notFirstResponder : .firstResponderAfter
        case .changed: self = .valueChanges
        case .keyboard: self = detail == "false" ? .keyboardAway : detail == "nil" ? .keyboardNotNeeded : .keyboard
        case let word?: self = ReasonPhrase.plain[word] ?? .decides
        case nil: self = .decides
        }
    }

    private static func withhold(_ detail: String) -> ReasonPhrase {
        if detail.isEmpty { return .withhold }
        if detail.hasPrefix("[") { return .withholdRow }
        guard let word = Word(rawValue: detail) else { return .withholdBecause }
        if word.isMethod { return .withholdCall }
        return detail.hasPrefix("touch") ? .withholdEvent : .withholdBecause
    }

    private static func skip(_ detail: Word?, _ isPlain: Bool) -> ReasonPhrase {
        switch detail {
        case .hidden: .skipHidden
        case .interactionDisabled: .skipDisabled
        case .transparent: .skipTransparent
        case .outside: .skipOutside
        default: isPlain ? .skipFinger : .skip
        }
    }

    private static func place(_ detail: String) -> ReasonPhrase {
        if detail.isEmpty { return .place }
        if detail.hasPrefix("[") { return .placeAt }
        return switch Word(rawValue: detail) {
        case .floating: .placeFloating
        case .inFront: .placeInFront
        case .false: .placeNowhere
        default: .placeBehind
        }
    }

    /// The words with a single phrase.
    private static let plain: [Word: ReasonPhrase] = [
        .collect: .collect, .recognize: .recognize, .wait: .wait, .exclude: .exclude, .require: .require,
        .revert: .revert,
        .cycle: .cycle, .spare: .spare, .allow: .allow, .velocity: .velocity, .veto: .veto, .send: .send, .highlight: .highlight,
        .select: .select, .show: .show, .scroll: .scroll, .zoom: .zoom, .timer: .timer, .animate: .animate, .present: .present,
        .dismiss: .dismiss, .keyWindow: .keyWindow,
        .caret: .caret, .statusBar: .statusBar,
    ]
}
