/// A drag that moves the content, with the places of finger and content at its begin.
struct ScrollDrag {
    let startOffset: CGPoint
    let startTranslation: CGPoint
    /// The axis to which the drag is locked; nil for none.
    let lockedAxis: ScrollAxis?
    /// The points above the content that were kept free for its refresh control.
    let refreshRoom: CGFloat
    /// Whether it has pulled the content far enough.
    var hasRefreshed = false
}
