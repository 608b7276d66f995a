import Foundation

/// Work that goes on beside what its owner does meanwhile.
package final class Beside<Value: Sendable, Failure: Error>: @unchecked Sendable {
    private let group = DispatchGroup()
    /// Written once, by the work; read when the group is empty.
    private var outcome: Result<Value, Failure>?

    /// The work begins at once.
    package init(_ work: @escaping @Sendable () throws(Failure) -> Value) {
        DispatchQueue.global().async(group: group) {
            do throws(Failure) {
                self.outcome = .success(try work())
            } catch {
                self.outcome = .failure(error)
            }
        }
    }

    /// Waits for the work. Throws what stopped it.
    package func value() throws(Failure) -> Value {
        group.wait()
        guard let outcome else { preconditionFailure("the work has left its group without an outcome") }
        return try outcome.get()
    }
}
