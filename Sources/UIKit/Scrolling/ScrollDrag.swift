/// A drag that moves the content: where both were when it began.
struct ScrollDrag {
    let startOffset: CGPoint
    let startTranslation: CGPoint
    /// The one axis along which it goes, if it is locked to one.
    let lockedAxis: ScrollAxis?
}
