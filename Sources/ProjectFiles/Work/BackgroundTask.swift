import Foundation

/// Work that runs beside its owner's own work.
package final class BackgroundTask<Value: Sendable, Failure: Error>: @unchecked Sendable {
    private let group = DispatchGroup()
    /// Written once, by the work; read after the group is empty.
    private var outcome: Result<Value, Failure>?

    /// Starts the work at once.
    package init(_ work: @escaping @Sendable () throws(Failure) -> Value) {
        DispatchQueue.global().async(group: group) {
            do throws(Failure) {
                self.outcome = .success(try work())
            } catch {
                self.outcome = .failure(error)
            }
        }
    }

    /// Waits for the work. Throws the error that stopped the work.
    package func value() throws(Failure) -> Value {
        group.wait()
        guard let outcome else { preconditionFailure("the work has left its group without an outcome") }
        return try outcome.get()
    }
}
