import EventTrace

/// The names of a run's objects in its record.
struct Subjects {
    /// The names of objects other than responders and recognizers, such as delegates, by address.
    private var others: [UnsafeRawPointer: Name] = [:]
    /// The numbers of unnamed objects of each kind.
    private var counts: [String: Int] = [:]
    /// The kind names of classes.
    private var kinds: [MethodTable: String] = [:]
    /// The overrides of classes.
    private var clientMethods: [MethodTable: ClientMethods] = [:]

    mutating func setName(_ name: Name, of object: AnyObject) {
        others[ObjectBox(object: object).address] = name
    }

    /// The next name of a kind: `kind`, `kind_2`, … in order of first appearance; `kind` is the parameter for classes without a name.
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

    /// The kind name of an object's class. OPTIMIZATION: the runtime takes long to find the name of a class.
    mutating func kind(of object: AnyObject, orElse kind: String) -> String {
        let key = MethodTable(of: object)
        if let known = kinds[key] { return known }
        let found = KindName.of(object, orElse: kind)
        kinds[key] = found
        return found
    }

    /// The overrides of an object's class; nil before they are looked up.
    func clientMethods(of object: AnyObject) -> ClientMethods? { clientMethods[MethodTable(of: object)] }

    mutating func setClientMethods(_ methods: ClientMethods, of object: AnyObject) {
        clientMethods[MethodTable(of: object)] = methods
    }
}
