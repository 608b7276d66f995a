import EventTrace

/// What the record calls the objects of a run.
struct Subjects {
    /// Objects that are neither responders nor recognizers, such as delegates, by where they lie.
    private var others: [UnsafeRawPointer: Name] = [:]
    /// How many objects of a kind have been named without anybody giving a name.
    private var counts: [String: Int] = [:]
    /// What the objects of each class are called.
    private var kinds: [MethodTable: String] = [:]
    /// What each class overrides.
    private var clientMethods: [MethodTable: ClientMethods] = [:]

    mutating func setName(_ name: Name, of object: AnyObject) {
        others[ObjectBox(object: object).address] = name
    }

    /// `kind`, `kind_2`, … in the order of first appearance; `kind` stands for classes without a name.
    mutating func nextName(of object: AnyObject, orElse kind: String, in recorder: Recorder) -> Name {
        let kind = self.kind(of: object, orElse: kind)
        let count = counts[kind, default: 0] + 1
        counts[kind] = count
        return recorder.intern(count == 1 ? kind : "\(kind)_\(count)")
    }

    mutating func name(of object: AnyObject, in recorder: Recorder) -> Name {
        if let name = others[ObjectBox(object: object).address] { return name }
        let name = nextName(of: object, orElse: "object", in: recorder)
        others[ObjectBox(object: object).address] = name
        return name
    }

    /// OPTIMIZATION: the runtime takes long to tell the name of a class.
    mutating func kind(of object: AnyObject, orElse kind: String) -> String {
        let key = MethodTable(of: object)
        if let known = kinds[key] { return known }
        let found = KindName.of(object, orElse: kind)
        kinds[key] = found
        return found
    }

    /// Nil for an object of a class that has not been looked at yet.
    func clientMethods(of object: AnyObject) -> ClientMethods? { clientMethods[MethodTable(of: object)] }

    mutating func setClientMethods(_ methods: ClientMethods, of object: AnyObject) {
        clientMethods[MethodTable(of: object)] = methods
    }
}
