import EventTrace

/// The rules of the numbers, sizes and controls of a list's rows and items.
extension Rule {
    static let listData: [Rule] = [
        .updatesAgree, .countsBeforeUpdates, .countsAtReload, .countsAtEndView, .flowSizes, .accessoryButton, .rowMove, .itemMove,
        .movedItemReloads, .leavingCellsLast, .arrivingRowsFirst, .estimatedSections, .dequeuedInPlace, .visibleCellsAtOnce,
        .primaryAction, .displayedSections, .visibleCellsWhileShown, .reconfiguring, .snapshots, .unanimatedSnapshots,
    ]

    public static var updatesAgree: Rule {
        Rule(
            .scrolling, 110,
            .assumed(
                "At the end of an update, which outside of a batch is each call that inserts, deletes, moves or reloads, a list requests its numbers; if a number is not the one before, plus insertions and minus deletions, or a deleted row was not there, or an inserted one is not there, or two changes of one row exclude each other, such as a reload and a move, an exception stops the app.",
                without: "A list takes the new numbers as they are.",
                sources: [
                    .account(
                        "woocommerce/woocommerce-ios, issue 2617: the message prints the numbers before and after, and the insertions"),
                    .account("onmyway133/DeepDiff, issue 54: a deletion after the last item is refused with the number before the update"),
                    .account("ra1028/DifferenceKit, issue 102: ten rows deleted, ten rows before and after"),
                    .account(
                        "lionheart/openradar-mirror, issue 18100: a reload and a move of one row of a table are “a delete and a move from the same index path”"
                    ),
                    .account("TextureGroup/Texture, PR 507: the same message for an item that is deleted and moved"),
                    .account("osteslag/Changeset, issue 11: an insertion where another is moved to"),
                    .account("layerhq/Atlas-iOS, issue 1120: a row that is deleted and reloaded"),
                    .account("mattrubin/Authenticator, PR 138: “two animations for cell”, of a reload and a move to its place"),
                    .account(
                        "Stack Overflow, question 25111567: a row that is moved twice, two that are moved to one place, without the messages"
                    ),
                    .choice("Apple documents no check; its conditions are those of the printed messages."),
                    .choice("In which order the checks are made is assumed."),
                ]))
    }

    public static var countsBeforeUpdates: Rule {
        Rule(
            .scrolling, 111,
            .assumed(
                "A list that does not know its numbers, as a new or reloaded collection view before its layout, requests them when an update begins, before the block of `performBatchUpdates`, and takes them for the numbers before the update.",
                without: "A list that does not know its numbers compares nothing at the end of an update.",
                sources: [
                    .document("UICollectionView, performBatchUpdates(_:completion:)"),
                    .account(
                        "lionheart/openradar-mirror, issue 15769: a batch on a collection view that needs layout counts at its beginning"),
                    .account("lionheart/openradar-mirror, issue 14745: an insertion into a new collection view counts twice"),
                    .account("lionheart/openradar-mirror, issue 4355: so does a batch on a collection view outside of a window"),
                    .choice("Apple says that a reload may occur; that it is this counting two radars say."),
                    .choice("That a table without known numbers does the same is assumed."),
                ]))
    }

    public static var countsAtReload: Rule {
        Rule(
            .scrolling, 112,
            .assumed(
                "`reloadData` of a table requests the numbers of sections and rows, and heights that are not estimated, at once; a collection view requests its numbers at the next layout.",
                without: "A table requests the numbers of its rows at the layout after `reloadData`.",
                sources: [
                    .account(
                        "Stack Overflow 4163579: a table computes the size of its content in reloadData, and its cells at the layout"),
                    .account("facebookarchive/AsyncDisplayKit, issue 138: after `reloadData` an insertion is compared with the new number"),
                    .account("lionheart/openradar-mirror, issue 14745: `reloadData` of a collection view does not count"),
                    .choice("No log shows the moment."),
                ]))
    }

    public static var countsAtEndView: Rule {
        Rule(
            .scrolling, 122,
            .assumed(
                "The setters of `tableHeaderView` and `tableFooterView` request the numbers of sections and rows, and heights that are not estimated, at once, if the table has a data source and the numbers are not known.",
                without: "The numbers are requested at the next layout.",
                sources: [
                    .account("Tencent/QMUI_iOS, issue 1427: the setter of the header asks for the rows to compute the size of the content"),
                    .account("RxSwiftCommunity/RxDataSources, pull request 129: with a header or footer the rows are counted at once"),
                    .account(
                        "wordpress-mobile/WordPress-iOS, pull request 2933: the counts of a new source are asked by the footer's setter"),
                    .choice(
                        "With the delegate set before the data source UIKit is said to take one section and to ask for its rows alone; here both numbers are requested."
                    ),
                ]))
    }

    public static var flowSizes: Rule {
        Rule(
            .scrolling, 113,
            .documented(
                "A flow layout requests `sizeForItemAt` for each item of a delegate that conforms to `UICollectionViewDelegateFlowLayout`; without such a delegate or method all items have `itemSize`.",
                without: "A flow layout gives all items `itemSize`.",
                sources: [
                    .document("UICollectionViewDelegateFlowLayout, collectionView(_:layout:sizeForItemAt:)"),
                    .document("UICollectionViewFlowLayout, itemSize"),
                    .choice("How often a size is requested is not documented; here once for each preparation of the layout."),
                ]))
    }

    public static var accessoryButton: Rule {
        Rule(
            .scrolling, 114,
            .documented(
                "A tap on the button of a cell whose `accessoryType` is `.detailButton` or `.detailDisclosureButton` calls `accessoryButtonTappedForRowWith` in place of the selection; no other accessory calls it, and an accessory view takes the place of the type.",
                without: "A detail button takes its touches and calls nothing.",
                sources: [
                    .document("UITableViewDelegate, tableView(_:accessoryButtonTappedForRowWith:)"),
                    .document("UITableViewCell.AccessoryType, disclosureIndicator"), .document("UITableViewCell, accessoryView"),
                    .choice("The place and the size of the button are assumed."),
                ]))
    }

    public static var rowMove: Rule {
        Rule(
            .scrolling, 115,
            .documented(
                "In editing mode each row for which `canMoveRowAt` returns true has a control: while a finger drags it, the delegate receives each new place of the row in `targetIndexPathForMoveFromRowAt`; at the lift the data source receives `moveRowAt` with the place returned last.",
                without: "No row has a control that moves it.",
                sources: [
                    .document("Table View Programming Guide for iOS, Managing the Reordering of Rows"),
                    .document("UITableViewDataSource, tableView(_:canMoveRowAt:)"),
                    .document("UITableViewDelegate, tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"),
                    .choice(
                        "The proposed place is that under the middle of the row; `moveRowAt` is not called for the old place: both are assumed."
                    ),
                ]))
    }

    public static var itemMove: Rule {
        Rule(
            .scrolling, 116,
            .documented(
                "`beginInteractiveMovementForItem(at:)` asks the data source `canMoveItemAt`; each `updateInteractiveMovementTargetPosition(_:)` centres the item at the point, asks the delegate about the place of another item under the point, and shows the items as they would be there, while the data stay; `endInteractiveMovement()` calls `moveItemAt` if the place is another one, and `cancelInteractiveMovement()` shows the old order.",
                without: "No item of a collection view can be moved along with a finger.",
                sources: [
                    .document("UICollectionView, beginInteractiveMovementForItem(at:)"),
                    .document("UICollectionView, updateInteractiveMovementTargetPosition(_:)"),
                    .document("UICollectionViewDataSource, collectionView(_:canMoveItemAt:)"),
                    .document("UICollectionViewDataSource, collectionView(_:moveItemAt:to:)"),
                    .document("UICollectionViewDelegate, collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)"),
                    .account("mikeabdullah.net, UICollectionView Reordering: another item has to lie under the point; gaps move nothing"),
                    .account(
                        "TextureGroup/Texture, issue 141: meanwhile the items are shown in another order, and the data source's numbers must not change"
                    ),
                    .choice("How often the delegate is asked about a place that it refuses is assumed: at each call."),
                ]))
    }

    public static var movedItemReloads: Rule {
        Rule(
            .scrolling, 117,
            .assumed(
                "After `endInteractiveMovement()` or `cancelInteractiveMovement()` the layout requests a cell anew for the moved item.",
                without: "The moved item keeps its cell.",
                sources: [
                    .account("radar 34933061, iOS 11: the cell is requested again, from the layout, and was not on iOS 10"),
                    .choice("One report; it says that the request follows the animation, which takes no time here."),
                ]))
    }

    public static var leavingCellsLast: Rule {
        Rule(
            .scrolling, 118,
            .assumed(
                "In an update, a list first requests and displays its new cells; deleted and reloaded cells end being displayed after that.",
                without: "Deleted and reloaded cells end being displayed first.",
                sources: [
                    .account(
                        "TextureGroup/Texture, issue 107, iOS 9: all willDisplay calls of a batch precede its didEndDisplaying calls, in Apple's sample too"
                    ),
                    .account("blog.anzfactory.xyz, 2019-04-02, iOS 12.2: reloaded rows print cellForRowAt, willDisplay, didEndDisplaying"),
                    .choice("UIKit removes the cells after their animation, which takes no time here; a reload of all data is not meant."),
                ]))
    }

    public static var arrivingRowsFirst: Rule {
        Rule(
            .scrolling, 119,
            .measured(
                "In a layout, a table requests and displays the cells of all rows that come into sight before the cells that go out of sight end being displayed, so that these are used again from the next layout on.",
                without:
                    "A table first takes away the cells that go out of sight, and uses them for the rows that come in the same layout.",
                sources: [
                    .observation("table-asks-before-it-puts-away"),
                    .choice(
                        "The one log counts new cells in a Mac Catalyst program of version 26.5; that `didEndDisplaying` waits as long is assumed, as SC.118 has it for updates."
                    ),
                    .choice(
                        "The same page counts 80 used cells in 20 steps of 300 points, and this makes 85: a table since iOS 15 keeps cells that have just gone, which is not modelled."
                    ),
                    .choice("No log shows it of a collection view, which is taken to put away first."),
                ]))
    }

    public static var estimatedSections: Rule {
        Rule(
            .scrolling, 120,
            .documented(
                "A table that estimates section headers, as tables do unless `estimatedSectionHeaderHeight` is 0, requests `heightForHeaderInSection` when the header comes into sight, after the cells of the rows in sight, and its view and title after that, before the height of the next header; with 0 it requests the heights of all headers before the first cell, each before the number of rows of its section; the height of an estimated footer comes with the first row of its section in sight, before that row's `willDisplay`, and its view after the header's; estimates from `estimatedHeightForHeaderInSection` count too.",
                without:
                    "A table requests the heights of all section headers and footers before the first cell, whatever the estimates are.",
                sources: [
                    .document("UITableView, estimatedSectionHeaderHeight"), .document("UITableView, estimatedSectionFooterHeight"),
                    .observation("table-header-after-cells-log"), .observation("table-header-after-cells-list"),
                    .observation("table-footer-height-after-first-row-log"), .observation("table-headers-and-footers-last-log"),
                    .choice(
                        "Which height a table estimates by default is not documented, and the one log needs at least 50 points; here the height that the section had before an update, else `sectionHeaderHeight`, else the first height above 0 that was requested, else 0. What is below a header moves with its height, and the offset stays: Apple says only that a table manages its offset."
                    ),
                    .choice("A footer whose height neither the delegate nor the table gives is requested when it comes into sight."),
                ]))
    }

    public static var dequeuedInPlace: Rule {
        Rule(
            .scrolling, 121,
            .assumed(
                "A collection view gives a cell, header or footer its frame and calls `apply(_:)` within the dequeue for the requested index path, after `prepareForReuse`; later it calls `apply(_:)` only with attributes that are not equal to the last.",
                without:
                    "A collection view places a dequeued view after the data source has returned it, and calls `apply(_:)` after `willDisplay`.",
                sources: [
                    .observation("collection-cell-placed-in-dequeue"),
                    .account(
                        "steipete/PSTCollectionView, pull request 155, iOS 6: tests show that attributes are applied during the dequeue"),
                    .document("UICollectionView, dequeueReusableCell(withReuseIdentifier:for:)"),
                    .document("UICollectionViewLayoutAttributes"),
                    .choice(
                        "Apple documents that the dequeue configures by the index path, and that equal attributes are not applied again; that the frame is part of it is from libraries."
                    ),
                ]))
    }

    public static var visibleCellsAtOnce: Rule {
        Rule(
            .scrolling, 123,
            .measured(
                "`visibleCells` and `indexPathsForVisibleRows` of a table that has been reloaded, scrolled or not laid out yet request the cells in sight at once, and the next layout requests none again; `visibleCells` of a collection view is empty after `reloadData` until the layout.",
                without: "`visibleCells` of a table has the cells of the last layout, and none after `reloadData`.",
                sources: [
                    .observation("table-visible-cells-make-cells-log"), .observation("collection-visible-cells-after-reload-log"),
                    .choice(
                        "The log is of `visibleCells` after `reloadData`; `indexPathsForVisibleRows` and an offset set by code are taken to be alike."
                    ),
                    .choice("Whether `willDisplay` comes at once too is not printed; here it does."),
                ]))
    }

    public static var primaryAction: Rule {
        Rule(
            .scrolling, 124, in: .since(16),
            .documented(
                "After a tap on a row or item that extends no selection, and after `didSelect` if that comes, the delegate of a list is asked `canPerformPrimaryAction` and, unless that is false, receives `performPrimaryAction`, also if the row was selected already or may not be selected.",
                without: "The delegate receives `didSelect` alone.",
                sources: [
                    .document("UITableViewDelegate, tableView(_:performPrimaryActionForRowAt:)"),
                    .document("UITableViewDelegate, tableView(_:canPerformPrimaryActionForRowAt:)"),
                    .document("UICollectionViewDelegate, collectionView(_:performPrimaryActionForItemAt:)"),
                    .choice(
                        "Apple does not say that `canPerformPrimaryAction` comes after `didSelect`; the name of the other and its place suggest it."
                    ),
                ]))
    }

    public static var displayedSections: Rule {
        Rule(
            .scrolling, 125,
            .documented(
                "The delegate of a table receives `willDisplayHeaderView` or `willDisplayFooterView` after the view was requested and before it is added, and `didEndDisplayingHeaderView` or `didEndDisplayingFooterView` after it was removed; that of a collection view the same of supplementary views.",
                without: "The delegate receives no calls about headers and footers that are displayed.",
                sources: [
                    .document("UITableViewDelegate, tableView(_:willDisplayHeaderView:forSection:)"),
                    .document("UITableViewDelegate, tableView(_:didEndDisplayingHeaderView:forSection:)"),
                    .document("UICollectionViewDelegate, collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"),
                    .observation("table-header-after-cells-list"),
                    .choice(
                        "Whether the view is a subview already is not documented; here it is none at the first call and none at the second."
                    ),
                ]))
    }

    public static var visibleCellsWhileShown: Rule {
        Rule(
            .scrolling, 126, in: .since(13),
            .documented(
                "Code that asks a table for `visibleCells` while the table requests or configures its cells, as in `cellForRowAt`, stops the app with an exception.",
                without: "`visibleCells` in `cellForRowAt` has the cells that are shown so far.",
                sources: [
                    .document("Apple Developer Forums, thread 117537: an engineer of Apple's names the new exception of iOS 13"),
                    .choice(
                        "He names `cellForRowAt` and questions about a row; `willDisplay` and `indexPathsForVisibleRows` are taken to raise nothing."
                    ),
                ]))
    }

    public static var reconfiguring: Rule {
        Rule(
            .scrolling, 127,
            .documented(
                "`reconfigureRows(at:)` and `reconfigureItems(at:)` call the data source for each row or item in sight, dequeuing returns the cell that is there, and the cell stays: `prepareForReuse`, `willDisplay` and `didEndDisplaying` are not called.",
                without: "Reconfigured rows and items are not requested.",
                sources: [
                    .observation("reconfigured-cell-not-prepared"), .document("UITableView, reconfigureRows(at:)"),
                    .document("UICollectionView, reconfigureItems(at:)"),
                    .document("UITableViewCell, prepareForReuse()"),
                    .choice("The methods are of iOS 15; the engine has them in each version."),
                    .choice("Apple says that self-sizing cells are resized afterwards; here a row keeps its height until the next update."),
                ]))
    }

    public static var snapshots: Rule {
        Rule(
            .scrolling, 128,
            .documented(
                "`apply` of a diffable data source compares the identifiers of the snapshot with those shown, and deletes, inserts and moves rows or items in one update: the cells of the others stay and are not requested, unless the snapshot reloads or reconfigures them.",
                without: "`apply` reloads the list.",
                sources: [
                    .document("UITableViewDiffableDataSource, apply(_:animatingDifferences:completion:)"),
                    .document("NSDiffableDataSourceSnapshot, reloadItems(_:)"),
                    .document("NSDiffableDataSourceSnapshot, reconfigureItems(_:)"),
                    .account("woocommerce/woocommerce-ios, issue 2807: cells whose data have changed are not refreshed"),
                    .choice(
                        "Apple's page does not say which value the cell provider receives if an identifier is equal but not the same; reports of iOS 13 and 14 have the old one, here the new one comes."
                    ),
                    .choice("A reloaded item is taken for a deleted and an inserted one, as a reloaded row is."),
                    .choice("That the completion runs at the commit, as of a batch without an animation, is assumed."),
                ]))
    }

    public static var unanimatedSnapshots: Rule {
        Rule(
            .scrolling, 129, in: .before(15),
            .documented(
                "Before iOS 15, `apply` with `animatingDifferences: false` reloads the list; since iOS 15 only `applySnapshotUsingReloadData` does.",
                without: "`apply` without an animation changes what differs, as since iOS 15.",
                sources: [
                    .document("WWDC 2021, session 10252, Make blazing fast lists and collection views"),
                    .document("UITableViewDiffableDataSource, applySnapshotUsingReloadData(_:completion:)"),
                    .account("jessesquires.com, 2021: passing false was equivalent to `reloadData()` before iOS 15"),
                ]))
    }
}
