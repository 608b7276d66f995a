import Foundation

/// The engine's symbol graph as the list of API that pages can be about: a line for each declaration.
struct APIListing {
    /// Those that are listed, sorted by framework and name; each type before its members.
    let symbols: [SymbolGraph.Symbol]
    /// With headings.
    let lines: [String]

    /// Types that have to do with looks alone, or hold nothing that an event's way depends on.
    private static let looks: Set<String> = [
        "UIColor", "UIFont", "UIBezierPath", "UIImage", "UIBlurEffect", "UIVisualEffect", "UIVisualEffectView", "UIRectCorner",
        "UIGraphicsImageRenderer", "UIGraphicsImageRendererContext", "UIStatusBarStyle", "UIReturnKeyType", "UITextContentType",
        "UITextAutocapitalizationType", "UITextAutocorrectionType", "UITextSpellCheckingType", "UITextSmartQuotesType",
        "UITextSmartDashesType", "UITextSmartInsertDeleteType", "UIKeyboardAppearance", "UIKeyboardType", "NSTextAlignment",
        "NSLineBreakMode", "UIBaselineAdjustment", "UIUserInterfaceStyle", "UIUserInterfaceSizeClass", "UIUserInterfaceIdiom",
        "UIAccessibilityTraits", "UIAccessibility", "UIPasteboard", "UIOffset", "NSDirectionalEdgeInsets", "UIEdgeInsets",
        "UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator", "UIFeedbackGenerator",
        "CAShapeLayer", "CAShapeLayerFillRule", "CAShapeLayerLineCap", "CAShapeLayerLineJoin", "CAGradientLayer",
        "CAGradientLayerType", "CALayerCornerCurve", "CACornerMask", "CATransitionType", "CATransitionSubtype", "CATransition",
        "CAMediaTimingFillMode", "CAMediaTimingFunction", "CAMediaTimingFunctionName", "CASpringAnimation", "CAKeyframeAnimation",
        "UIModalTransitionStyle", "UIRectEdge", "UITextTraits", "NSAttributedString", "NSValue", "NSString",
        "NSStringDrawingOptions", "NSStringDrawingContext", "NSIndexPath",
    ]
    private static let kinds: Set<String> = [
        "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.method", "swift.type.method", "swift.property",
        "swift.type.property", "swift.enum.case", "swift.func", "swift.var",
    ]
    /// How Apple's names begin, and what is Apple's without it; the engine's own types have others.
    private static var ofApple: Regex<(Substring, Substring?)> { #/(UI|CA|NS|Dispatch)[A-Z].*|RunLoop|Timer/# }
    private static var ofLooks: Regex<(Substring, Substring)> { #/(CATransform3D|UIGraphics|UIRectFill).*/# }

    init() throws {
        let graphs = zip(ModuleArrows.engine, try SymbolGraph.modules).filter { $0.0 != "CoreGraphics" }
        let relationships = graphs.flatMap(\.1.relationships)
        let hidden = Set(relationships.filter { ["overrides", "defaultImplementationOf"].contains($0.kind) }.map(\.source))
        let all = graphs.flatMap(\.1.symbols)
        let names = Dictionary(all.map { ($0.usr, $0.name) }) { first, _ in first }
        let superclasses = Dictionary(
            relationships.filter { $0.kind == "inheritsFrom" }.map { ($0.source, names[$0.target] ?? "NSObject") }
        ) { first, _ in first }
        var groups: [(framework: String, symbols: [SymbolGraph.Symbol])] = []
        let listed = graphs.flatMap(\.1.symbols).filter { !hidden.contains($0.usr) && APIListing.isListed($0) }
        for framework in ["UIKit", "QuartzCore", "Dispatch", "Foundation"] {
            groups.append((framework, APIListing.sorted(listed.filter { APIListing.framework($0) == framework })))
        }
        symbols = groups.flatMap(\.symbols)
        lines = groups.flatMap { group in
            ["# \(group.framework)"]
                + group.symbols.map { APIListing.line($0, superclass: superclasses[$0.usr]) }.reduce(into: [String]()) {
                    if $0.last != $1 { $0.append($1) }
                }
        }
    }

    /// Apple's, as the name tells it.
    private static func framework(_ symbol: SymbolGraph.Symbol) -> String {
        let type = symbol.pathComponents[0]
        let frameworks = ["CA": "QuartzCore", "Dispatch": "Dispatch", "RunLoop": "Foundation", "Timer": "Foundation"]
        return frameworks.first { type.hasPrefix($0.key) }?.value ?? "UIKit"
    }

    private static func isListed(_ symbol: SymbolGraph.Symbol) -> Bool {
        let type = symbol.pathComponents[0]
        return kinds.contains(symbol.kind.identifier) && type.wholeMatch(of: ofApple) != nil && !looks.contains(type)
            && type != "NSObject" && type.wholeMatch(of: ofLooks) == nil && symbol.name != "Timer.userInfo"
    }

    /// Without what stands twice: the requirement of a protocol and the default that the engine has for it.
    private static func sorted(_ symbols: [SymbolGraph.Symbol]) -> [SymbolGraph.Symbol] {
        var seen: Set<String> = []
        return symbols.filter { seen.insert("\($0.name) \($0.declaration)").inserted }.sorted { key($0) < key($1) }
    }

    /// Nested types stand by themselves, behind the type around them.
    private static func key(_ symbol: SymbolGraph.Symbol) -> [String] {
        let path = symbol.isType ? symbol.pathComponents : symbol.pathComponents.dropLast()
        return [path.joined(separator: "."), symbol.isType ? "" : symbol.name, symbol.declaration]
    }

    private static func line(_ symbol: SymbolGraph.Symbol, superclass: String?) -> String {
        guard symbol.isType else { return (symbol.pathComponents.count > 1 ? "    " : "") + symbol.declaration }
        let keyword = symbol.kind.identifier.dropFirst("swift.".count)
        return "\(keyword) \(symbol.name)" + (superclass.map { ": \($0)" } ?? "")
    }
}

extension SymbolGraph.Symbol {
    var isType: Bool { ["swift.class", "swift.struct", "swift.enum", "swift.protocol"].contains(kind.identifier) }

    /// In one line, without what says how the engine is built.
    var declaration: String {
        var text = (declarationFragments ?? []).map(\.spelling).joined().replacing(#/\s+/#, with: " ")
        for word in ["@discardableResult ", "final ", "unowned(unsafe) ", " { get set }"] {
            text = text.replacingOccurrences(of: word, with: "")
        }
        return text
    }
}

private func < (left: [String], right: [String]) -> Bool { left.lexicographicallyPrecedes(right) }
