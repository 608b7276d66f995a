import EventTrace

/// Receives questions and calls about editing. All methods are optional; their default implementations behave like UIKit without them.
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asked about a tap on a link; false prevents the default action. Before iOS 17, or without the next method.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Asked for the action of a tap on a link; nil performs none. Since iOS 17.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
}

// A call of one of these means that client code has no such method.
extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { lacks(.textViewShouldBeginEditing, textView) }
    public func textViewDidBeginEditing(_ textView: UITextView) { lacks(.textViewDidBeginEditing, textView) }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { lacks(.textViewShouldEndEditing, textView) }
    public func textViewDidEndEditing(_ textView: UITextView) { lacks(.textViewDidEndEditing, textView) }
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lacks(.textViewShouldChangeText, textView)
    }
    public func textViewDidChange(_ textView: UITextView) { lacks(.textViewDidChange, textView) }
    public func textViewDidChangeSelection(_ textView: UITextView) { lacks(.textViewDidChangeSelection, textView) }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { lacks(.shouldInteractWithURL, textView) }
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        lacks(.primaryActionForTextItem, textView)
        return defaultAction
    }

    @discardableResult
    private func lacks(_ method: Word, _ textView: UITextView) -> Bool {
        Simulation.delegate(self, lacks: method, for: textView)
        return true
    }
}
