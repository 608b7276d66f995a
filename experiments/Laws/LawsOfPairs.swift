import ExperimentKit
import Laws
import UIKit

extension Law {
    /// Laws about two recognizers.
    static var ofPairs: [Law] {
        [
            Law(
                id: "AtMostOneActs", "At most one of two recognizers acts if no delegate allows both.",
                sources: [
                    LawSource(
                        .documentation, "By default two gesture recognizers do not recognize their gestures simultaneously.",
                        at:
                            "https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)"
                    ),
                    LawSource(
                        .documentation, "UIKit normally allows one gesture at a time to be recognized on a view.",
                        at: "https://developer.apple.com/documentation/uikit/coordinating-multiple-gesture-recognizers"),
                    LawSource(
                        .folklore, "Until a delegate allows more, only one recognizer takes charge at a time.",
                        at: "https://www.informit.com/articles/article.aspx?p=2185202&seqNum=4"),
                ],
                over: .pairs, upTo: 1, when: { $0.recognizers.count == 2 }
            ) { world in
                atMostOne(of: world.recognizerNames.map { $0.action })
            },
            Law(
                id: "DeeperViewWins", "Of two recognizers of the same kind the one on the deeper view acts.",
                sources: [
                    LawSource(
                        .bugReport, "Of two equal taps the deeper view's wins unless a delegate allows both.",
                        at: "labels-tap-and-parents-tap"),
                    LawSource(.rules, "Of two that recognize in the same event the one on the deeper view wins.", at: "GE.9"),
                ],
                over: .pairs, upTo: 2,
                when: { world in
                    world.recognizers.count == 2 && world.recognizers[0].view < world.recognizers[1].view
                        && world.recognizers[0].option == world.recognizers[1].option && world.requirement == .none
                }
            ) { world in
                world.recognizerNames[0].action.never
            },
            Law(
                id: "LastAddedWins", "Of two recognizers of the same kind on one view the one added last acts.",
                sources: [LawSource(.rules, "On one view the one added last wins.", at: "GE.9")],
                over: .pairs, upTo: 2,
                when: { world in
                    world.recognizers.count == 2 && world.recognizers[0].view == world.recognizers[1].view
                        && world.recognizers[0].option == world.recognizers[1].option && world.requirement == .none
                }
            ) { world in
                world.recognizerNames[0].action.never
            },
            Law(
                id: "OrderOfAdditionNeverDecides",
                "The order in which two recognizers of different kinds are added to a view does not matter.",
                note: "For two of the same kind it does.",
                sources: [LawSource(.rules, "The order between different recognizers in one phase is unspecified.", at: "GE.3")],
                over: .pairs, upTo: 1,
                when: { world in
                    world.recognizers.count == 2 && world.recognizers[0].view == world.recognizers[1].view
                        && world.recognizers[0].option != world.recognizers[1].option
                }, among: { _ in ["*.touches*", "*.action*"] }
            ) { world in world.with { $0.exchangeRecognizers() } },
            Law(
                id: "WaitingNeverActsBeside", "A recognizer that requires another to fail does not act if the other acts.",
                sources: [
                    LawSource(
                        .documentation, "If the other recognizer recognizes, the one that requires its failure fails.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)")
                ],
                over: .pairs, upTo: 1, when: { $0.recognizers.count == 2 && $0.requirement != .none }
            ) { world in
                world.recognizerNames[0].action.excludes(world.recognizerNames[1].action)
            },
            Law(
                id: "RequirementsCostNothing",
                "A recognizer that requires another to fail still acts if the other is of a gesture that is not made.",
                note:
                    "The world is compared with the same one without the requirement: as soon as it is clear that the other gesture is not made, the waiting recognizer acts.",
                sources: [
                    LawSource(
                        .bugReport, "A recognizer that stays possible keeps those that wait for it waiting.",
                        at: "require-all-others-to-fail")
                ],
                over: .pairs, upTo: 1,
                when: { world in world.recognizers.count == 2 && world.requirement != .none && world.gesture == .tap },
                among: { _ in ["*.action*"] }
            ) { world in world.with { $0.removeRequirement() } },
            Law(
                id: "SingleTapDoesNotWait", "Beside a double tap recognizer a single tap acts as soon as the finger lifts.",
                note: "Without `require(toFail:)` both act if the finger taps twice.",
                sources: [
                    LawSource(
                        .bugReport, "A tap on an annotation is reported half a second late.", at: "map-tap-waits-for-double-tap")
                ],
                over: .pairs, upTo: 2,
                when: { world in
                    world.recognizers.count == 2 && world.gesture == .tap && world.requirement == .none
                        && Set(world.recognizers.map { $0.option.kind }) == [.tap, .doubleTap]
                }
            ) { world in
                let place = world.recognizers.firstIndex { $0.option.kind == .tap } ?? 0
                world.recognizerNames[place].action(.ended).comes(0...100)
            },
            Law(
                id: "PressExcludesTap", "A long press and a tap never both act in one touch.",
                sources: [
                    LawSource(
                        .bugReport, "The press that began keeps the tap from being recognized.", at: "press-and-tap-on-one-view")
                ],
                over: .allowedPairs, upTo: 2,
                when: { world in
                    world.gesture == .hold && Set(world.recognizers.map { $0.option.kind }) == [.tap, .longPress]
                }
            ) { world in
                world.recognizerNames[0].action.excludes(world.recognizerNames[1].action)
            },
            Law(
                id: "AllowedTwinsBothAct",
                "Two recognizers of the same kind both act if a delegate of one allows simultaneous recognition.",
                sources: [
                    LawSource(
                        .documentation, "Returning true from either delegate is enough.",
                        at:
                            "https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)"
                    )
                ],
                over: .allowedPairs, upTo: 2,
                when: { world in
                    world.recognizers.count == 2 && world.recognizers[0].option.kind == world.recognizers[1].option.kind
                        && world.recognizers.contains { $0.option.answer == .simultaneous }
                }
            ) { world in
                world.recognizerNames[0].action.implies(world.recognizerNames[1].action)
                world.recognizerNames[1].action.implies(world.recognizerNames[0].action)
            },
            Law(
                id: "BothAllowedBothAct", "If both delegates allow simultaneous recognition, each recognizer acts as it would alone.",
                sources: [
                    LawSource(
                        .documentation, "If the method returns true, both recognizers recognize their gestures simultaneously.",
                        at:
                            "https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:)"
                    )
                ],
                over: .allowedPairs, upTo: 1,
                when: { world in world.recognizers.count == 2 && world.recognizers.allSatisfy { $0.option.answer == .simultaneous } },
                among: { world in [world.recognizerNames[0].action] }
            ) { world in
                world.with { changed in
                    let first = world.recognizers[0]
                    changed.removeRecognizers { $0 != first }
                }
            },
            Law(
                id: "DisabledIsLikeAbsent", "A recognizer that is disabled changes nothing, as if it were not there.",
                sources: [
                    LawSource(
                        .documentation, "A disabled recognizer receives no touches.",
                        at: "https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled")
                ],
                over: .idlePairs, upTo: 1, when: { world in world.recognizers.contains { !$0.option.isEnabled } },
                among: { _ in ["*.touches*", "*.action*"] }
            ) { world in world.with { $0.removeRecognizers { !$0.option.isEnabled } } },
            Law(
                id: "RefusedTouchIsLikeAbsent",
                "A recognizer whose delegate refuses the touch changes nothing, as if it were not there.",
                sources: [
                    LawSource(
                        .documentation, "shouldReceive decides whether the recognizer receives an object that represents the touch.",
                        at:
                            "https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-6ubsm"
                    )
                ],
                over: .idlePairs, upTo: 1, when: { world in world.recognizers.contains { $0.option.answer == .noTouches } },
                among: { _ in ["*.touches*", "*.action*"] }
            ) { world in world.with { $0.removeRecognizers { $0.option.answer == .noTouches } } },
        ]
    }
}
