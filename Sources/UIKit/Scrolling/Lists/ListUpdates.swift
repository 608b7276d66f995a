/// Changes in a list's data according to code. As Apple documents, removals use places before the changes, and insertions use places after
/// them.
struct ListUpdates {
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    /// Rows and items whose cells stay and are filled again.
    var reconfigured: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []

    /// The number of `beginUpdates` calls without their `endUpdates`.
    var depth = 0

    var changesSections: Bool {
        !(deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty)
    }

    // MARK: Where things come to be

    /// The new index of a section; nil if it is deleted.
    func section(after old: Int) -> Int? {
        if let move = movedSections.first(where: { $0.from == old }) { return move.to }
        if deletedSections.contains(old) { return nil }
        let gone = (deletedSections + movedSections.map { $0.from }).filter { $0 < old }.count
        return place(old - gone, among: insertedSections + movedSections.map { $0.to })
    }

    /// The new place of a row or item; nil if it is deleted or reloaded.
    func place(after old: IndexPath) -> IndexPath? {
        if let move = moved.first(where: { $0.from == old }) { return move.to }
        guard !deleted.contains(old), !reloaded.contains(old), !reloadedSections.contains(old.section),
            let section = section(after: old.section)
        else { return nil }
        let gone = (deleted + moved.map { $0.from }).filter { $0.section == old.section && $0.item < old.item }.count
        let come = (inserted + moved.map { $0.to }).filter { $0.section == section }.map { $0.item }
        return IndexPath(item: place(old.item - gone, among: come), section: section)
    }

    /// The index of the `rank`th remaining element, among indexes taken by others.
    private func place(_ rank: Int, among taken: [Int]) -> Int {
        var index = rank
        for place in taken.sorted() where place <= index { index += 1 }
        return index
    }

    // MARK: Whether the data agree

    /// The error in the new numbers of items, in UIKit's words; nil if they are right.
    func mistake(from old: [Int], to new: [Int], of item: String, in list: String) -> String? {
        if let path = deleted.first(where: { !has($0, old) }) {
            guard old.indices.contains(path.section) else {
                return
                    "attempt to delete \(item) \(path.item) from section \(path.section), but there are only \(old.count) sections before "
                    + "the update"
            }
            return
                "attempt to delete \(item) \(path.item) from section \(path.section) which only contains \(old[path.section]) \(item)s "
                + "before the update"
        }
        if let path = inserted.first(where: { !has($0, new) }) {
            guard new.indices.contains(path.section) else {
                return
                    "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(new.count) sections after "
                    + "the update"
            }
            return
                "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(new[path.section]) \(item)s in "
                + "section \(path.section) after the update"
        }
        if let conflict = conflict(of: item) { return conflict }
        return mistakenNumber(from: old, to: new, of: item, in: list).map { "Invalid update: \($0)" }
    }

    /// Two changes of one row or item that exclude each other, in UIKit's words, for which a reload is a deletion and an insertion.
    private func conflict(of item: String) -> String? {
        func words(_ path: IndexPath) -> String { "({length = 2, path = \(path.section) - \(path.item)})" }
        if let path = reloaded.first(where: { deleted.contains($0) }) {
            return "attempt to delete and reload the same index path \(words(path))"
        }
        if let move = moved.first(where: { deleted.contains($0.from) || reloaded.contains($0.from) }) {
            return "attempt to perform a delete and a move from the same index path \(words(move.from))"
        }
        if let move = moved.first(where: { inserted.contains($0.to) }) {
            return "attempt to perform an insert and a move to the same index path \(words(move.to))"
        }
        for (index, move) in moved.enumerated() {
            // No message was found for these two.
            if moved[..<index].contains(where: { $0.from == move.from }) {
                return "attempt to perform two moves from the same index path \(words(move.from))"
            }
            if moved[..<index].contains(where: { $0.to == move.to }) {
                return "attempt to perform two moves to the same index path \(words(move.to))"
            }
        }
        // No message of a collection view was found.
        let isAnimatedTwice = item == "row" && moved.contains { reloaded.contains($0.to) }
        return isAnimatedTwice ? "Attempt to create two animations for cell" : nil
    }

    /// Whether a row or item is there, in sections of these lengths.
    private func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }

    private func mistakenNumber(from old: [Int], to new: [Int], of item: String, in list: String) -> String? {
        if old.count - deletedSections.count + insertedSections.count != new.count {
            return
                "invalid number of sections. The number of sections contained in the \(list) after the update (\(new.count)) must be equal "
                + "to the number of sections contained in the \(list) before the update (\(old.count)), plus or minus the number of sections "
                + "inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
        }
        for (index, count) in old.enumerated() where !reloadedSections.contains(index) {
            guard let section = section(after: index), section < new.count else { continue }
            let (gone, come) = (numberGone(from: index), numberCome(to: section))
            if count - gone.deleted - gone.moved + come.inserted + come.moved != new[section] {
                return
                    "invalid number of \(item)s in section \(section). The number of \(item)s contained in an existing section after the "
                    + "update (\(new[section])) must be equal to the number of \(item)s contained in that section before the update (\(count)), "
                    + "plus or minus the number of \(item)s inserted or deleted from that section (\(come.inserted) inserted, \(gone.deleted) "
                    + "deleted) and plus or minus the number of \(item)s moved into or out of that section (\(come.moved) moved in, "
                    + "\(gone.moved) moved out)."
            }
        }
        return nil
    }

    private func numberGone(from section: Int) -> (deleted: Int, moved: Int) {
        (deleted.filter { $0.section == section }.count, moved.filter { $0.from.section == section }.count)
    }
    private func numberCome(to section: Int) -> (inserted: Int, moved: Int) {
        (inserted.filter { $0.section == section }.count, moved.filter { $0.to.section == section }.count)
    }
}

extension UIScrollView {
    /// SC.110: whether a list and its data source agree; stops the app, as UIKit does, if not.
    final func check(
        _ updates: ListUpdates, from old: [Int], to new: [Int], of item: String, in list: String, _ simulation: Simulation?
    ) -> Bool {
        guard let mistake = updates.mistake(from: old, to: new, of: item, in: list) else { return true }
        guard let simulation else { fatalError("NSInternalInconsistencyException: \(mistake)") }
        guard simulation.applies(.updatesAgree, .raise, self, simulation.recorder.intern(mistake)) else { return true }
        simulation.stopApp()
        return false
    }
}
