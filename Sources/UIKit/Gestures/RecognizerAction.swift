/// One target and action of a recognizer; the target is not retained.
struct RecognizerAction {
    let target: WeakReference<AnyObject>
    let action: Selector

    func matches(_ target: AnyObject?, _ action: Selector?) -> Bool {
        (target == nil || self.target.value === target) && (action == nil || self.action == action)
    }
}
