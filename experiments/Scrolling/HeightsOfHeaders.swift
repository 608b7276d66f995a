import EventTrace
import ExperimentKit
import ExperimentSupport
import UIKit

private let estimates = Variable<Bool>(
    "estimates", "The table estimates headers (the default)", off: "the table estimates no headers (`estimatedSectionHeaderHeight` is 0)")

private enum Giving: String, Choice {
    case view = "gives a view"
    case title = "gives a title"
    case nothing = "gives neither view nor title"
}
private let giving = Variable<Giving>("giving", "The code")

/// Says when it is asked for rows, cells and headers of three sections; one of them is in sight.
private final class HeadedRows: UITableViewDataSource, UITableViewDelegate {
    var giving = Giving.view
    var say: (Mark) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section == 0 { say(numberOfRows) }
        return 12
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.row == 0 { say(cellForRow[indexPath.section]) }
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        say(heightForHeader[section])
        return giving == .nothing ? 0 : 44
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        say(viewForHeader[section])
        return giving == .view ? UIView() : nil
    }
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        say(heightForFooter[section])
        return 20
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        say(titleForHeader[section])
        return giving == .title ? "Section \(section)" : nil
    }
}

private let numberOfRows = Mark("numberOfRows")
private let cellForRow = [Mark("cellForRowAt [0, 0]"), Mark("cellForRowAt [1, 0]"), Mark("cellForRowAt [2, 0]")]
private let heightForHeader = [Mark("heightForHeader 0"), Mark("heightForHeader 1"), Mark("heightForHeader 2")]
private let viewForHeader = [Mark("viewForHeader 0"), Mark("viewForHeader 1"), Mark("viewForHeader 2")]
private let titleForHeader = [Mark("titleForHeader 0"), Mark("titleForHeader 1"), Mark("titleForHeader 2")]
private let heightForFooter = [Mark("heightForFooter 0"), Mark("heightForFooter 1"), Mark("heightForFooter 2")]
private let delegate = Named<HeadedRows>("delegate")
private let scrolled = Mark("the table is scrolled")

/// The moments at which a table requests heights of section headers.
let heightsOfHeaders: Experiment = Experiment(
    id: "HeightsOfHeaders",
    title: "When is `heightForHeaderInSection` called?",
    question: """
        A table of three sections appears, of which one is in sight, and code scrolls to the second. When is `heightForHeaderInSection` \
        called: for all sections before the first cell, or for a header that comes into sight, and when are its view and title requested?
        """,
    answer: """
        A table that estimates headers, the default since iOS 11, calls `heightForHeaderInSection` when the header comes into sight, after \
        `cellForRowAt` of the rows in sight, and then `viewForHeaderInSection` and, without a view, `titleForHeaderInSection`. With \
        `estimatedSectionHeaderHeight` 0 the heights of all headers come before the first cell, each before the number of rows of its \
        section. The height of an estimated footer comes early, with the first row of its section. The view of a header of height 0 is not \
        requested here; in a grouped table before iOS 11 a height of 0 stood for the default height.
        """,
    remedy: """
        If the heights of all headers have to be right at once, as for an offset that is computed, set `estimatedSectionHeaderHeight` and \
        `estimatedSectionFooterHeight` to 0, unless headers size themselves: those need an estimate other than 0. The methods \
        `estimatedHeightForHeaderInSection` and `estimatedHeightForFooterInSection` turn estimates on as well. The heights of headers may \
        come after cells: keep what both need in the model. If `viewForHeaderInSection` is not called at all, give the header a height, by \
        `heightForHeaderInSection` or `sectionHeaderHeight`.
        """,
    symptoms: [
        "heightForHeaderInSection not called for all sections",
        "heightForHeaderInSection is called after cellForRowAt",
        "viewForHeaderInSection called before or after cellForRowAt",
        "estimatedSectionHeaderHeight = 0, order of delegate methods",
        "content size wrong because of section headers",
        "section header height wrong until scrolled",
    ],
    variables: [estimates, giving],
    base: estimates.isOn,
    stage: { stage in
        let rows = HeadedRows()
        rows.giving = stage[giving]
        rows.say = { stage.mark($0) }
        let table = UITableView(frame: .list, style: .plain)
        if !stage[estimates] { table.estimatedSectionHeaderHeight = 0 }
        stage.addTable(table, rows)
        stage.script.wait(0.1)
        stage.script.perform {
            stage.mark(scrolled)
            table.contentOffset.y = 300
        }
        stage.script.wait(0.1)
    },
    outcomes: {
        Outcome(
            "the first cell comes before heights of headers", not: "heights of all headers come before the first cell",
            .order([cellForRow[0].written, heightForHeader[0].written]))
        Outcome(
            "the height of the second header is requested as it comes into sight",
            not: "the height of the second header is requested at the beginning",
            .order([scrolled.written, heightForHeader[1].written]))
    },
    claims: {
        Claim(
            "With estimates, the height of a header is requested after the first cell, and of no section out of sight.",
            when: estimates.isOn,
            explanation: "Estimates defer heights until they are needed, as Apple documents.", rules: [.estimatedSections]
        ) {
            numberOfRows.written
            cellForRow[0].written
            heightForHeader[0].written
            scrolled.written
            cellForRow[1].written
            heightForHeader[1].written
            heightForHeader[2].written.never
        }
        Claim(
            "Without estimates, the heights of all headers come before the first cell.", when: estimates.isOff,
            explanation: "The height of the content is the sum of all heights."
        ) {
            heightForHeader[0].written
            numberOfRows.written
            heightForHeader[1].written
            heightForHeader[2].written
            cellForRow[0].written
            scrolled.written
        }
        Claim(
            "With estimates, the height, the view and, as the code gives no view, the title of a header are requested in this order, after the first cell.",
            when: estimates.isOn && giving == .title,
            explanation: "A Mac Catalyst program, version 26.5, printed this order.", rules: [.estimatedSections], grade: .measured
        ) {
            cellForRow[0].written
            heightForHeader[0].written
            viewForHeader[0].written
            titleForHeader[0].written
        }
        Claim(
            "With estimates, the view of a header comes after its height, and no title is requested.",
            when: estimates.isOn && giving == .view, rules: [.estimatedSections], grade: .measured
        ) {
            cellForRow[0].written
            heightForHeader[0].written
            viewForHeader[0].written
            titleForHeader[0].written.never
        }
        Claim(
            "With estimates, the height of a footer comes with the first row of its section, before the height of the header.",
            when: estimates.isOn, explanation: "A log of iOS 11 has it so, and a list of calls without a version.",
            rules: [.estimatedSections], grade: .measured
        ) {
            cellForRow[0].written
            heightForFooter[0].written
            heightForHeader[0].written
            scrolled.written
            cellForRow[1].written
            heightForFooter[1].written
            heightForHeader[1].written
        }
        Claim(
            "A header is displayed after its view was requested.", when: giving == .view, rules: [.displayedSections]
        ) {
            viewForHeader[0].written
            delegate.willDisplayHeaderView("0")
            scrolled.written
            viewForHeader[1].written
            delegate.willDisplayHeaderView("1")
        }
        Claim(
            "With estimates, a header's height of 0 comes after the first cell, and no view is requested.",
            when: estimates.isOn && giving == .nothing, grade: .assumed
        ) {
            cellForRow[0].written
            heightForHeader[0].written
            viewForHeader[0].written.never
        }
    })
