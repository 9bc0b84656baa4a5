/// A photo, or another attachment of a status.
public struct MastodonMediaAttachment: WireValue, Hashable {
  /// The id.
  public var id: String
  /// The type.
  public var type: MastodonMediaType
  /// The addresses of the original, of a preview, and of the original on another server. `url` is nil until an upload
  /// has been processed, and with some servers for files that they don't keep.
  public var url, previewURL, remoteURL: String?
  /// The address of the preview on another server. Left out if nil.
  public var previewRemoteURL: String?
  /// The description for people who can't see or hear it.
  public var description: String?
  /// Its Blurhash.
  public var blurhash: String?
  /// Its size and focus.
  public var meta: MastodonMediaMeta

  /// An attachment; an image by default.
  public init(
    id: String, type: MastodonMediaType = .image, url: String? = nil, previewURL: String? = nil,
    remoteURL: String? = nil, previewRemoteURL: String? = nil, description: String? = nil,
    blurhash: String? = nil, meta: MastodonMediaMeta = .init()
  ) {
    self.id = id
    self.type = type
    self.url = url
    self.previewURL = previewURL
    self.remoteURL = remoteURL
    self.previewRemoteURL = previewRemoteURL
    self.description = description
    self.blurhash = blurhash
    self.meta = meta
  }

  enum CodingKeys: String, CodingKey {
    case id, type, url
    case previewURL = "preview_url"
    case remoteURL = "remote_url"
    case previewRemoteURL = "preview_remote_url"
    case meta, description, blurhash
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), type: values.word(.type, or: .unknown), url: values.optionalText(.url),
      previewURL: values.optionalText(.previewURL), remoteURL: values.optionalText(.remoteURL),
      previewRemoteURL: values.optionalText(.previewRemoteURL),
      description: values.optionalText(.description), blurhash: values.optionalText(.blurhash),
      meta: values.part(.meta) ?? .init())
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.type, type)
      members.write(.url, url)
      members.write(.previewURL, previewURL)
      members.write(.remoteURL, remoteURL)
      members.writeIfPresent(.previewRemoteURL, previewRemoteURL)
      members.write(.meta, meta)
      members.write(.description, description)
      members.write(.blurhash, blurhash)
    }
  }
}
