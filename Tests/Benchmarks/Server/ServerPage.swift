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
  /// How many requests a second the server should answer by 16 connections, on SQLite and on PostgreSQL; nil for no aim.
  var aims: (embedded: Int, served: Int)?
}

/// The pages of a network that are measured.
struct ServerPages {
  private static let askers = 10
  /// How many different pages are more than a server keeps.
  private static let tooMany = 4000

  let people: People

  private var viewers: Range<Int> { people.viewers(.twoHundred).prefix(Self.askers) }

  var home: ServerPage {
    page(
      "GET /api/v1/timelines/home", viewers, unit: "posts", plain: .home,
      aims: (embedded: 10_000, served: 4000))
  }

  /// What is read of the network.
  ///
  /// - Parameter newest: For each viewer the newest item of their home: they look at it, and at whose it is.
  func reading(_ newest: [ServerEntry]) -> [ServerPage] {
    [
      home, differentHomes,
      page(
        "GET /api/v1/timelines/public", viewers, unit: "posts", plain: .rows,
        aims: (embedded: 8000, served: 4000)),
      page(
        "GET /api/v1/statuses/:id", viewers, at: newest.map { "/api/v1/statuses/\($0.id)" }, plain: .rows,
        aims: (embedded: 30_000, served: 8000)),
      page(
        "GET /api/v1/accounts/:id/statuses", viewers,
        at: newest.compactMap(\.account).map { "/api/v1/accounts/\($0.id)/statuses" }, unit: "posts",
        plain: .rows, aims: (embedded: 8000, served: 4000)),
      // Busy people have been told of much.
      page(
        "GET /api/v1/notifications", People.writers.prefix(Self.askers), unit: "notifications",
        aims: (embedded: 8000, served: 4000)),
      page(
        "GET /api/v1/accounts/verify_credentials", viewers, aims: (embedded: 30_000, served: 10_000)),
    ]
  }

  /// More pages than a server keeps, one after the other, so that each is made anew.
  private var differentHomes: ServerPage {
    let viewers = Array(people.viewers(.twoHundred)) + people.viewers(.twenty)
    let requests = (0..<Self.tooMany).map { number in
      ServerRequest(
        "/api/v1/timelines/home?page=\(number / viewers.count)", by: viewers[number % viewers.count],
        of: people)
    }
    return ServerPage(
      name: "GET /api/v1/timelines/home", note: "\(Self.tooMany.grouped) pages in turn", requests: requests,
      plain: .nothing, aims: (embedded: 4000, served: 2000))
  }

  /// Reading, with every tenth request by one of the busy people who publishes.
  ///
  /// - Parameter texts: What is published, in turn.
  func mixed(_ texts: [String]) throws -> ServerPage {
    let (reading, writing) = (home.requests, try publishing(texts).requests)
    let requests = writing.prefix(1000).enumerated().flatMap { number, request in
      (0..<9).map { reading[(number * 9 + $0) % reading.count] } + [request]
    }
    return ServerPage(
      name: "GET /api/v1/timelines/home", note: "every tenth request publishes", requests: requests,
      plain: .nothing, aims: (embedded: 7700, served: 3000))
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
    return ServerPage(
      name: "POST /api/v1/statuses", requests: requests, plain: .post, aims: (embedded: 2400, served: 2000))
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
    plain: ServerPage.Plain = .nothing, aims: (embedded: Int, served: Int)? = nil
  ) -> ServerPage {
    let same = name.split(separator: " ").last.map(String.init) ?? ""
    let requests = zip(askers, paths ?? askers.map { _ in same }).map { asker, path in
      ServerRequest(path, by: asker, of: people)
    }
    return ServerPage(name: name, requests: requests, unit: unit, plain: plain, aims: aims)
  }
}
