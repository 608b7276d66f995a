import EventTrace
import UIKit

/// An input as bytes. Numbers without a use in its kind are 0.
extension LiveInput {
    /// The size of an input, in bytes.
    package static let size = 56

    private struct Record {
        var x = 0.0
        var y = 0.0
        var taken = Double.nan
        var force = 0.0
        var number: Int32 = 0
        var kind: UInt8 = 0
        var phase: UInt8 = 0
        var type: UInt8 = 0
        var estimated: UInt8 = 0
        var edges: Int32 = -1
    }

    func append(to buffer: inout Buffer) {
        let record = record
        for number in [time, record.x, record.y, record.taken, record.force] { buffer.append(number) }
        buffer.append(record.number)
        for byte in [record.kind, record.phase, record.type, record.estimated] { buffer.append(byte) }
        buffer.append(record.edges)
        buffer.append(UInt32(0))
    }

    private var record: Record {
        switch kind {
        case .touch(let sample): LiveInput.record(of: sample)
        case .pointer(let sample):
            Record(
                x: Double(sample.place?.x ?? 0), y: Double(sample.place?.y ?? 0),
                number: Int32(truncatingIfNeeded: sample.buttons.rawValue),
                kind: 1, phase: sample.place == nil ? 3 : 1)
        case .modifiers(let modifiers): Record(number: Int32(truncatingIfNeeded: modifiers.rawValue), kind: 2)
        case .estimate(let finger, let force): Record(force: force, number: Int32(truncatingIfNeeded: finger), kind: 3)
        case .press(let sample):
            Record(
                force: Double(sample.force), number: Int32(truncatingIfNeeded: sample.type.rawValue), kind: 4,
                phase: LiveInput.pressPhases.firstIndex(of: sample.phase).map(UInt8.init) ?? 0)
        case .interruption(let interruption):
            Record(kind: 5, type: LiveInput.interruptions.firstIndex(of: interruption).map(UInt8.init) ?? 0)
        case .step(let index): Record(number: Int32(index), kind: 6)
        }
    }

    private static func record(of sample: FingerSample) -> Record {
        var record = Record(
            x: Double(sample.location.x), y: Double(sample.location.y), taken: sample.time ?? .nan, force: Double(sample.force))
        if case .finger(let number) = sample.contact { record.number = Int32(truncatingIfNeeded: number) }
        record.phase = phases.firstIndex(of: sample.phase).map(UInt8.init) ?? 0
        record.type = UInt8(sample.type.rawValue)
        record.estimated = UInt8(truncatingIfNeeded: sample.estimated.rawValue)
        if let edges = sample.edges { record.edges = Int32(truncatingIfNeeded: edges.rawValue) }
        return record
    }

    /// Reads an input. Throws `wrongInput`.
    package init(reading bytes: [UInt8]) throws(LiveError) {
        var reader = BufferReader(bytes)
        time = reader.readDouble()
        var record = Record()
        record.x = reader.readDouble()
        record.y = reader.readDouble()
        record.taken = reader.readDouble()
        record.force = reader.readDouble()
        record.number = reader.readInt32()
        record.kind = reader.readUInt8()
        record.phase = reader.readUInt8()
        record.type = reader.readUInt8()
        record.estimated = reader.readUInt8()
        record.edges = reader.readInt32()
        guard let kind = LiveInput.kind(record) else { throw .wrongInput }
        self.kind = kind
    }

    private static func kind(_ record: Record) -> Kind? {
        switch record.kind {
        case 0: sample(record).map { .touch($0) }
        case 1:
            .pointer(
                PointerSample(
                    at: record.phase == 3 ? nil : CGPoint(x: record.x, y: record.y),
                    buttons: UIEvent.ButtonMask(rawValue: Int(record.number))))
        case 2: .modifiers(UIKeyModifierFlags(rawValue: Int(record.number)))
        case 3: .estimate(finger: Int(record.number), force: record.force)
        case 4:
            element(pressPhases, record.phase).map {
                .press(PressSample(UIPress.PressType(rawValue: Int(record.number)), $0, force: CGFloat(record.force)))
            }
        case 5: element(interruptions, record.type).map { .interruption($0) }
        case 6: .step(Int(record.number))
        default: nil
        }
    }

    private static func sample(_ record: Record) -> FingerSample? {
        guard let phase = element(phases, record.phase), let type = UITouch.TouchType(rawValue: Int(record.type)), type != .indirectPointer
        else { return nil }
        var sample = FingerSample(
            finger: Int(record.number), phase, at: CGPoint(x: record.x, y: record.y), type: type, force: CGFloat(record.force),
            time: record.taken.isNaN ? nil : record.taken, estimated: UITouch.Properties(rawValue: Int(record.estimated)))
        if record.edges >= 0 { sample.edges = UIRectEdge(rawValue: UInt(record.edges)) }
        return sample
    }

    private static func element<Element>(_ elements: [Element], _ index: UInt8) -> Element? {
        Int(index) < elements.count ? elements[Int(index)] : nil
    }

    private static let phases: [FingerSample.Phase] = [.down, .move, .up, .cancel]
    private static let pressPhases: [UIPress.Phase] = [.began, .changed, .ended, .cancelled]
    private static let interruptions: [Interruption] = [.call, .alert, .systemGesture, .background, .foreground, .statusBarTap]
}
