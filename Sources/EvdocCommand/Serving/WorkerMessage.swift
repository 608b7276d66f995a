/// What a worker says to the server that has started it, a line of JSON each.
struct WorkerMessage: Codable {
    enum Step: String, Codable {
        /// Some pages are in place.
        case pages
        /// All that was asked for is in place.
        case site
        /// The site is as it was: standard error says why.
        case failure
    }

    let step: Step
    /// How many requests this answers, with which nothing more will be done.
    var answered = 0
}

/// What a server asks of its worker, a line of JSON each.
struct WorkerRequest: Codable {
    /// The files of the project that have changed.
    let changed: [String]
}
