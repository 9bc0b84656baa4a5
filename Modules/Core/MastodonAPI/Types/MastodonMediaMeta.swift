/// The size, length and focus of an attachment. Unknown values are left out.
public struct MastodonMediaMeta: WireValue, Hashable {
  /// The sizes of the original and of the preview.
  public var original, small: MastodonMediaSize?
  /// The point that stays visible if it's cropped.
  public var focus: MastodonFocus?
  /// The duration in seconds, and the same as a text, such as `0:01:28.65`.
  public var duration: Double?, length: String?
  /// The pictures in a second.
  public var fps: Double?
  /// The width and the height of a video.
  public var width, height: Int?
  /// The format of the audio, its rate and its channels, as texts for people.
  public var audioEncode, audioBitrate, audioChannels: String?
  /// The colours to show audio with.
  public var colors: MastodonMediaColors?

  /// Without values by default.
  public init(
    original: MastodonMediaSize? = nil, small: MastodonMediaSize? = nil, focus: MastodonFocus? = nil,
    duration: Double? = nil, length: String? = nil, fps: Double? = nil, width: Int? = nil, height: Int? = nil,
    audioEncode: String? = nil, audioBitrate: String? = nil, audioChannels: String? = nil,
    colors: MastodonMediaColors? = nil
  ) {
    self.original = original
    self.small = small
    self.focus = focus
    self.duration = duration
    self.length = length
    self.fps = fps
    self.width = width
    self.height = height
    self.audioEncode = audioEncode
    self.audioBitrate = audioBitrate
    self.audioChannels = audioChannels
    self.colors = colors
  }

  enum CodingKeys: String, CodingKey {
    case focus, original, small, duration, length, fps, width, height
    case audioEncode = "audio_encode"
    case audioBitrate = "audio_bitrate"
    case audioChannels = "audio_channels"
    case colors
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      original: values.part(.original), small: values.part(.small), focus: values.part(.focus),
      duration: values.optionalNumber(.duration), length: values.optionalText(.length),
      fps: values.optionalNumber(.fps), width: values.optionalCount(.width),
      height: values.optionalCount(.height), audioEncode: values.optionalText(.audioEncode),
      audioBitrate: values.optionalText(.audioBitrate), audioChannels: values.optionalText(.audioChannels),
      colors: values.part(.colors))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.writeIfPresent(.focus, focus)
      members.writeIfPresent(.length, length)
      members.writeIfPresent(.duration, duration)
      members.writeIfPresent(.fps, fps)
      members.writeIfPresent(.width, width)
      members.writeIfPresent(.height, height)
      members.writeIfPresent(.audioEncode, audioEncode)
      members.writeIfPresent(.audioBitrate, audioBitrate)
      members.writeIfPresent(.audioChannels, audioChannels)
      members.writeIfPresent(.colors, colors)
      members.writeIfPresent(.original, original)
      members.writeIfPresent(.small, small)
    }
  }
}

/// A size in pixels, and what else is known of a video or of audio.
public struct MastodonMediaSize: WireValue, Hashable {
  /// The width and the height; 0 if unknown.
  public var width, height: Int
  /// The pictures in a second, as a fraction such as `30000/1001`. Left out if nil.
  public var frameRate: String?
  /// The duration in seconds. Left out if nil.
  public var duration: Double?
  /// The bits in a second. Left out if nil.
  public var bitrate: Int?

  /// The size as a text such as `640x480`.
  public var size: String { "\(width)x\(height)" }

  /// The width divided by the height; 1 if the size is unknown.
  public var aspect: Double { height > 0 ? Double(width) / Double(height) : 1 }

  /// A size in pixels; of a picture by default.
  public init(
    width: Int, height: Int, frameRate: String? = nil, duration: Double? = nil, bitrate: Int? = nil
  ) {
    self.width = width
    self.height = height
    self.frameRate = frameRate
    self.duration = duration
    self.bitrate = bitrate
  }

  enum CodingKeys: String, CodingKey {
    case width, height, size, aspect
    case frameRate = "frame_rate"
    case duration, bitrate
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      width: values.count(.width), height: values.count(.height), frameRate: values.optionalText(.frameRate),
      duration: values.optionalNumber(.duration), bitrate: values.optionalCount(.bitrate))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.width, width)
      members.write(.height, height)
      members.write(.size, size)
      members.write(.aspect, aspect)
      members.writeIfPresent(.frameRate, frameRate)
      members.writeIfPresent(.duration, duration)
      members.writeIfPresent(.bitrate, bitrate)
    }
  }
}

/// The colours to show audio with, such as `#191b22`.
public struct MastodonMediaColors: WireValue, Hashable {
  /// The colours behind it, of the text, and of what is important.
  public var background, foreground, accent: String?

  /// The colours given.
  public init(background: String? = nil, foreground: String? = nil, accent: String? = nil) {
    self.background = background
    self.foreground = foreground
    self.accent = accent
  }

  enum CodingKeys: String, CodingKey {
    case background, foreground, accent
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      background: values.optionalText(.background), foreground: values.optionalText(.foreground),
      accent: values.optionalText(.accent))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.writeIfPresent(.background, background)
      members.writeIfPresent(.foreground, foreground)
      members.writeIfPresent(.accent, accent)
    }
  }
}
