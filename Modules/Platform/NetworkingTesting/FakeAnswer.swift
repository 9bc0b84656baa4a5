public import MastodonAPI
public import SocialNetworking

/// What a ``FakeTransport`` answers to a request.
public struct FakeAnswer: Sendable {
  let answer: @Sendable (NetworkRequest) async throws(NetworkError) -> NetworkResponse

  /// - Parameter answer: Answers the request.
  public init(_ answer: @escaping @Sendable (NetworkRequest) async throws(NetworkError) -> NetworkResponse) {
    self.answer = answer
  }

  /// A text, by default JSON.
  ///
  /// - Parameters:
  ///   - text: The body.
  ///   - status: The status.
  ///   - headers: The headers. The media type is JSON, unless they say another.
  public static func text(
    _ text: String, status: Int = 200, headers: NetworkHeaders = [:]
  ) -> FakeAnswer {
    bytes(Array(text.utf8), status: status, headers: headers)
  }

  /// A value, as a server writes it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - status: The status.
  ///   - headers: The headers.
  public static func value(
    _ value: some WireEncodable, status: Int = 200, headers: NetworkHeaders = [:]
  ) -> FakeAnswer {
    bytes(JSONWriter.bytes(of: value), status: status, headers: headers)
  }

  /// Bytes, by default JSON.
  ///
  /// - Parameters:
  ///   - bytes: The body.
  ///   - status: The status.
  ///   - headers: The headers. The media type is JSON, unless they say another.
  public static func bytes(
    _ bytes: [UInt8], status: Int = 200, headers: NetworkHeaders = [:]
  ) -> FakeAnswer {
    var headers = headers
    if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json; charset=utf-8" }
    let sent = headers
    return FakeAnswer { (_) async throws(NetworkError) in
      NetworkResponse(status: status, headers: sent, body: NetworkBytes(bytes))
    }
  }

  /// No answer, but an error.
  ///
  /// - Parameter error: Why there's no answer.
  public static func failure(_ error: NetworkError) -> FakeAnswer {
    FakeAnswer { (_) async throws(NetworkError) in throw error }
  }
}
