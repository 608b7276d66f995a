#if WITHOUT_TEXTS
    import EventTrace

    extension Experiment {
        /// Drops the texts, outcomes and claims, so that the linker removes them from programs that show none.
        @inlinable @inline(__always)
        public init(
            id: String, title: @autoclosure () -> String? = nil, question: @autoclosure () -> String,
            answer: @autoclosure () -> String? = nil,
            remedy: @autoclosure () -> String? = nil, symptoms: @autoclosure () -> [String] = [],
            origins: @autoclosure () -> [Statement] = [], observations: @autoclosure () -> [String] = [],
            variables: [AnyVariable] = [], excluding exclusion: Exclusion? = nil, base: Condition = .always,
            tests: [Expectation] = [], fileID: String = #fileID, line: Int = #line, stage: @escaping @Sendable (Stage) -> Void,
            script: (@Sendable (Stage) -> Void)? = nil, @ListBuilder<Outcome> outcomes: () -> [Outcome] = { [] },
            @ListBuilder<Claim> claims: () -> [Claim] = { [] }, @ListBuilder<PrintedOrder> prints: () -> [PrintedOrder] = { [] }
        ) {
            self.init(
                id: id, variables: variables, exclusion: exclusion, base: base, tests: tests, stage: stage, script: script,
                location: Location(fileID: fileID, line: line))
        }
    }

    extension Claim {
        /// Drops the texts; see the first initializer.
        @inlinable @inline(__always)
        public init(
            _ statement: @autoclosure () -> String, when condition: Condition = .always, _ expectation: Expectation, quotes: Statement...,
            contradicts: Statement..., explanation: @autoclosure () -> String? = nil, rules: @autoclosure () -> [Rule] = [],
            grade: @autoclosure () -> Grade? = nil, knownRefutation: @autoclosure () -> String? = nil,
            unnoticed: @autoclosure () -> String? = nil, fileID: String = #fileID,
            line: Int = #line
        ) {
            self.init(condition: condition, expectation: expectation)
        }

        /// Drops the texts; see the first initializer.
        @inlinable @inline(__always)
        public init(
            _ statement: @autoclosure () -> String, when condition: Condition = .always, quotes: Statement..., contradicts: Statement...,
            explanation: @autoclosure () -> String? = nil, rules: @autoclosure () -> [Rule] = [],
            grade: @autoclosure () -> Grade? = nil, knownRefutation: @autoclosure () -> String? = nil,
            unnoticed: @autoclosure () -> String? = nil, fileID: String = #fileID, line: Int = #line,
            @ExpectationBuilder expect expectation: () -> Expectation
        ) {
            self.init(condition: condition, expectation: expectation())
        }
    }

    extension Statement {
        /// Drops the texts; see the first initializer.
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
