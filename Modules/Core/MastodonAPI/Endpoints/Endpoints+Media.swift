import Entities

extension Endpoints {
  /// Photos and films.
  public enum Media {
    /// Uploads a photo or a film. If it still has to be processed, the answer has the status 202 and no `url`.
    public static let upload = Endpoint(
      .post, "/api/v2/media", .user(.one(.writeMedia)),
      takes: MastodonMediaForm.self, answers: MastodonMediaAttachment.self, files: ["file", "thumbnail"])

    /// Uploads a photo or a film, which is processed before the answer.
    public static let uploadV1 = Endpoint(
      .post, "/api/v1/media", .user(.one(.writeMedia)),
      takes: MastodonMediaForm.self, answers: MastodonMediaAttachment.self, files: ["file", "thumbnail"],
      notes: [.deprecated])

    /// A photo or a film of the user that isn't in a status yet. While it's being processed, the answer has the status 206 and
    /// no `url`; if that failed, it's an error with the status 422.
    public static let show = Endpoint(
      .get, "/api/v1/media/:id", .user(.one(.writeMedia)), answers: MastodonMediaAttachment.self)

    /// Changes the description or focus of a photo.
    public static let update = Endpoint(
      .put, "/api/v1/media/:id", .user(.one(.writeMedia)),
      takes: MastodonMediaForm.self, answers: MastodonMediaAttachment.self, files: ["thumbnail"])

    /// Deletes a photo that isn't in a status.
    public static let delete = Endpoint(
      .delete, "/api/v1/media/:id", .user(.one(.writeMedia)), answers: MastodonNothing.self)

    /// All of these, without their types.
    public static let all = Endpoints.describe(
      upload, uploadV1, show, update, delete)
  }
}
