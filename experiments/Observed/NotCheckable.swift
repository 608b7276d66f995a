import Studies

/// Observations that no scene can be held against, each with its reason.
extension UncheckableObservation {
    static let all: [UncheckableObservation] = [
        UncheckableObservation(
            "scene-killed-from-switcher-log", because: "The end of the process is not modelled; a scene is never disconnected."),
        UncheckableObservation("trait-change-before-will-appear-log", because: "Rotation of the device is not modelled."),
        UncheckableObservation(
            "sheet-keyboard-grows-medium", because: "The keyboard takes no room here, so that no sheet has to grow with it."),
        UncheckableObservation(
            "jianshu-dragexit-screen-edge", because: "Neither the size of the button nor the way of the finger is given."),
        UncheckableObservation(
            "radar-bottom-edge-touchdown-delay", because: "It rests on gesture recognizers of the system, which are no part of an app."),
        UncheckableObservation(
            "stack-eventfetch-thread",
            because:
                "The engine's record repeats the steps that this stack shows, and app code sees nothing of them: that the two agree shows nothing."
        ),
        UncheckableObservation(
            "push-completion-block-and-did-appear", because: "How the completion is made is not told, and the author is alone with it."),
        UncheckableObservation(
            "qt-delayed-delivery", because: "It is a backtrace of private frames, made by gesture recognizers of the system."),
        UncheckableObservation(
            "delayed-touches-from-gate-gesture", because: "It rests on gesture recognizers of the system, which are no part of an app."),
        UncheckableObservation("button-hold-touch-cancel", because: "The recognizers that were there are not told, nor the cause."),
        UncheckableObservation(
            "so-slider-subview-hit", because: "Only the remedy is given, not what was seen, and for a system before iOS 6."),
        UncheckableObservation(
            "wwdc17-system-gesture-vs-app", because: "It rests on gesture recognizers of the system, which are no part of an app."),
        UncheckableObservation("wwdc17-drag-cancels-touch", because: "Drag and drop is not modelled."),
        UncheckableObservation(
            "wwdc15-touch-callback-timing", because: "It is about the display and the digitizer; the virtual clock has neither."),
        UncheckableObservation(
            "stack-ios26-gestures-framework", because: "It is a backtrace of private frames around a private recognizer of a switch."),
        UncheckableObservation(
            "openradar-second-pass-point", because: "It is a bug of iOS 8 in a window in landscape; rotation of the device is not modelled."
        ),
        UncheckableObservation("ios18-second-hittest-returns-root", because: "It is about SwiftUI's views."),
        UncheckableObservation(
            "collectionview-longpress-menu",
            because: "Menus of cells, which lists have no longer had of themselves since iOS 13, are not modelled."),
        UncheckableObservation("nested-runloop-in-gesture-action", because: "The virtual clock has no run loop within a call."),
        UncheckableObservation(
            "table-highlight-old-row", because: "It is about how rows look, and phone and tablet differ; looks are not modelled."),
        UncheckableObservation("layout-invalidated-in-one-path", because: "Contexts of an invalidation are not modelled."),
        UncheckableObservation(
            "keyboard-handler-animates", because: "Nothing that code can read tells whether a change is animated; looks are not modelled."),
        UncheckableObservation("picker-not-at-rest-row", because: "Wheels of pickers are not modelled."),
        UncheckableObservation(
            "table-cell-reused-without-display", because: "Cells are not prefetched here: a cell is requested when it comes into sight."),
        UncheckableObservation("pinyin-asks-for-each-letter", because: "How a keyboard composes text is not modelled."),
        UncheckableObservation("dead-key-marks-text", because: "How a keyboard composes text is not modelled."),
        UncheckableObservation("dictation-not-asked", because: "Dictation is not modelled."),
        UncheckableObservation("autocorrection-has-what-was-refused", because: "Autocorrection is not modelled."),
        UncheckableObservation("autocorrection-at-loss-of-focus-untold", because: "Autocorrection is not modelled."),
        UncheckableObservation("split-primary-shown-without-did-appear", because: "Split view controllers are not modelled."),
        UncheckableObservation(
            "popover-with-presented-both-go", because: "Popovers of an iPad are not modelled; the screen is that of a phone."),
        UncheckableObservation(
            "search-popover-dismissed-untold", because: "Popovers of an iPad are not modelled; the screen is that of a phone."),
        UncheckableObservation("unwind-to-another-tab-log", because: "Segues are not modelled."),
        UncheckableObservation(
            "launch-with-layout-list",
            because: "The launch of an app is not modelled: a stage begins with an active scene. The calls of the controller agree."),
        UncheckableObservation(
            "notification-centre-down-and-up-list",
            because: "The end of such an interruption is not modelled: an app becomes active again only when it returns to the foreground."),
        UncheckableObservation(
            "killed-after-background-list", because: "The end of the process is not modelled; a scene is never disconnected."),
        UncheckableObservation(
            "launch-and-end-with-scene-list", because: "Neither the launch of an app nor the end of its process is modelled."),
        UncheckableObservation(
            "appears-before-foreground-log", because: "The launch of an app is not modelled: a stage begins with an active scene."),
        UncheckableObservation(
            "root-loaded-in-willconnect-log", because: "The launch of an app is not modelled: a stage begins with an active scene."),
        UncheckableObservation("tap-beside-open-menu-acts", because: "Menus that open from a view are not modelled."),
        UncheckableObservation("menu-item-acts-before-menu-ends", because: "Menus that open from a view are not modelled."),
        UncheckableObservation(
            "subview-in-window-after-fitting-list", because: "Collection views whose items size themselves are not modelled."),
        UncheckableObservation("code-from-bar-told-twice", because: "Codes from messages and the bar above the keyboard are not modelled."),
        UncheckableObservation("korean-through-own-text-input", because: "How a keyboard composes text is not modelled."),
        UncheckableObservation("korean-syllable-two-changes", because: "How a keyboard composes text is not modelled."),
        UncheckableObservation("pinyin-range-of-marked-text-log", because: "How a keyboard composes text is not modelled."),
        UncheckableObservation("candidate-from-bar-not-asked", because: "Candidates and suggestions above the keyboard are not modelled."),
        UncheckableObservation(
            "two-windows-one-minimized-test", because: "The stage has one window scene, and windows of an iPad are not modelled."),
        UncheckableObservation("links-cold-and-warm-test", because: "Links that open an app are not modelled."),
        UncheckableObservation(
            "second-scene-at-a-quick-kill-log", because: "The end of the process is not modelled; a scene is never disconnected."),
        UncheckableObservation(
            "third-party-keyboard-first-showing-log", because: "Keyboards of other apps, which come in several steps, are not modelled."),
        UncheckableObservation(
            "diffable-without-animation-log",
            because: "After `apply` one cell object is configured for five items in turn, which no cell of the engine is."),
        UncheckableObservation("memory-warning-posted-log", because: "Memory warnings are not modelled."),
        UncheckableObservation(
            "launch-with-scene-log",
            because: "The launch of an app is not modelled: a stage begins with an active scene. The calls of the controller agree."),
        UncheckableObservation("app-left-and-back-log", because: "The layouts for pictures of the app in the switcher are not modelled."),
        UncheckableObservation(
            "sheet-goes-before-its-pan",
            because: "The recognizer that drags a sheet is no part of the public interface, so that code adds no target here."),
        UncheckableObservation(
            "keyboard-view-moves-after-its-end-log",
            because: "The view of the keyboard, and where it is during its animation, are not modelled."),
        UncheckableObservation("keyboard-shown-with-reduced-motion", because: "Reduced motion is not modelled."),
        UncheckableObservation("layer-animates-alone-log", because: "Implicit animations of layers are not modelled."),
        UncheckableObservation("presentation-layer-samples-log", because: "The presentation layer has the values of the model here."),
        UncheckableObservation(
            "view-added-by-its-layer-log",
            because: "A layer that code adds is not looked up for the view that it belongs to."),
        UncheckableObservation(
            "launch-around-the-root-list", because: "The launch of an app is not modelled: a stage begins with an active scene."),
        UncheckableObservation("rotation-three-calls-log", because: "Rotation of the device is not modelled."),
        UncheckableObservation(
            "launch-turned-by-controller-log", because: "Rotation of the device is not modelled, nor are changes of traits."),
        UncheckableObservation(
            "size-change-without-rotation-untold",
            because: "The calls about a transition of size are not modelled, so that their absence shows nothing."),
        UncheckableObservation("orientations-asked-twice-per-turn", because: "Rotation of the device is not modelled."),
        UncheckableObservation(
            "visible-after-did-finish-launching", because: "The launch of an app is not modelled: a stage begins with an active scene."),
        UncheckableObservation("input-controller-disappears-twice", because: "Input view controllers are not modelled."),
        UncheckableObservation(
            "appears-in-background-launch-log", because: "The launch of an app is not modelled: a stage begins with an active scene."),
        UncheckableObservation("url-cold-and-warm-12", because: "Links that open an app are not modelled."),
        UncheckableObservation("universal-link-cold-and-warm-12", because: "Links that open an app are not modelled."),
        UncheckableObservation(
            "prefetched-cell-several-display-pairs",
            because: "Cells are not prefetched here: a cell is requested when it comes into sight."),
        UncheckableObservation(
            "prefetch-rows-makes-no-cell", because: "Cells are not prefetched here: a cell is requested when it comes into sight."),
        UncheckableObservation("rotation-prepares-without-invalidation", because: "Rotation of the device is not modelled."),
        UncheckableObservation(
            "bounds-change-asks-initial-and-final", because: "Attributes of items that appear or disappear are not modelled."),
        UncheckableObservation("dynamic-type-between-the-two-layout-calls", because: "Changes of the size of text are not modelled."),
        UncheckableObservation("split-collapses-on-entering-window", because: "Split view controllers are not modelled."),
        UncheckableObservation("will-transition-not-for-all", because: "Changes of traits are not modelled."),
        UncheckableObservation("size-transition-for-turn-and-split", because: "Rotation of the device is not modelled."),
        UncheckableObservation(
            "run-loop-places-of-blocks-and-sources-log", because: "Observers and sources of a run loop are not modelled."),
        UncheckableObservation(
            "hardware-keyboard-hides-at-both-ends", because: "A hardware keyboard that hides the software keyboard is not modelled."),
        UncheckableObservation(
            "did-show-twice-for-the-first-root", because: "It is reported as a bug of iOS 10 and 12; the engine models iOS 13 and later."),
        UncheckableObservation(
            "unhighlight-by-drag-with-no-path", because: "It is reported as a bug of iOS 6; the engine models iOS 13 and later."),
        UncheckableObservation(
            "child-added-in-did-become-active-log", because: "The launch of an app is not modelled: a stage begins with an active scene."),
        UncheckableObservation(
            "cells-asked-ahead-keep-old-selection",
            because: "Cells are not prefetched here: a cell is requested when it comes into sight."),
        UncheckableObservation(
            "own-move-while-dragging-an-item", because: "The calls are those of iOS 9 and 10; the engine models iOS 13 and later."),
        UncheckableObservation("own-url-resigns-and-becomes", because: "Links that open an app are not modelled."),
        UncheckableObservation(
            "notification-centre-active-twice-not-on-10",
            because: "The end of such an interruption is not modelled: an app becomes active again only when it returns to the foreground."),
        UncheckableObservation(
            "launch-interleaving-by-system", because: "The launch of an app is not modelled: a stage begins with an active scene."),
        UncheckableObservation("size-transition-before-becoming-active", because: "Rotation of the device is not modelled."),
    ]
}
