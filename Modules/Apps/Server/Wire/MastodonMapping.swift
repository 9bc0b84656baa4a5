import AppValues
import Entities
import MastodonAPI
import SocialMediaStorage

/// Converts the features' values to those of the wire.
struct MastodonMapping: Sendable {
  let site: Site
  /// The folder of this server's photos.
  let mediaFolder: String
  /// The parts that are kept ready; nil to make each anew.
  var ready: ReadyParts?

  /// The address of a file of a photo; nil for a file that only another machine has.
  ///
  /// - Parameter location: A path on this machine, or an address.
  func address(of location: String?) -> String? {
    guard let location else { return nil }
    if location.contains("://") { return location }
    guard location.hasPrefix(mediaFolder + "/") else { return nil }
    return site.media(String(location.dropFirst(mediaFolder.count + 1)))
  }

  /// A photo or a film. A film that isn't ready has neither an address nor a size.
  func attachment(_ photo: Photo) -> MastodonMediaAttachment {
    let (width, height) = (photo.width, photo.height)
    let small = PhotoLimits.standard.thumbnailSize(width: width, height: height)
    let address = address(of: photo.location)
    let missing = site.asset("missing.png")
    var attachment = MastodonMediaAttachment(
      id: photo.id.rawValue, url: address ?? missing,
      previewURL: self.address(of: photo.thumbnail) ?? address ?? missing,
      description: photo.alt.isEmpty ? nil : photo.alt, blurhash: photo.blurhash,
      meta: MastodonMediaMeta(
        original: MastodonMediaSize(width: width, height: height),
        small: MastodonMediaSize(width: small.width, height: small.height),
        focus: photo.focus.map { MastodonFocus(x: $0.x, y: $0.y) } ?? MastodonFocus(x: 0, y: 0)))
    guard let film = photo.film else { return attachment }
    if film.state != .ready {
      (attachment.url, attachment.previewURL) = (nil, nil)
      (attachment.meta.original, attachment.meta.small) = (nil, nil)
    }
    // The picture that stands for a file of another machine is none.
    if film.state != .ready || address != nil { attachment.type = MastodonMediaType(film.kind) }
    attachment.meta.original?.duration = film.duration.map { Double($0) / 1000 }
    attachment.meta.original?.frameRate = film.frameRate
    attachment.meta.original?.bitrate = film.bitrate
    return attachment
  }
}

extension MastodonMediaType {
  fileprivate init(_ kind: Film.Kind) {
    self =
      switch kind {
      case .video: .video
      case .animation: .gifv
      }
  }
}

extension PostVisibility {
  /// The visibility that a parameter asks for; nil if it's left out or empty.
  ///
  /// - Parameters:
  ///   - parameter: Its name on the wire.
  ///   - words: The words that the error names.
  ///
  /// Throws `ServerError` for an unknown word.
  init?(_ word: MastodonVisibility?, of parameter: String, among words: [MastodonVisibility]) throws {
    guard let word else { return nil }
    guard MastodonVisibility.all.contains(word) else {
      let known = words.map(\.rawValue).joined(separator: ", ")
      throw ServerError.invalid("\(parameter) must be one of \(known)")
    }
    self.init(word)
  }
}
