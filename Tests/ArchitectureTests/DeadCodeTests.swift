import Testing

/// Finds declarations of the package that no code refers to.
struct DeadCodeTests {
    /// Names with their types, each with the reason why nothing refers to it.
    private let kept: [String: String] = [
        "Trace.jsonLines": "for programs that read traces",
        "Trace.text": "for programs that read traces",
        "Condition.and(_:)": "for experiments of other packages",
        "Condition.or(_:)": "for experiments of other packages",
        "ruleAtWork(_:)": "for experiments of other packages",
        "ruleNotAtWork(_:)": "for experiments of other packages",
        "TokenPattern.comes(_:after:)": "unavailable: says what to write in place of a time without an end",
        "AnyVariable.is(_:)": "for handmade cases of tests",
        "AnyVariable.isNot(_:)": "for handmade cases of tests",
        "FingerPath.init(finger:samples:)": "for handmade stages of tests",
        "Simulation.hold(_:at:)": "for tests of modifier keys",
        "Elementary.sin(_:)": "the Embedded build's sine",
        "Elementary.cos(_:)": "the Embedded build's cosine",
        "ObjectBox.object(as:)": "the Embedded build's cast",
        "LiveInput.size": "the engine of pages calls it",
        "LiveInput.init(reading:)": "the engine of pages calls it",
        "LiveRun.send(_:)": "the engine of pages calls it",
        "LiveRun.advance(to:)": "the engine of pages calls it",
        "LiveRun.trace(from:)": "the engine of pages calls it",
        "LiveRun.names(from:)": "the engine of pages calls it",
        "LiveRun.stageBuffer": "the engine of pages calls it",
        "LiveRun.scriptBuffer": "the engine of pages calls it",
        "LiveRun.stepBuffer": "the engine of pages calls it",
        "LiveFigure.init()": "the engine of pages calls it",
        "LiveFigure.buffer(of:calls:)": "the engine of pages calls it",
        "LiveFigure.vocabulary": "the engine of pages calls it",
        "LiveRun.outcomeBuffer": "the engine of pages calls it",
        "LiveRuns.init(of:)": "the engine of pages calls it",
        "LiveRuns.open(experiment:case:isArranged:)": "the engine of pages calls it",
        "LiveRuns.run(_:)": "the engine of pages calls it",
        "LiveRuns.close(_:)": "the engine of pages calls it",
        "LiveRuns.judge(experiment:by:)": "the engine of pages calls it",
        "LiveRuns.catalogue": "the engine of pages calls it",
        "LiveSketch": "the engine of pages calls it",
        "LiveSketch.init()": "the engine of pages calls it",
        "LiveSketch.read(_:)": "the engine of pages calls it",
        "LiveSketch.mistakeBuffer": "the engine of pages calls it",
        "LiveSketch.source(_:)": "the engine of pages calls it",
        "OptionKey.Value": "what an option is read as, in the type of its key alone",
        "Sketch.text": "for programs that write sketches",
        "NSLayoutAnchor.init(_:_:)": "inherited by the anchors of each kind",
        "PlainDelegate.collectionView(_:layout:sizeForItemAt:)": "SizeForItemNotCalled shows that nothing calls it",
        "MisspeltSizes.collectionView(_:layout:sizeForItemAtIndexPath:)": "SizeForItemNotCalled shows that nothing calls it",
        "Misnamed.textFieldDidBeginEditing(textField:)": "DelegateNotCalled shows that nothing calls it",
        "Misnamed.textField(_:shouldChangeCharactersInRange:replacementString:)": "DelegateNotCalled shows that nothing calls it",
        "Misnamed.tableView(_:didSelectRowAtIndexPath:)": "DelegateNotCalled shows that nothing calls it",
        "Misnamed.gestureRecognizerShouldBegin(gestureRecognizer:)": "DelegateNotCalled shows that nothing calls it",
        "OtherReusableViewMaker": "keeps a call in the method table",
        "OtherTableCellMaker": "keeps a call in the method table",
        "OtherHeaderFooterMaker": "keeps a call in the method table",
        "CGRect._bridgeToObjectiveC()": "a cast from NSValue calls it",
        "CGRect._forceBridgeFromObjectiveC(_:result:)": "a cast from NSValue calls it",
        "CGRect._conditionallyBridgeFromObjectiveC(_:result:)": "a cast from NSValue calls it",
        "CGRect._unconditionallyBridgeFromObjectiveC(_:)": "a cast from NSValue calls it",
    ]

    @Test func `every declaration is referred to by the program, or overrides one, or is public API of the engine`() throws {
        let engine = try SymbolGraph.engine
        let index = SourceIndex.current
        let api = Set(engine.map(\.usr))
        // Exported files use what DeviceKit has: make exports compiles them. What a name offers and what a builder takes is for authors:
        // NamedTests holds it.
        let forOthers = ["Sources/DeviceKit/", "Sources/ExperimentKit/Names/", "Builder.swift"]
        let unused = index.unusedDeclarations.filter { place in
            !api.contains(index.symbols[place.symbol].usr) && !forOthers.contains { place.path.contains($0) }
        }
        for place in unused where kept[index.qualifiedName(of: place.symbol)] == nil {
            Issue.record("\(place.path):\(place.line): no code of the program refers to \(index.qualifiedName(of: place.symbol))")
        }
        let names = Set(unused.map { index.qualifiedName(of: $0.symbol) })
        #expect(Set(kept.keys).subtracting(names).sorted() == [], "these need no reason")
    }
}
