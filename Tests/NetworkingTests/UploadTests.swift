import AppValues
import Foundation
import MastodonAPI
import SocialConnectTesting
import SocialNetworking
import SocialNetworkingTesting
import SocialTestSupport
import Testing

@Suite("Uploads", .timeLimit(.minutes(2))) struct UploadTests {
  private let folder: TemporaryFolder
  private let file: LocalFile
  /// Several pieces, and a part of one.
  private static let size = 200_000

  init() throws {
    folder = try TemporaryFolder()
    file = LocalFile(path: folder.path("cat.jpg"))
    try Data(repeating: 7, count: Self.size).write(to: URL(filePath: file.path))
  }

  private var photo: UploadFile {
    UploadFile(name: "a \"cat\"\r\n.jpg", type: "image/jpeg", content: .file(file))
  }

  @Test("Files and parameters arrive as a form, and their way is told")
  func form() async throws {
    let (received, progress) = (LockedValue<TestRequest?>(nil), LockedValue<[UploadProgress]>([]))
    let script: TestServer.Script = { connection in
      while let request = try await connection.request() {
        received.change { $0 = request }
        try await connection.answer(200, [], #"{"id":"7","type":"image","url":null}"#)
      }
    }
    let thumbnail = UploadFile(
      field: "thumbnail", name: "small.png", type: "image/png", content: .bytes([1, 2, 3]))
    try await TestServer.withClient(script) { [photo] client in
      let answer = try await client.upload(
        Endpoints.Media.upload, with: MastodonMediaForm(description: "猫"), files: [photo, thumbnail],
        progress: { step in progress.change { $0.append(step) } })
      #expect(answer.id == "7" && answer.url == nil)
    }
    let request = try #require(received.value)
    #expect(request.line == "POST /api/v2/media HTTP/1.1")
    let type = try #require(request.headers["content-type"])
    let boundary = try #require(type.split(separator: "boundary=").last)
    let expected =
      Array(
        """
        --\(boundary)\r
        Content-Disposition: form-data; name="description"\r
        \r
        猫\r
        --\(boundary)\r
        Content-Disposition: form-data; name="file"; filename="a %22cat%22%0D%0A.jpg"\r
        Content-Type: image/jpeg\r
        \r\n
        """.utf8) + [UInt8](repeating: 7, count: Self.size)
      + Array(
        """
        \r
        --\(boundary)\r
        Content-Disposition: form-data; name="thumbnail"; filename="small.png"\r
        Content-Type: image/png\r
        \r\n
        """.utf8) + [1, 2, 3] + Array("\r\n--\(boundary)--\r\n".utf8)
    #expect(request.body == expected)
    let steps = progress.value
    #expect(steps.count > 3 && steps.map(\.sent) == steps.map(\.sent).sorted())
    #expect(steps.last == UploadProgress(sent: expected.count, total: expected.count))
  }

  @Test("A server that has had enough says so before all of it has come")
  func tooLarge() async throws {
    let script: TestServer.Script = { connection in
      _ = try await connection.head()
      try await connection.answer(413, [], #"{"error":"The request is too large"}"#)
      try await connection.waitForEnd()
    }
    try await TestServer.withClient(script) { [photo] client in
      let error = await #expect(throws: NetworkError.self) {
        try await client.upload(Endpoints.Media.upload, with: MastodonMediaForm(), files: [photo])
      }
      #expect(error == .status(ServerRefusal(status: 413, message: "The request is too large")))
    }
  }

  @Test("A file that isn't there, or changes in between")
  func unreadable() async throws {
    let transport = FakeTransport()
    let client = try APIClient.test(over: transport)
    let missing = LocalFile(path: folder.path("missing.jpg"))
    await #expect(throws: NetworkError.unreadable(missing)) {
      try await client.upload(
        Endpoints.Media.upload, with: MastodonMediaForm(),
        files: [UploadFile(name: "x", type: "image/png", content: .file(missing))])
    }
    let file = file
    transport.expect(
      .post, "/api/v2/media",
      FakeAnswer { (request) async throws(NetworkError) in
        // Something writes to it before it's sent.
        _ = FileManager.default.createFile(atPath: file.path, contents: Data([1]))
        _ = try await request.body?.pieces().collected(upTo: .max)
        return NetworkResponse(status: 200)
      })
    await #expect(throws: NetworkError.unreadable(file)) {
      try await client.upload(Endpoints.Media.upload, with: MastodonMediaForm(), files: [photo])
    }
  }

  @Test("What is sent again is sent whole")
  func again() async throws {
    let bodies = LockedValue<[[UInt8]]>([])
    let transport = FakeTransport()
    let reading: @Sendable (NetworkRequest) async throws(NetworkError) -> Void = {
      (request) async throws(NetworkError) in
      let body = try await request.body?.pieces().collected(upTo: .max) ?? []
      bodies.change { $0.append(body) }
    }
    transport.expect(
      .post, "/api/v2/media",
      FakeAnswer { (request) async throws(NetworkError) in
        try await reading(request)
        throw .interrupted
      },
      FakeAnswer { (request) async throws(NetworkError) in
        try await reading(request)
        return NetworkResponse(status: 200, body: NetworkBytes(Array(#"{"id":"7"}"#.utf8)))
      })
    let client = try APIClient.test(over: transport)
    _ = try await client.upload(
      Endpoints.Media.upload, with: MastodonMediaForm(), files: [photo], idempotencyKey: "photo")
    #expect(
      bodies.value.count == 2 && bodies.value[0] == bodies.value[1] && bodies.value[0].count > Self.size)
  }
}
