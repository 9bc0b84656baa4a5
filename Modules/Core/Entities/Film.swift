/// What makes a photo a film: a short video, or a moving picture. The photo then has the film's description and size, and its
/// `thumbnail` is the first image.
public struct Film: Codable, Hashable, Sendable {
  /// The longest film, in seconds.
  public static let maximumSeconds = 120
  /// The largest file, in megabytes.
  public static let maximumMegabytes = 40

  /// How it's shown.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case video
    /// A moving picture without sound, which is shown again and again.
    case animation
  }

  /// How far it is.
  public enum State: String, Codable, Hashable, Sendable {
    case ready
    /// It's still being made of the file that was added, and can't be in a post yet.
    case waiting
    /// It couldn't be made.
    case failed
  }

  /// How it's shown.
  public let kind: Kind
  /// How far it is.
  public let state: State
  /// In milliseconds; nil if unknown.
  public let duration: Int?
  /// The images in a second, as a fraction such as `30000/1001`; nil if unknown.
  public let frameRate: String?
  /// The bits in a second; nil if unknown.
  public let bitrate: Int?

  /// A film as a backend knows it.
  public init(
    _ kind: Kind, state: State = .ready, duration: Int? = nil, frameRate: String? = nil, bitrate: Int? = nil
  ) {
    self.kind = kind
    self.state = state
    self.duration = duration
    self.frameRate = frameRate
    self.bitrate = bitrate
  }
}

extension Collection<Photo> {
  /// Whether it's one film, and nothing else.
  public var isFilm: Bool { count == 1 && first?.film != nil }
}
