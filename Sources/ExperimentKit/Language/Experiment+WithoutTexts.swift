#if WITHOUT_TEXTS
    import EventTrace

    extension Experiment {
        /// Never makes the texts, so that the linker of a program that shows none leaves them out.
        @inlinable @inline(__always)
        public init(
            id: String, title: @autoclosure () -> String, question: @autoclosure () -> String, answer: @autoclosure () -> String? = nil,
            remedy: @autoclosure () -> String? = nil, symptoms: @autoclosure () -> [String] = [],
            origins: @autoclosure () -> [Statement] = [], observations: @autoclosure () -> [String] = [],
            variables: [AnyVariable] = [], excluding exclusion: Exclusion? = nil, stage: @escaping @Sendable (Stage) -> Void,
            script: (@Sendable (Stage) -> Void)? = nil, claims: [Claim] = [], prints: @autoclosure () -> [PrintedOrder] = [],
            fileID: String = #fileID, line: Int = #line
        ) {
            self.init(
                id: id, variables: variables, exclusion: exclusion, stage: stage, script: script, claims: claims,
                location: Location(fileID: fileID, line: line))
        }
    }

    extension Claim {
        /// The same.
        @inlinable @inline(__always)
        public init(
            _ statement: @autoclosure () -> String, when condition: Condition = .always, _ expectation: Expectation, quotes: Statement...,
            contradicts: Statement..., explanation: @autoclosure () -> String? = nil, rules: @autoclosure () -> [Rule] = [],
            knownRefutation: @autoclosure () -> String? = nil, unnoticed: @autoclosure () -> String? = nil, fileID: String = #fileID,
            line: Int = #line
        ) {
            self.init(condition: condition, expectation: expectation)
        }
    }

    extension Statement {
        /// The same.
        @inlinable @inline(__always)
        public init(
            document: @autoclosure () -> String, section: @autoclosure () -> String, _ text: @autoclosure () -> String,
            kind: @autoclosure () -> Kind = .assertion, parts: @autoclosure () -> [String] = [],
            holds condition: @autoclosure () -> String? = nil,
            sameAs other: @autoclosure () -> Statement? = nil
        ) {
            self.init()
        }
    }
#endif
