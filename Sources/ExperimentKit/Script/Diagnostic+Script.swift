extension Diagnostic {
    /// A diagnostic for a time that no script can last or reach.
    static func noTime(_ what: String, _ seconds: Double, _ location: Location) -> Diagnostic {
        Diagnostic(
            location, "\(what) \(Value.number(seconds)) seconds",
            remedy: "A time is from 0 to \(Value.number(Script.longest)) seconds.")
    }

    /// A diagnostic for a place that no finger can reach.
    static func noPlace(_ what: String, _ spot: Spot, _ location: Location) -> Diagnostic {
        Diagnostic(
            location, "\(what) (\(Value.number(spot.x)), \(Value.number(spot.y))), which is no place",
            remedy: "Coordinates are numbers up to a billion; a view's come from its frame and transform, and from the views above it."
        )
    }
}

extension Script {
    /// The longest script, in seconds of virtual time.
    public static let longest = 3600.0

    static func isTime(_ seconds: Double) -> Bool { seconds >= 0 && seconds <= longest }
}

extension Spot {
    /// Whether both coordinates are small enough to be precise.
    var isPlace: Bool { abs(x) <= 1e9 && abs(y) <= 1e9 }
}
