/// The animations of a run, and the transactions that group them.
final class Animations: Part {
    /// The animation that collects the views changed by the running block.
    var collecting: ViewAnimation?
    /// The animations of the animator that runs, if a fraction drives it.
    var held: HeldAnimations?
    /// Whether blocks animate at all: `UIView.setAnimationsEnabled`.
    var areEnabled = true
    /// The open transactions, the innermost last.
    var transactions: [Transaction] = []
}

/// A group of changes whose completion runs after all animations begun in it.
final class Transaction {
    var disablesActions = false
    /// Seconds.
    var duration = 0.25
    var completion: (() -> Void)?
    private var running = 0
    private var isCommitted = false

    func begin() { running += 1 }

    func end() {
        running -= 1
        completeIfDone()
    }

    func commit() {
        isCommitted = true
        completeIfDone()
    }

    private func completeIfDone() {
        guard isCommitted, running == 0, let completion else { return }
        self.completion = nil
        completion()
    }
}

extension Animations {
    func beginTransaction() {
        let transaction = Transaction()
        if let outer = transactions.last {
            transaction.disablesActions = outer.disablesActions
            transaction.duration = outer.duration
        }
        transactions.append(transaction)
    }
}

extension Simulation {
    @inline(__always)
    var animations: Animations { unsafeDowncast(parts.animations, to: Animations.self) }

    /// The innermost open transaction, or that of this pass of the run loop, which ends with its commit.
    var transaction: Transaction {
        if let open = animations.transactions.last { return open }
        let implicit = Transaction()
        animations.transactions.append(implicit)
        deferUntilCommit { [unowned(unsafe) self] in
            animations.transactions.removeAll { $0 === implicit }
            implicit.commit()
        }
        return implicit
    }

    func commitTransaction() { animations.transactions.popLast()?.commit() }
}
