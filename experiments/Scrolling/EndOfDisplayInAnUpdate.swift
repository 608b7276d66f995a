import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let list = Variable<ListKind>("list", "The list is")

private enum Update: String, Choice {
    case reload = "a reload of row 1"
    case deletion = "the deletion of row 2, the last one"
}
private let update = Variable<Update>("update", "Then comes")

private enum Store: String, Choice {
    case indexPath = "by index path"
    case cell = "in the cell"
}
private let store = Variable<Store>("store", "The delegate stores what plays")

private final class VideoRow: UITableViewCell {
    var isPlaying = false
}

private final class VideoItem: UICollectionViewCell {
    var isPlaying = false
}

/// Three rows or items: `willDisplay` starts the video of one, `didEndDisplaying` stops the video.
private final class VideoRows: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var count = 3
    /// The rows whose video plays, as far as index paths tell.
    private(set) var playing: [Int] = []
    var outOfRange: () -> Void = {}

    private func starts(_ row: Int) { playing.append(row) }
    private func stops(_ row: Int) {
        playing.removeAll { $0 == row }
        if row >= count { outOfRange() }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "video", for: indexPath)
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        starts(indexPath.row)
        (cell as? VideoRow)?.isPlaying = true
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        stops(indexPath.row)
        (cell as? VideoRow)?.isPlaying = false
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "video", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        starts(indexPath.item)
        (cell as? VideoItem)?.isPlaying = true
    }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
        stops(indexPath.item)
        (cell as? VideoItem)?.isPlaying = false
    }
}

private let delegate = Named<VideoRows>("delegate")
private let changes = Mark("the list changes")
private let plays = Mark("row 1 plays")
private let isStopped = Mark("row 1 is stopped")
private let outOfRange = Mark("row 2 of 2 ends")

/// `didEndDisplaying` of a reloaded or deleted row.
let endOfDisplayInAnUpdate: Experiment = Experiment(
    id: "EndOfDisplayInAnUpdate",
    title: "`didEndDisplaying` after `willDisplay` of the same row: reloads and deletions",
    question:
        "`willDisplay` starts the video of a row, `didEndDisplaying` stops the video. Then row 1, the second of three, is reloaded, or the last one, row 2, is deleted. In which order do the two calls come, with which index path, and does row 1 still play?",
    answer:
        "For a reloaded row `willDisplay` comes for the new cell first, then `didEndDisplaying` for the old cell, both with the same index path. If the app stores by index path what plays, the second call stops the new cell's video; if the app stores this in the cell, the video plays. For a deleted row `didEndDisplaying` comes with the index path of before the deletion: for the last row, one that the data source no longer has.",
    remedy:
        "In `didEndDisplaying` stop what belongs to the cell that is passed in, and take nothing from the model by `indexPath`: keep an identifier or the player in the cell. If you need the index path, check its range first, and stop nothing if `cellForRow(at:)` or `cellForItem(at:)` returns another cell for it than the one passed in. Since iOS 15 `reconfigureRows(at:)` and `reconfigureItems(at:)`, in place of a reload, keep the cell.",
    symptoms: [
        "didEndDisplaying called after willDisplay for the same index path",
        "reloadRows stops the video of the new cell",
        "index out of range in didEndDisplaying after deleteRows",
        "didEndDisplaying has the index path of before the update",
        "willDisplay and didEndDisplaying in the wrong order after reloadItems",
    ],
    variables: [list, update, store],
    stage: { stage in
        let rows = VideoRows()
        let choice = stage[update]
        rows.outOfRange = { stage.mark(outOfRange) }
        let second = IndexPath(row: 1, section: 0)
        let last = IndexPath(row: 2, section: 0)
        let change: () -> Void
        let cellPlays: () -> Bool
        if stage[list] == .table {
            let table = stage.addTable(UITableView(frame: .list, style: .plain), rows)
            table.register(VideoRow.self, forCellReuseIdentifier: "video")
            cellPlays = { (table.cellForRow(at: second) as? VideoRow)?.isPlaying ?? false }
            change = {
                switch choice {
                case .reload: table.reloadRows(at: [second], with: .none)
                case .deletion: table.deleteRows(at: [last], with: .none)
                }
            }
        } else {
            let collection = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, rows)
            collection.register(VideoItem.self, forCellWithReuseIdentifier: "video")
            cellPlays = { (collection.cellForItem(at: second) as? VideoItem)?.isPlaying ?? false }
            change = {
                switch choice {
                case .reload: collection.reloadItems(at: [second])
                case .deletion: collection.deleteItems(at: [last])
                }
            }
        }
        let storesPaths = stage[store] == .indexPath
        stage.script.wait(0.1)
        stage.script.perform {
            stage.mark(changes)
            if choice == .deletion { rows.count -= 1 }
            change()
        }
        stage.script.wait(0.5)
        stage.script.perform { stage.mark((storesPaths ? rows.playing.contains(1) : cellPlays()) ? plays : isStopped) }
    },
    outcomes: {
        Outcome("afterwards", otherwise: "row 1 is stopped") {
            Outcome.State("row 1 plays", plays.written)
        }
        Outcome("a row ends that the data source no longer has", not: "each row that ends is known", outOfRange.written)
    },
    claims: {
        Claim(
            "A reloaded row of a table: the new cell is displayed, then the old cell ends being displayed, with the same index path.",
            when: update == .reload && list == .table,
            explanation: "A printed log of iOS 12.2 shows this order for `reloadRows`.", rules: [.leavingCellsLast]
        ) {
            entries {
                changes.written
                delegate.call("willDisplayRow([0, 1])")
                delegate.call("didEndDisplayingRow([0, 1])")
            }
        }
        Claim(
            "A reloaded item of a collection view: the new cell is displayed, then the old cell ends being displayed, with the same index path.",
            when: update == .reload && list == .collectionView,
            explanation: "Authors of a library report this order of a batch of updates, in Apple’s sample too, on iOS 9.",
            rules: [.leavingCellsLast]
        ) {
            entries {
                changes.written
                delegate.call("willDisplayItem([0, 1])")
                delegate.call("didEndDisplayingItem([0, 1])")
            }
        }
        Claim(
            "If the app stores by index path what plays, the video of a reloaded row is stopped although the new cell is on screen.",
            when: update == .reload && store == .indexPath, isStopped.happens, rules: [.leavingCellsLast])
        Claim(
            "If the app stores in the cell what plays, the video of a reloaded row plays.", when: update == .reload && store == .cell,
            plays.happens)
        Claim(
            "A deleted row ends with its index path of before the deletion, which is out of range by then.", when: update == .deletion,
            outOfRange.happens,
            explanation: "An author reports the old index path for a collection view, and several a crash in this method.", grade: .assumed)
    })
