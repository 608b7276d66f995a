import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Rewrites what needs Objective-C in a file of an app, so that it compiles where there is none.
final class SourceImporter: SyntaxVisitor {
    private static let droppedAttributes: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBSegueAction", "NSManaged", "NSCopying", "UIApplicationMain", "main",
    ]
    /// Modules that code of apps has here.
    private static let modules: Set = ["UIKit", "CoreGraphics", "QuartzCore", "Dispatch"]
    /// Functions that ask Objective-C's runtime.
    private static let runtimeCalls: Set = [
        "NSClassFromString", "method_exchangeImplementations", "objc_setAssociatedObject", "objc_getAssociatedObject",
        "class_getInstanceMethod", "class_addMethod",
    ]
    /// Those that do where they name a key. Without one they are somebody else's, as `removeObserver(_:)` is a notification center's.
    private static let callsByKey: Set = ["value", "setValue", "addObserver", "removeObserver"]

    private let path: String
    private let tree: SourceFileSyntax
    private let declarations: Declarations
    private let places: SourceLocationConverter
    private let bytes: [UInt8]
    private var edits = SourceEdits()
    private var remarks: [ImportedSource.Remark] = []
    private var classes: [ImportedSource.Class] = []
    private var delegateMethods: [ImportedSource.DelegateMethod] = []
    /// Declarations that stand after everything else.
    private var added: [String] = []

    init(path: String, tree: SourceFileSyntax, _ declarations: Declarations) {
        self.path = path
        self.tree = tree
        self.declarations = declarations
        places = SourceLocationConverter(fileName: path, tree: tree)
        bytes = tree.syntaxTextBytes
        super.init(viewMode: .sourceAccurate)
    }

    func imported() -> ImportedSource {
        if let mistake = SourceImporter.mistake(in: tree) {
            remarks = [remark(at: mistake.position, "the file does not parse: \(mistake.words)", "It is not rewritten.")]
            let text = String(decoding: bytes, as: UTF8.self)
            return ImportedSource(path: path, text: text, parses: true, remarks: remarks, classes: [], delegateMethods: [])
        }
        walk(tree)
        let text = edits.applied(to: bytes) + added.map { "\n\($0)\n" }.joined()
        let result = Parser.parse(source: text)
        let mistake = SourceImporter.mistake(in: result)
        if let mistake {
            let line = SourceLocationConverter(fileName: path, tree: result).location(for: mistake.position).line
            let words = "evdoc rewrites this to what does not parse, in line \(line): \(mistake.words)"
            remarks.append(remark(at: tree.position, words, "Nothing is written. Please report it, with the file."))
        }
        return ImportedSource(
            path: path, text: text, parses: mistake == nil, remarks: remarks, classes: classes, delegateMethods: delegateMethods)
    }

    /// The parser's first complaint; nil if it has none.
    private static func mistake(in tree: SourceFileSyntax) -> (position: AbsolutePosition, words: String)? {
        guard tree.hasError else { return nil }
        let first = ParseDiagnosticsGenerator.diagnostics(for: tree).first
        return (first?.position ?? tree.position, first?.message ?? "the parser does not say why")
    }

    private func remark(at position: AbsolutePosition, _ words: String, _ remedy: String) -> ImportedSource.Remark {
        let place = places.location(for: position)
        return ImportedSource.Remark(line: place.line, column: place.column, words: words, remedy: remedy, compiles: false)
    }

    private func remark(_ node: some SyntaxProtocol, _ words: String, _ remedy: String = "", compiles: Bool = false) {
        let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
        remarks.append(ImportedSource.Remark(line: place.line, column: place.column, words: words, remedy: remedy, compiles: compiles))
    }

    // MARK: Files

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let module = node.path.first?.name.text ?? ""
        guard !SourceImporter.modules.contains(module) else { return .skipChildren }
        // UIKit brings Foundation along, and has a `Timer` of its own; SwiftUI and Foundation bring what UIKit has here.
        if module != "Foundation" { remark(node, "module \(module) is not there: the import is left out", "Take out what uses it.") }
        edits.replace(node, by: ["Foundation", "SwiftUI"].contains(module) && !importsUIKit ? "import UIKit" : "")
        return .skipChildren
    }

    private var importsUIKit: Bool {
        tree.statements.contains { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit" }
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        var chosen: IfConfigClauseSyntax?
        for clause in node.clauses {
            guard let holds = clause.condition.map(BuildCondition.holds) ?? true else { return .visitChildren }
            if holds {
                chosen = clause
                break
            }
        }
        let kept = chosen?.elements.map { $0.position..<$0.endPosition } ?? node.endPosition..<node.endPosition
        edits.blank(node.positionAfterSkippingLeadingTrivia..<kept.lowerBound, of: bytes)
        if let elements = chosen?.elements { walk(elements) }
        edits.blank(kept.upperBound..<node.endPositionBeforeTrailingTrivia, of: bytes)
        return .skipChildren
    }

    // MARK: Declarations

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.attributeName.trimmedDescription
        guard SourceImporter.droppedAttributes.contains(name) else { return .visitChildren }
        edits.remove(node)
        if name == "main" || name == "UIApplicationMain" {
            remark(node, "@\(name) is left out: the program begins with evdoc", compiles: true)
        }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        let name = Declarations.qualified(node.name.text, of: node)
        addMembers(declarations.forwardings(of: name), to: node.memberBlock)
        classes.append(
            ImportedSource.Class(
                name: name, inherited: node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
                initializers: initializers.map { "init" + $0.signature.parameterClause.labels },
                isPrivate: node.modifiers.has("private") || node.modifiers.has("fileprivate"),
                touchMethods: declarations.overrides[name, default: []].count(where: isTouchMethod)))
        return .visitChildren
    }

    /// Whether a method, by its full name, decides about touches or receives them.
    private func isTouchMethod(_ name: String) -> Bool {
        let beginnings = [
            "touches", "presses", "hitTest(", "point(inside:", "beginTracking", "continueTracking", "endTracking", "gestureRecognizer",
        ]
        return beginnings.contains { name.hasPrefix($0) }
    }

    /// Adds members before the closing brace, on its line.
    private func addMembers(_ members: [String], to block: MemberBlockSyntax) {
        guard !members.isEmpty else { return }
        let isOnLineOfLast = !block.rightBrace.leadingTrivia.contains(where: \.isNewline) && block.members.last?.semicolon == nil
        let separator = isOnLineOfLast && !block.members.isEmpty ? "; " : ""
        edits.insert(separator + members.joined(separator: "; ") + " ", before: block.rightBrace)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(where: { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }) else {
            return .visitChildren
        }
        // Objective-C's are of classes only, so that they can be held weakly.
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        if inherited.isEmpty {
            edits.insert(": AnyObject", after: node.name)
        } else if let first = node.inheritanceClause?.inheritedTypes.first, !inherited.contains("AnyObject"), !inherited.contains("class") {
            edits.insert("AnyObject, ", before: first)
        }
        let defaults = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.compactMap(defaultImplementation)
        let isPublic = node.modifiers.has("public")
        if !defaults.isEmpty {
            added.append("\(isPublic ? "public " : "")extension \(node.name.text) {\n\(defaults.joined(separator: "\n"))\n}")
        }
        return .visitChildren
    }

    /// Of a method that a class need not have.
    private func defaultImplementation(_ node: FunctionDeclSyntax) -> String? {
        guard node.modifiers.has("optional") else { return nil }
        let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
        guard ["Void", "()"].contains(result) || result.hasSuffix("?") else {
            remark(
                node, "the optional method \(node.fullName) gives a \(result), and no default is known",
                "Write one in an extension of the protocol.")
            return nil
        }
        return "    func \(node.name.text)\(node.signature.trimmedDescription) {\(result.hasSuffix("?") ? " nil " : "")}"
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == "optional" { edits.remove(node) }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        moveOutOfExtension(node, node.name, node.modifiers)
        noteDelegateMethod(node)
        return .visitChildren
    }

    private func moveOutOfExtension(_ node: some DeclSyntaxProtocol, _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        guard node.extensionAround != nil else { return }
        // Nothing of an extension can be overridden, so that nothing of it is open.
        for modifier in modifiers where modifier.name.text == "open" { edits.replace(modifier.name, by: "public") }
        if let member = declarations.moved(node) {
            edits.replace(name, by: member.newName)
            for modifier in modifiers where modifier.name.text == "override" { edits.remove(modifier) }
        } else if modifiers.has("override") {
            let fullName = node.as(FunctionDeclSyntax.self)?.fullName ?? name.text
            remark(node, "\(fullName) overrides in an extension, which needs Objective-C", "Move it into the class.")
        }
    }

    private func noteDelegateMethod(_ node: FunctionDeclSyntax) {
        let inherited = Declarations.enclosingType(of: node).flatMap { declarations.inherited[$0] } ?? []
        let protocols = inherited.filter { $0.hasPrefix("UI") && ($0.hasSuffix("Delegate") || $0.hasSuffix("DataSource")) }
        // An action, and what is the class's own affair, is none of a delegate's.
        let isOwn = node.modifiers.has("private") || node.modifiers.has("fileprivate") || declarations.actions.contains(node.name.text)
        guard !protocols.isEmpty, !isOwn else { return }
        let place = places.location(for: node.name.positionAfterSkippingLeadingTrivia)
        delegateMethods.append(
            ImportedSource.DelegateMethod(name: node.fullName, protocols: protocols, line: place.line, column: place.column))
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier {
            moveOutOfExtension(node, name, node.modifiers)
        }
        if node.modifiers.has("optional") {
            remark(node, "an optional property of a protocol needs Objective-C", "Give it a default in an extension of the protocol.")
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            if let text = SelectorExpression(in: node, declarations).text(node.arguments) {
                edits.replace(node, by: text)
            } else {
                remark(
                    node, "whose method \(node.trimmedDescription) means cannot be seen", "Write Selector(\"name\", TypeOfTheTarget.name).")
            }
        case "keyPath":
            edits.replace(node, by: "\"\(node.arguments.trimmedDescription)\"")
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
            let member = chain.expression.as(MemberAccessExprSyntax.self), isOptionalRequirement(member.declName.baseName.text)
        {
            edits.remove(chain.questionMark)
        }
        noteRuntimeCall(node)
        RenamedAPI.rewrite(node, &edits)
        return .visitChildren
    }

    // MARK: Names

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        RenamedAPI.rewrite(node, &edits)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { RenamedAPI.rewrite(node, &edits) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        RenamedAPI.rewrite(node, &edits)
        return .visitChildren
    }

    /// Of the files, or of UIKit's own delegates, whose methods all have a default here.
    private func isOptionalRequirement(_ name: String) -> Bool {
        declarations.optionalRequirements.contains(name) || engineRequirements.contains(name)
            || ["scrollView", "gestureRecognizer", "tableView", "collectionView", "textField"].contains { name.hasPrefix($0) }
    }

    private func noteRuntimeCall(_ node: FunctionCallExprSyntax) {
        let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        let name = member ?? node.calledExpression.trimmedDescription
        let labels = node.arguments.compactMap(\.label?.text)
        let observes = name == "observe" && node.arguments.first?.expression.is(KeyPathExprSyntax.self) == true
        let asksByKey = SourceImporter.callsByKey.contains(name) && labels.contains { ["forKey", "forKeyPath"].contains($0) }
        guard observes || asksByKey || SourceImporter.runtimeCalls.contains(name) && labels.isEmpty else { return }
        remark(node, "\(name) needs Objective-C's runtime", remedy(node, observes: observes || labels.contains("forKeyPath")))
    }

    /// Actions report a recognizer's state too, except failed: site/pages/guides/limits.md says why it is not rewritten.
    private func remedy(_ node: FunctionCallExprSyntax, observes: Bool) -> String {
        guard observes, node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "removeObserver" else { return "" }
        let path = node.arguments.first { $0.label?.text == "forKeyPath" || $0.label == nil && $0.expression.is(KeyPathExprSyntax.self) }
        let isState = path?.expression.trimmedDescription.split { !$0.isLetter && !$0.isNumber }.last == "state"
        return isState
            ? "Add a target: it receives every state of a recognizer except possible and failed." : "Override the property and its didSet."
    }
}
