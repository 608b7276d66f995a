@testable import UIKit

/// Sees whether objects are still alive, without keeping them so.
struct Witnesses {
    private var witnesses: [WeakReference<AnyObject>] = []

    init(_ objects: [AnyObject]) {
        witnesses = objects.map { WeakReference($0) }
    }

    var survivors: [String] { witnesses.compactMap { $0.value.map { "\(type(of: $0)) is still alive" } } }
}
