public import MastodonAPI

extension APIClient {
  /// Calls an endpoint with files.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint.
  ///   - pieces: The values for the placeholders in its path, in order.
  ///   - parameters: Its parameters.
  ///   - files: The files, which are read while they're sent.
  ///   - idempotencyKey: Makes the call one and the same, however often it's sent.
  ///   - repetition: Whether it may be sent again if it isn't known whether it was carried out.
  ///   - progress: Told how far the upload has come.
  public func upload<Parameters, Answer>(
    _ endpoint: Endpoint<Parameters, Answer>, at pieces: [String] = [], with parameters: Parameters,
    files: [UploadFile], idempotencyKey: String? = nil, repetition: Repetition = .usual,
    progress: (@Sendable (UploadProgress) -> Void)? = nil
  ) async throws(NetworkError) -> Answer {
    var call = try Call(
      endpoint, at: pieces, with: try Call.values(of: parameters), files: files,
      idempotencyKey: idempotencyKey, repetition: repetition)
    call.progress = progress
    return try await sender.answer(to: call).value(of: Answer.self)
  }
}
