@testable import UIKit

/// What a recognizer alone makes of a stimulus, at which millisecond: the table that the oracle rests on.
struct SoloOutcome {
    let recognizes: Bool
    let time: Int

    /// For an attempt that starts with the touch of this number; nil if the recognizer gets no touches at all.
    init?(_ kind: SmallWorld.Kind, _ stimulus: Stimulus, startingWith touch: Int) {
        let (down, up) = stimulus.touches[touch]
        switch (kind, stimulus) {
        case (.hover, _): return nil
        case (.tap, .tap), (.tap, .doubleTap): (recognizes, time) = (true, up)
        case (.doubleTap, .doubleTap) where touch == 0: (recognizes, time) = (true, 300)
        case (.doubleTap, .tap), (.doubleTap, .doubleTap): (recognizes, time) = (false, up + 350)
        case (.tap, .press), (.tap, .drag), (.doubleTap, .press), (.doubleTap, .drag): (recognizes, time) = (false, 750)
        case (.tap, .flick), (.doubleTap, .flick): (recognizes, time) = (false, 80)
        case (.press, .press): (recognizes, time) = (true, 500)
        case (.press, .drag): (recognizes, time) = (false, 220)
        case (.press, .flick): (recognizes, time) = (false, 20)
        case (.tap, .pinch), (.doubleTap, .pinch), (.press, .pinch), (.swipe, .pinch): (recognizes, time) = (false, 0)
        case (.pan, .drag): (recognizes, time) = (true, 220)
        case (.pan, .flick): (recognizes, time) = (true, 20)
        case (.swipe, .press), (.swipe, .drag): (recognizes, time) = (false, 500)
        case (.swipe, .flick): (recognizes, time) = (true, 40)
        case (.pinch, .pinch): (recognizes, time) = (true, 100)
        case (.edgePan, _): (recognizes, time) = (false, down)
        case (.press, _), (.pan, _), (.swipe, _), (.pinch, _), (.rotation, _): (recognizes, time) = (false, up)
        }
    }

    /// All times at which anything can happen.
    static let instants = [0, 20, 40, 80, 100, 120, 200, 220, 300, 450, 500, 650, 750, 1000, 1200]
}
