import MastodonAPI

extension APIClient {
  /// Reads a file that anyone can read, such as a picture, wherever it is. The token isn't sent, and a few redirects are
  /// followed.
  ///
  /// - Parameters:
  ///   - address: The address: of HTTPS, or of plain HTTP on the client's own server if that has no other.
  ///   - limit: The highest number of bytes.
  /// - Returns: The bytes, and their media type if the server says it.
  public func file(at address: String, upTo limit: Int) async throws(NetworkError) -> (
    bytes: [UInt8], type: String?
  ) {
    let start = NetworkRequest(
      .get, server, "/", headers: ["Accept": "*/*", "User-Agent": options.userAgent],
      patience: options.patience)
    guard let request = Redirect.request(start, to: address) else { throw .insecure }
    let answer = try await sender.answer(to: request, name: "GET \(address)", isRepeatable: true, upTo: limit)
    return (answer.body, answer.headers["Content-Type"])
  }
}
