extension Sketch {
    /// Checks everything that the types allow and a sketch may not have. Throws the first mistake.
    func check() throws(SketchMistake) {
        let (views, recognizers) = (allViews, allRecognizers)
        if views.count > SketchLimits.views { throw SketchMistake(.tooManyViews) }
        if recognizers.count > SketchLimits.recognizers { throw SketchMistake(.tooManyRecognizers) }
        try checkNames(
            views.map { $0.view.name } + recognizers.map { $0.recognizer.name } + recognizers.compactMap { $0.recognizer.delegateName })
        for place in views { try check(place.view) }
        let known =
            recognizers.map { $0.recognizer.name }
            + views.filter { $0.view.kind == .scrollView }.map { $0.view.name + RecognizerReference.panSuffix }
        for place in recognizers {
            let references = place.recognizer.requirements + place.recognizer.answers.questions.flatMap { $0.partners.references }
            for reference in references where !known.contains(reference.spelling) {
                throw SketchMistake(.unknownName, reference.spelling)
            }
            try check(place.recognizer.settings, place.recognizer.name, place.recognizer.kind.properties)
        }
        try checkRequirements(recognizers.map { $0.recognizer })
    }

    private func checkNames(_ names: [String]) throws(SketchMistake) {
        var seen: Set<String> = []
        for name in names {
            guard SketchName.isFree(name) else { throw SketchMistake(.name, name) }
            guard seen.insert(name).inserted else { throw SketchMistake(.sameName, name) }
        }
    }

    private func check(_ view: SketchedView) throws(SketchMistake) {
        let frame = view.frame
        for number in [frame.x, frame.y, frame.width, frame.height] where !(abs(number) <= SketchLimits.points) {
            throw SketchMistake(.value, "\(view.name).frame")
        }
        if frame.width < 0 || frame.height < 0 { throw SketchMistake(.value, "\(view.name).frame") }
        if let margin = view.overrides.margin, !(abs(margin) <= SketchLimits.points) {
            throw SketchMistake(.value, "\(view.name).pointInside")
        }
        if !view.events.isEmpty && !view.kind.isControl { throw SketchMistake(.key, "\(view.name).events") }
        try check(view.settings, view.name, view.kind.properties)
    }

    private func check(_ settings: [SketchSetting], _ name: String, _ properties: [SketchProperty]) throws(SketchMistake) {
        for setting in settings {
            guard let property = properties.first(where: { $0.name == setting.name }) else {
                throw SketchMistake(.key, "\(name).\(setting.name.rawValue)")
            }
            guard property.form.allows(setting.value) else { throw SketchMistake(.value, "\(name).\(setting.name.rawValue)") }
        }
    }

    /// Checks that no recognizer waits for itself through others.
    private func checkRequirements(_ recognizers: [SketchedRecognizer]) throws(SketchMistake) {
        for recognizer in recognizers {
            var reached: [String] = []
            var waiting = recognizer.requirements.map { $0.spelling }
            while let name = waiting.popLast() {
                if name == recognizer.name { throw SketchMistake(.loop, name) }
                guard !reached.contains(name) else { continue }
                reached.append(name)
                waiting += recognizers.first { $0.name == name }?.requirements.map { $0.spelling } ?? []
            }
        }
    }
}

extension SketchProperty.Form {
    /// Whether the property can have this value.
    func allows(_ value: SketchValue) -> Bool {
        switch (self, value) {
        case (.flag, .flag): true
        case (.number(_, let range), .number(let number)): range.contains(number)
        case (.whole(_, let range), .number(let number)): Int(exactly: number).map { range.contains($0) } ?? false
        case (.text, .text(let text)): text.utf8.count <= SketchLimits.shownText
        case (.size, .size(let width, let height)): (0...SketchLimits.points).contains(width) && (0...SketchLimits.points).contains(height)
        case (.choices(_, let choices), .choices(let values)): values == choices.filter { values.contains($0) }
        default: false
        }
    }

    /// Whether this is the property's value before it is set.
    func isDefault(_ value: SketchValue) -> Bool {
        switch (self, value) {
        case (.flag(let own), .flag(let flag)): own == flag
        case (.number(let own, _), .number(let number)): own == number
        case (.whole(let own, _), .number(let number)): own.map { Double($0) == number } ?? false
        case (.text, .text(let text)): text.isEmpty
        case (.size, .size(let width, let height)): width == 0 && height == 0
        case (.choices(let own, _), .choices(let values)): own == values
        default: false
        }
    }
}
