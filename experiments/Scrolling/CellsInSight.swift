import EventTrace
import ExperimentKit
import UIKit

private let list = Variable("list", Text("The list is", chinese: "列表是"), ["a table", "a collection view"])
private let offset = Variable("offset", Text("Points by which code scrolls", chinese: "代码滚动的点数"), [0, 22, 44, 88])

/// Says for which rows and items it is asked for a cell, and whether that one is new.
private final class CellTeller: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource, UICollectionViewDelegate {
    var say: (String) -> Void = { _ in }
    private var known: [UIView] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        tell(cell, indexPath)
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        tell(cell, indexPath)
        return cell
    }

    private func tell(_ cell: UIView, _ indexPath: IndexPath) {
        let isUsed = known.contains { $0 === cell }
        if !isUsed { known.append(cell) }
        say("\(indexPath.row): a \(isUsed ? "used" : "new") cell")
    }
}

extension Experiment {
    /// When cells are asked for.
    static let cellsInSight = Experiment(
        id: "CellsInSight",
        title: Text("When a list asks for cells, and which it uses again", chinese: "列表何时要单元格，哪些会复用"),
        question: Text(
            "A list of 50 rows is three rows high. Code scrolls it by some points. For which rows is the data source asked for a cell, when, and is it given one that was used before?",
            chinese: "50 行的列表高度为三行。代码滚动若干点。何时为哪些行向数据源要单元格？给出的是用过的吗？"),
        answer: Text(
            "When it is laid out, for what is in sight: three cells at first, one more for each row that comes into sight. A cell that has gone out of sight is used again; while the old row is still half in sight the new one needs a new cell.",
            chinese: "在布局时，为可见的部分：起初三个，每进入一行再要一个。离开视野的单元格会复用；旧行还露出一半时，新行需要新的单元格。"),
        variables: [list, offset],
        stage: { stage in
            let teller = stage.keep(CellTeller())
            teller.say = { [unowned(unsafe) stage] in stage.mark($0) }
            let view: UIScrollView
            if stage.choice(list) == "a table" {
                let table = stage.addTable({ UITableView(frame: $0, style: .plain) }, teller)
                table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
                view = table
            } else {
                view = stage.addCollection({ UICollectionView(frame: $0, collectionViewLayout: $1) }, teller)
            }
            view.frame.size.height = 132
            let distance = stage.number(offset)
            stage.script.perform { [unowned(unsafe) stage] in
                view.contentOffset = CGPoint(x: 0, y: distance)
                stage.mark("the offset is set")
            }
        },
        claims: [
            Claim(
                Text("Before anything moves there are cells for the three rows in sight.", chinese: "移动之前，可见的三行都有单元格。"),
                .order(["0: a new cell", "1: a new cell", "2: a new cell", "the offset is set"]),
                explanation: Text("Cells are asked for when the list is laid out (SC.14).", chinese: "布局时才要单元格（SC.14）。")),
            Claim(
                Text("Nobody asks while the offset is being set; the layout that follows does.", chinese: "设置偏移时不要，随后的布局才要。"),
                when: offset.isNot(0), .order(["the offset is set", "3: *"]),
                explanation: Text("It waits for the layout (SC.14).", chinese: "等到布局（SC.14）。")),
            Claim(
                Text("A row that comes into sight while the first still is gets a new cell.", chinese: "首行仍露出时进入的行，得到新的单元格。"),
                when: offset.is(22), .happens("3: a new cell")),
            Claim(
                Text("One that comes when the first has gone uses its cell.", chinese: "首行离开后进入的行，复用它的单元格。"),
                when: offset.isOneOf([44, 88]),
                .all([.happens("3: a used cell"), .never("3: a new cell")]),
                explanation: Text("Cells out of sight are used again (SC.14).", chinese: "离开视野的单元格会复用（SC.14）。")),
            Claim(
                Text("Table and collection view do the same.", chinese: "表格与集合视图相同。"), .same(whatever: list)),
            Claim(Text("For rows out of sight nobody is asked.", chinese: "不可见的行不要单元格。"), when: offset.isNot(88), .never("4: *")),
        ])
}
