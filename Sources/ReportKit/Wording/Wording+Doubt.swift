import Studies

extension Wording {
    /// The reason why a claim is undecided, in words.
    public func doubt(_ doubt: Doubt) -> String {
        switch doubt {
        case .openOrder: say(.openOrder)
        case .vacuous(let reason): say(.inNoCase, ["reason": vacuity(reason)])
        case .noCase(let condition): say(.noCaseWhere, ["condition": self.condition(condition)])
        }
    }

    func vacuity(_ vacuity: Vacuity) -> String {
        switch vacuity {
        case .nothingExpected: say(.nothingExpected)
        case .doesNotHappen(let pattern): say(.doesNotHappen, ["call": code(pattern)])
        case .noOtherCase(let name): say(.noOtherCase, ["variable": code(name)])
        }
    }
}
