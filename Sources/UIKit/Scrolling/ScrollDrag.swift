/// A drag that moves the content: where both were when it began.
struct ScrollDrag {
    let startOffset: CGPoint
    let startTranslation: CGPoint
    /// The one axis along which it goes, if it is locked to one.
    let lockedAxis: ScrollAxis?
    /// Points above the content that were kept free for its refresh control.
    let refreshRoom: CGFloat
    /// Whether it has pulled the content far enough once.
    var hasRefreshed = false
}
