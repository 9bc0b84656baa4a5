import Foundation

/// A kind of request that the server is measured by.
struct ServerPage {
  /// What bare statements do to the same end.
  enum Plain {
    case nothing
    /// Find the newest page of a home, and read it.
    case home
    /// Read the rows of the items on the page, as if their ids were known.
    case rows
    /// Publish.
    case post
  }

  /// As it stands in the table.
  let name: String
  /// What is sent, where that isn't the same each time.
  var note: String?
  /// Asked in turn, by several people.
  let requests: [ServerRequest]
  /// What a page is full of; nil for a request whose answer is no page.
  var unit: String?
  let plain: Plain
  /// How many connections ask at once: few and many.
  var connections = [1, 16, 64]
}

/// The pages of a network that are measured.
struct ServerPages {
  private static let askers = 10

  let people: People

  private var viewers: Range<Int> { people.viewers(.twoHundred).prefix(Self.askers) }

  var home: ServerPage { page("GET /api/v1/timelines/home", viewers, unit: "posts", plain: .home) }

  /// What is read of the network.
  ///
  /// - Parameter newest: For each viewer the newest item of their home: they look at it, and at whose it is.
  func reading(_ newest: [ServerEntry]) -> [ServerPage] {
    [
      home,
      page("GET /api/v1/timelines/public", viewers, unit: "posts", plain: .rows),
      page(
        "GET /api/v1/statuses/:id", viewers, at: newest.map { "/api/v1/statuses/\($0.id)" }, plain: .rows),
      page(
        "GET /api/v1/accounts/:id/statuses", viewers,
        at: newest.compactMap(\.account).map { "/api/v1/accounts/\($0.id)/statuses" }, unit: "posts",
        plain: .rows),
      // Busy people have been told of much.
      page("GET /api/v1/notifications", People.writers.prefix(Self.askers), unit: "notifications"),
      page("GET /api/v1/accounts/verify_credentials", viewers),
    ]
  }

  /// Publishing, by busy people.
  ///
  /// - Parameter texts: What is published, in turn.
  func publishing(_ texts: [String]) throws -> ServerPage {
    let requests = try texts.enumerated().map { number, text in
      ServerRequest(
        "/api/v1/statuses", by: number % People.writers.count, of: people,
        body: .json(String(decoding: try JSONEncoder().encode(["status": text]), as: UTF8.self)))
    }
    return ServerPage(name: "POST /api/v1/statuses", requests: requests, plain: .post)
  }

  /// Uploading a photo as phones take them, and a small one.
  ///
  /// - Parameter folder: Where they are kept.
  func uploading(in folder: URL) throws -> [ServerPage] {
    try [(4000, 3000), (1280, 960)].map { width, height in
      let photo = try Data(
        contentsOf: URL(filePath: DrawnPhoto(width: width, height: height, in: folder).path))
      let head = "--border\r\nContent-Disposition: form-data; name=\"file\"; filename=\"photo.jpg\"\r\n\r\n"
      let form = folder.appending(path: "upload-\(width)x\(height)")
      try (Data(head.utf8) + photo + Data("\r\n--border--\r\n".utf8)).write(to: form)
      let requests = People.writers.prefix(Self.askers).map { person in
        ServerRequest(
          "/api/v2/media", by: person, of: people,
          body: .file(form, type: "multipart/form-data; boundary=border"))
      }
      let size = "\((Double(photo.count) / 1_000_000).digits(1)) MB, \(width) × \(height)"
      // All cores work on a few of them.
      return ServerPage(
        name: "POST /api/v2/media", note: size, requests: requests, plain: .nothing, connections: [1, 4, 16])
    }
  }

  /// - Parameters:
  ///   - name: What is asked, and by which path.
  ///   - paths: Those of each asker, where they are different.
  private func page(
    _ name: String, _ askers: Range<Int>, at paths: [String]? = nil, unit: String? = nil,
    plain: ServerPage.Plain = .nothing
  ) -> ServerPage {
    let same = name.split(separator: " ").last.map(String.init) ?? ""
    let requests = zip(askers, paths ?? askers.map { _ in same }).map { asker, path in
      ServerRequest(path, by: asker, of: people)
    }
    return ServerPage(name: name, requests: requests, unit: unit, plain: plain)
  }
}
