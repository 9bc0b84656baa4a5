/// Limits of photos and videos. Those of videos are included even by servers that don't accept any.
public struct MastodonMediaLimits: WireValue, Hashable {
  /// The accepted file types.
  public var supportedMIMETypes: [String]
  /// The maximum length of a description, in characters, of a photo file, in bytes, and of a picture, in pixels.
  public var descriptionLimit, imageSizeLimit, imageMatrixLimit: Int
  /// The maximum size of a video, in bytes, its frame rate, and the size of a frame, in pixels.
  public var videoSizeLimit, videoFrameRateLimit, videoMatrixLimit: Int

  /// Mastodon's limits by default.
  public init(
    supportedMIMETypes: [String] = ["image/jpeg", "image/png", "image/gif", "image/webp"],
    descriptionLimit: Int = 1500, imageSizeLimit: Int = 16_777_216, imageMatrixLimit: Int = 33_177_600,
    videoSizeLimit: Int = 103_809_024, videoFrameRateLimit: Int = 120, videoMatrixLimit: Int = 8_294_400
  ) {
    self.supportedMIMETypes = supportedMIMETypes
    self.descriptionLimit = descriptionLimit
    self.imageSizeLimit = imageSizeLimit
    self.imageMatrixLimit = imageMatrixLimit
    self.videoSizeLimit = videoSizeLimit
    self.videoFrameRateLimit = videoFrameRateLimit
    self.videoMatrixLimit = videoMatrixLimit
  }

  enum CodingKeys: String, CodingKey {
    case supportedMIMETypes = "supported_mime_types"
    case descriptionLimit = "description_limit"
    case imageSizeLimit = "image_size_limit"
    case imageMatrixLimit = "image_matrix_limit"
    case videoSizeLimit = "video_size_limit"
    case videoFrameRateLimit = "video_frame_rate_limit"
    case videoMatrixLimit = "video_matrix_limit"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    supportedMIMETypes = values.part(.supportedMIMETypes) ?? supportedMIMETypes
    descriptionLimit = values.count(.descriptionLimit, or: descriptionLimit)
    imageSizeLimit = values.count(.imageSizeLimit, or: imageSizeLimit)
    imageMatrixLimit = values.count(.imageMatrixLimit, or: imageMatrixLimit)
    videoSizeLimit = values.count(.videoSizeLimit, or: videoSizeLimit)
    videoFrameRateLimit = values.count(.videoFrameRateLimit, or: videoFrameRateLimit)
    videoMatrixLimit = values.count(.videoMatrixLimit, or: videoMatrixLimit)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.supportedMIMETypes, supportedMIMETypes)
      members.write(.descriptionLimit, descriptionLimit)
      members.write(.imageSizeLimit, imageSizeLimit)
      members.write(.imageMatrixLimit, imageMatrixLimit)
      members.write(.videoSizeLimit, videoSizeLimit)
      members.write(.videoFrameRateLimit, videoFrameRateLimit)
      members.write(.videoMatrixLimit, videoMatrixLimit)
    }
  }
}

/// Limits of polls, which are included even by servers without polls.
public struct MastodonPollLimits: WireValue, Hashable {
  /// The maximum number of options, and the maximum length of an option, in characters.
  public var maxOptions, maxCharactersPerOption: Int
  /// The duration of a poll, in seconds.
  public var minExpiration, maxExpiration: Int

  /// Mastodon's limits by default.
  public init(
    maxOptions: Int = 4, maxCharactersPerOption: Int = 50, minExpiration: Int = 300,
    maxExpiration: Int = 2_629_746
  ) {
    self.maxOptions = maxOptions
    self.maxCharactersPerOption = maxCharactersPerOption
    self.minExpiration = minExpiration
    self.maxExpiration = maxExpiration
  }

  enum CodingKeys: String, CodingKey {
    case maxOptions = "max_options"
    case maxCharactersPerOption = "max_characters_per_option"
    case minExpiration = "min_expiration"
    case maxExpiration = "max_expiration"
    // Another name for the length of an option.
    case maxOptionChars = "max_option_chars"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    maxOptions = values.count(.maxOptions, or: maxOptions)
    maxCharactersPerOption = values.count(
      .maxCharactersPerOption, or: values.count(.maxOptionChars, or: maxCharactersPerOption))
    minExpiration = values.count(.minExpiration, or: minExpiration)
    maxExpiration = values.count(.maxExpiration, or: maxExpiration)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.maxOptions, maxOptions)
      members.write(.maxCharactersPerOption, maxCharactersPerOption)
      members.write(.minExpiration, minExpiration)
      members.write(.maxExpiration, maxExpiration)
    }
  }
}
