import EventTrace
import Testing

@testable import UIKit

struct EditedCellTests {
    private final class FieldCell: UITableViewCell {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Rows: UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        }
    }

    @Test(arguments: [false, true]) func `SC.96 the cell of a field that is edited stays until the field resigns`(_ isOff: Bool) {
        let world = World(ablation: Ablation(switchedOff: isOff ? Rule.editedCellStays.id : nil))
        let (rows, table) = (Rows(), UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 440), style: .plain))
        world.simulation.perform {
            table.dataSource = rows
            table.delegate = rows
            table.rowHeight = 44
            table.register(FieldCell.self, forCellReuseIdentifier: "field")
            _ = world.add(table, "table")
            table.layoutIfNeeded()
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldCell
            cell?.field.becomeFirstResponder()
            for offset in [880.0, 1760] {
                table.contentOffset.y = offset
                table.layoutIfNeeded()
                #expect(cell?.field.isFirstResponder == !isOff)
                #expect(isOff || cell?.superview === table)
            }
            cell?.field.resignFirstResponder()
            table.contentOffset.y = 2640
            table.layoutIfNeeded()
            #expect(isOff || table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
        }
    }
}
