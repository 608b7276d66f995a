/// The commands about laws.
extension CommandRule {
    static let laws = CommandRule(
        name: .laws, operand: "ID", isOperandOptional: true,
        options: [
            OptionRule(.world, "NAME", help: "with ID: this world, such as flags/1/15, as an experiment in Swift"),
            OptionRule(.updateAll, help: "try every law anew and write site/reports/laws.jsonl"),
            .format([.text, .json]), .jobs, .root,
        ],
        summary: "list the laws with their verdicts over every small world",
        details: """
            A law holds in every world up to its size, or has a smallest world in which it fails. With ID one law: its verdict, the condition of its
            exceptions, and its smallest counterexample as an experiment in Swift, with the reasons. Verdicts are those that are committed;
            --update works them out. The JSON is an interface with a version number; site/pages/json.md describes it.
            """)

    static let sweep = CommandRule(
        name: .sweep, operand: "SUBJECT",
        options: [
            OptionRule(.size, "N", help: "of a law: worlds of up to so many views; else as many as evdoc check tries"),
            OptionRule(.worlds, "N", help: "of a law: so many worlds that look random, instead of every world"),
            OptionRule(.seed, "N", help: "with --worlds: another seed than 1"),
            OptionRule(.shard, "I/N", help: "the I-th of N parts of the runs, counted from 1; else all of them"),
            OptionRule(.out, "FILE", help: "where the result goes, at once or not at all; else it is printed"),
            .jobs,
        ],
        summary: "try a law in every world, or a study on every experiment, or one part of the runs",
        details: """
            SUBJECT is the id of a law, or a study: experiments runs them and judges their claims; ablation switches every rule off; mutations
            changes one thing at a time; reasons finds out why calls are made. With --worlds the worlds of a law look random, guided by the
            rules and pairs of rules that they ask for; those that no world has asked for are counted at the end. Writes one file that says what it is about: subject, engine, range,
            counts, the smallest counterexample of a law, what a study has found. A file that is there and is the result of this very part is
            left as it is, so that a sweep goes on where it was stopped. evdoc merge joins the files; evdoc accept --results takes a study’s.
            site/pages/guides/sweeps.md has the files for Slurm, GNU parallel, GitHub and Kubernetes.
            """)

    static let merge = CommandRule(
        name: .merge, operand: "FILE", repeatsOperand: true,
        options: [
            OptionRule(.out, "FILE", help: "where the joined result goes; else it is printed")
        ],
        summary: "join the results of the parts of a sweep",
        details: """
            The joined result is the same, byte for byte, whatever the number and the order of the parts. Refuses files of several subjects, sizes
            or engines, files that are cut off or changed, and runs that two files have. Exits with 1 if runs are missing, and names them;
            writes nothing then. A directory stands for its files that end in .json.
            """)
}
