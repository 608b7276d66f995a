extension Diagnostic {
    /// For a number of seconds that no script can last, or have something happen at.
    static func noTime(_ what: String, _ seconds: Double, _ location: Location) -> Diagnostic {
        Diagnostic(
            location, "\(what) \(Value.number(seconds)) seconds",
            remedy: "A time is from 0 to \(Value.number(Script.longest)) seconds.")
    }

    /// For a place at which nothing can be.
    static func noPlace(_ what: String, _ spot: Spot, _ location: Location) -> Diagnostic {
        Diagnostic(
            location, "\(what) (\(Value.number(spot.x)), \(Value.number(spot.y))), which is no place",
            remedy: "Coordinates are numbers up to a billion; a view's come from its frame and transform, and from the views above it."
        )
    }
}

extension Script {
    /// The most seconds of virtual time that a script lasts.
    public static let longest = 3600.0

    static func isTime(_ seconds: Double) -> Bool { seconds >= 0 && seconds <= longest }
}

extension Spot {
    /// Whether something can be there: far from where numbers are too large to be told apart.
    var isPlace: Bool { abs(x) <= 1e9 && abs(y) <= 1e9 }
}
