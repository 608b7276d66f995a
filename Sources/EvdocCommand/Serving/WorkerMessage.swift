/// A message of a worker to the server that has started it, as a line of JSON.
struct WorkerMessage: Codable {
    enum Step: String, Codable {
        /// Some pages are in place.
        case pages
        /// All that was requested is in place.
        case site
        /// The site is unchanged; standard error has the reason.
        case failure
    }

    let step: Step
    /// The number of requests that this message answers; no further work follows for them.
    var answered = 0
}

/// A request of a server to its worker, as a line of JSON.
struct WorkerRequest: Codable {
    /// The files of the project that have changed.
    let changed: [String]
}
