import SiteKit

/// Answers requests with the files of a site.
struct SiteResponder: Sendable {
    let site: String
    let port: Int
    let feed: ReloadFeed

    func response(to request: HTTPRequest) -> HTTPResponse {
        guard isOwn(request["host"]) else { return HTTPFault.misdirected.response }
        return request.path.names.first == ServedPage.folder ? own(request.path.names.dropFirst()) : page(request)
    }

    /// What the server has beside the site.
    private func own(_ names: ArraySlice<String>) -> HTTPResponse {
        switch Array(names) {
        case [ServedPage.script]: HTTPResponse(HTTPResponse.ok, ContentType.script, .bytes(PackageResources.serve_js))
        case [ServedPage.style]: HTTPResponse(HTTPResponse.ok, ContentType.style, .bytes(PackageResources.serve_css))
        case [ServedPage.events]: HTTPResponse(HTTPResponse.ok, "text/event-stream", .news)
        default: missing(SiteFolder(site))
        }
    }

    /// What a request cannot be read as is answered by; a path that leads nowhere as any other that does. Closes the connection: whether the client wants to
    /// ask for more has not been read.
    func response(to fault: HTTPFault) -> HTTPResponse {
        guard fault == .notFound else { return fault.response }
        var response = missing(SiteFolder(site))
        response.closes = true
        return response
    }

    /// Any page of the web can have a name of its own lead here, and would be of the same origin then.
    private func isOwn(_ host: String?) -> Bool {
        let names = ["localhost", "127.0.0.1", "[::1]"]
        return names.contains { host?.lowercased() == "\($0):\(port)" || port == 80 && host?.lowercased() == $0 }
    }

    private func page(_ request: HTTPRequest) -> HTTPResponse {
        guard var folder = SiteFolder(site) else { return waiting }
        var response = page(request, in: folder)
        // A site that another takes the place of loses its files while it is read.
        while response == nil, !folder.isStill(at: site), let newer = SiteFolder(site) {
            folder = newer
            response = page(request, in: folder)
        }
        return response ?? missing(folder)
    }

    /// Nil where the path leads nowhere.
    private func page(_ request: HTTPRequest, in folder: SiteFolder) -> HTTPResponse? {
        let names = request.path.names
        // What a site publishes is not hidden.
        guard !names.contains(where: { $0.hasPrefix(".") }) else { return nil }
        switch folder.entry(names) {
        case .missing: return nil
        case .file(let file): return request.path.isFolder ? nil : answer(file, names.last ?? "", request)
        case .folder:
            guard request.path.isFolder else { return redirection(to: request.path) }
            guard case .file(let file) = folder.entry(names + ["index.html"]) else { return nil }
            return answer(file, "index.html", request)
        }
    }

    private func answer(_ file: OpenFile, _ name: String, _ request: HTTPRequest) -> HTTPResponse {
        let type = ContentType.of(name)
        if type == ContentType.html { return html(file, HTTPResponse.ok) }
        let tag = "\"\(file.stamp)\""
        let isKnown = request["if-none-match"] == tag
        var response = isKnown ? HTTPResponse("304 Not Modified") : HTTPResponse(HTTPResponse.ok, type, .file(file))
        response.fields += [("Cache-Control", "no-cache"), ("ETag", tag)]
        return response
    }

    private func html(_ file: OpenFile, _ status: String, _ change: ([UInt8]) -> [UInt8] = { $0 }) -> HTTPResponse {
        guard let bytes = file.read(min(file.size, Files.sizeLimit)) else { return HTTPFault.notFound.response }
        let served = ServedPage.with(ServedPage.element(feed.newest.version), in: change(bytes))
        return HTTPResponse(status, ContentType.html, .bytes(served))
    }

    private func missing(_ folder: SiteFolder?) -> HTTPResponse {
        guard case .file(let file)? = folder?.entry(["404.html"]) else { return HTTPFault.notFound.response }
        return html(file, HTTPFault.notFound.status, ServedPage.atAnyAddress)
    }

    private var waiting: HTTPResponse {
        let page = ServedPage.with(ServedPage.element(feed.newest.version), in: ServedPage.waiting)
        return HTTPResponse(HTTPFault.busy.status, ContentType.html, .bytes(page))
    }

    /// Links in a page of a folder start from the slash.
    private func redirection(to path: RequestPath) -> HTTPResponse {
        var response = HTTPResponse("302 Found")
        response.fields = [("Location", path.text + "/")]
        return response
    }
}
