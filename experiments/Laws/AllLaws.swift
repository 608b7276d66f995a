import Laws

/// The laws of this project, in the order in which the site lists them.
public let allLaws: [Law] = Law.ofTouches + Law.ofRecognizers + Law.ofPairs + Law.ofFlags + Law.ofControls + Law.ofChanges
