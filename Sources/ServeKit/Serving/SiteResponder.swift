import EmbeddedFiles
import ProjectFiles

/// Answers requests with the files of a site.
struct SiteResponder: Sendable {
    let site: String
    let port: Int
    let feed: ReloadFeed

    func response(to request: HTTPRequest) -> HTTPResponse {
        guard isHere(request["host"]) else { return HTTPFault.misdirected.response }
        let isOwn = request.path.names.first == ServedPage.folder
        // A link of another site may lead to a page. Whatever else another site asks for would cost a place, and show it nothing.
        guard !request.isForeign || request.isNavigation && !isOwn else { return HTTPFault.foreign.response }
        return isOwn ? own(request.path.names.dropFirst()) : page(request)
    }

    /// The server's own files and events, beside the site.
    private func own(_ names: ArraySlice<String>) -> HTTPResponse {
        switch Array(names) {
        case [ServedPage.script]: HTTPResponse(HTTPResponse.ok, ContentType.script, .bytes([UInt8](embedded_serve_js())))
        case [ServedPage.style]: HTTPResponse(HTTPResponse.ok, ContentType.style, .bytes([UInt8](embedded_serve_css())))
        case [ServedPage.events]: HTTPResponse(HTTPResponse.ok, "text/event-stream", .news)
        default: missing(SiteFolder(site))
        }
    }

    /// The response to a request that cannot be read. An invalid path receives the page for a missing file. Closes the
    /// connection: the request's `Connection` field has not been read.
    func response(to fault: HTTPFault) -> HTTPResponse {
        guard fault == .notFound else { return fault.response }
        var response = missing(SiteFolder(site))
        response.closes = true
        return response
    }

    /// Whether the host is this server. A page of the web could otherwise point a name of its own here, and would then be of the same
    /// origin.
    private func isHere(_ host: String?) -> Bool {
        let names = ["localhost", "127.0.0.1", "[::1]"]
        return names.contains { host?.lowercased() == "\($0):\(port)" || port == 80 && host?.lowercased() == $0 }
    }

    private func page(_ request: HTTPRequest) -> HTTPResponse {
        guard var folder = SiteFolder(site) else { return waiting }
        var response = page(request, in: folder)
        // If another site replaces this one, its files vanish while they are read.
        while response == nil, !folder.isStill(at: site), let newer = SiteFolder(site) {
            folder = newer
            response = page(request, in: folder)
        }
        return response ?? missing(folder)
    }

    /// Nil if the path leads nowhere.
    private func page(_ request: HTTPRequest, in folder: SiteFolder) -> HTTPResponse? {
        let names = request.path.names
        // Published files are not hidden.
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

    /// Redirects to the path with a slash, from which links in a page of a folder start.
    private func redirection(to path: RequestPath) -> HTTPResponse {
        var response = HTTPResponse("302 Found")
        response.fields = [("Location", path.text + "/")]
        return response
    }
}
