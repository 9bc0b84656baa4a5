/// A photo, or another attachment of a status.
public struct MastodonMediaAttachment: WireValue, Hashable {
  /// The id.
  public var id: String
  /// The type.
  public var type: MastodonMediaType
  /// The addresses of the original, of a preview, and of the original on another server. `url` is nil only until an
  /// upload has been processed.
  public var url, previewURL, remoteURL: String?
  /// The description for people who can't see or hear it.
  public var description: String?
  /// Its Blurhash.
  public var blurhash: String?
  /// Its size and focus.
  public var meta: MastodonMediaMeta

  /// An attachment; an image by default.
  public init(
    id: String, type: MastodonMediaType = .image, url: String? = nil, previewURL: String? = nil,
    remoteURL: String? = nil, description: String? = nil, blurhash: String? = nil,
    meta: MastodonMediaMeta = .init()
  ) {
    self.id = id
    self.type = type
    self.url = url
    self.previewURL = previewURL
    self.remoteURL = remoteURL
    self.description = description
    self.blurhash = blurhash
    self.meta = meta
  }

  enum CodingKeys: String, CodingKey {
    case id, type, url
    case previewURL = "preview_url"
    case remoteURL = "remote_url"
    case meta, description, blurhash
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), type: values.word(.type, or: .unknown), url: values.optionalText(.url),
      previewURL: values.optionalText(.previewURL), remoteURL: values.optionalText(.remoteURL),
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
      members.write(.meta, meta)
      members.write(.description, description)
      members.write(.blurhash, blurhash)
    }
  }
}

/// The size and focus of an attachment. Unknown values are left out.
public struct MastodonMediaMeta: WireValue, Hashable {
  /// The sizes of the original and of the preview.
  public var original, small: MastodonMediaSize?
  /// The point that stays visible if it's cropped.
  public var focus: MastodonFocus?

  /// Without values by default.
  public init(
    original: MastodonMediaSize? = nil, small: MastodonMediaSize? = nil, focus: MastodonFocus? = nil
  ) {
    self.original = original
    self.small = small
    self.focus = focus
  }

  enum CodingKeys: String, CodingKey {
    case focus, original, small
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      original: values.part(.original), small: values.part(.small), focus: values.part(.focus))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.writeIfPresent(.focus, focus)
      members.writeIfPresent(.original, original)
      members.writeIfPresent(.small, small)
    }
  }
}

/// A size in pixels.
public struct MastodonMediaSize: WireValue, Hashable {
  /// The width and the height; 0 if unknown.
  public var width, height: Int

  /// The size as a text such as `640x480`.
  public var size: String { "\(width)x\(height)" }

  /// The width divided by the height; 1 if the size is unknown.
  public var aspect: Double { height > 0 ? Double(width) / Double(height) : 1 }

  /// A size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  enum CodingKeys: String, CodingKey {
    case width, height, size, aspect
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(width: values.count(.width), height: values.count(.height))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.width, width)
      members.write(.height, height)
      members.write(.size, size)
      members.write(.aspect, aspect)
    }
  }
}

/// The point of a picture that stays visible if it's cropped, from -1 to 1 in each direction; the centre is 0.
public struct MastodonFocus: WireValue, Hashable {
  /// From left to right, and from bottom to top.
  public var x, y: Double

  /// A point. One outside the picture is moved to the nearest edge.
  public init(x: Double, y: Double) {
    self.x = min(max(x, -1), 1)
    self.y = min(max(y, -1), 1)
  }

  /// Reads a text such as `0.2,-0.1`; nil for anything else.
  public init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingPrefix(while: \.isWhitespace))
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      return nil
    }
    self.init(x: x, y: y)
  }

  /// The point as in requests, such as `0.2,-0.1`.
  public var text: String { "\(x),\(y)" }

  enum CodingKeys: String, CodingKey {
    case x, y
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(x: values.optionalNumber(.x) ?? 0, y: values.optionalNumber(.y) ?? 0)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.x, x)
      members.write(.y, y)
    }
  }
}
