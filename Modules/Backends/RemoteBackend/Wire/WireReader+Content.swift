import AppValues
import Entities
import MastodonAPI
import Post

// What a post says, from the wire.

extension WireReader {
  func content(of status: MastodonStatus) -> PostContent<Photo> {
    let warning = status.spoilerText.unlessEmpty
    let text = text(
      status.content, naming: handles(in: status), hasQuote: status.quote?.quotedStatus != nil)
    return PostContent(
      text: text, warning: warning, language: status.language,
      place: status.place.flatMap(place), poll: status.poll.map { question($0, of: status) },
      photos: status.mediaAttachments.filter(\.isPhotoOrFilm).map(photo),
      // A warning says as much on the wire.
      isSensitive: status.sensitive && warning == nil)
  }

  /// A version of a post. It has no language and no place on the wire.
  func revision(_ edit: MastodonStatusEdit) -> Revision {
    let warning = edit.spoilerText.unlessEmpty
    return Revision(
      at: edit.createdAt,
      content: PostContent(
        text(edit.content), warning: warning,
        poll: edit.pollOptions.isEmpty ? nil : PollQuestion(edit.pollOptions),
        photos: edit.mediaAttachments.filter(\.isPhotoOrFilm).map(photo),
        isSensitive: edit.sensitive && warning == nil))
  }

  func photo(_ attachment: MastodonMediaAttachment) -> Photo {
    let size = attachment.meta.original ?? attachment.meta.small
    return Photo(
      id: ID(attachment.id), alt: attachment.description ?? "",
      focus: attachment.meta.focus.map { PhotoFocus(x: $0.x, y: $0.y) }, width: size?.width ?? 0,
      height: size?.height ?? 0, blurhash: attachment.blurhash,
      location: attachment.url ?? attachment.remoteURL,
      thumbnail: attachment.previewURL ?? attachment.url ?? attachment.remoteURL, film: film(attachment))
  }

  /// What a film has; nil for a photo. Servers say how long it is in one of several places, or not at all.
  private func film(_ attachment: MastodonMediaAttachment) -> Film? {
    guard let kind = attachment.film else { return nil }
    let (meta, original) = (attachment.meta, attachment.meta.original)
    let seconds = original?.duration ?? meta.duration ?? meta.length.flatMap(Self.seconds)
    return Film(
      kind, state: attachment.url == nil && attachment.remoteURL == nil ? .waiting : .ready,
      duration: seconds.flatMap { (0..<1e9).contains($0) ? Int(($0 * 1000).rounded()) : nil },
      frameRate: original?.frameRate, bitrate: original?.bitrate)
  }

  /// The seconds in a text such as `0:01:28.65`.
  private static func seconds(_ length: String) -> Double? {
    let parts = length.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    return parts.reduce(0) { sum, part in sum.flatMap { sum in part.map { sum * 60 + $0 } } }
  }

  /// What posts here can't have.
  func attachments(of status: MastodonStatus) -> [PostAttachment] {
    status.mediaAttachments.filter { !$0.isPhotoOrFilm }.map(attachment)
      + [status.quote.map(quote), status.card.map(page)]
      .compactMap(\.self)
  }

  private func attachment(_ media: MastodonMediaAttachment) -> PostAttachment {
    PostAttachment(
      media.kind, text: media.description ?? "", link: media.url ?? media.remoteURL ?? media.previewURL)
  }

  /// The wire doesn't say how long it lasts, only when it ends, and hides numbers by leaving them out.
  private func question(_ poll: MastodonPoll, of status: MastodonStatus) -> PollQuestion {
    let begun = status.editedAt ?? status.createdAt
    let length = poll.expiresAt.map { Int(max(0, $0.milliseconds - begun.milliseconds) / 1000) }
    return PollQuestion(
      poll.options.map { text($0.title) }, allowsSeveral: poll.multiple,
      hidesTotals: !poll.expired && poll.options.contains { $0.votesCount == nil }, duration: length ?? 0)
  }

  /// How a poll goes.
  func votes(_ poll: MastodonPoll) -> PollVotes {
    let counts = poll.options.compactMap(\.votesCount)
    return PollVotes(
      id: ID(poll.id), endsAt: poll.expiresAt, isOver: poll.expired,
      counts: counts.count == poll.options.count ? counts : nil, total: poll.votesCount,
      voters: poll.votersCount ?? (poll.multiple ? nil : poll.votesCount), hasVoted: poll.voted ?? false,
      choices: (poll.ownVotes ?? []).sorted())
  }

  /// What a post quotes. One that can't be seen is only said to be there.
  private func quote(_ quote: MastodonQuote) -> PostAttachment {
    guard let quoted = quote.quotedStatus else { return PostAttachment(.quote) }
    let (name, excerpt) = (author(quoted.account).name, PostExcerpt(of: content(of: quoted))?.text)
    return PostAttachment(
      .quote, text: excerpt.map { "\(name): \($0)" } ?? name, link: quoted.url ?? quoted.uri.unlessEmpty)
  }

  private func page(_ card: MastodonPreviewCard) -> PostAttachment {
    PostAttachment(.page, text: card.title, link: card.url)
  }

  /// The handles of those whom a text mentions, by the addresses that it links to.
  private func handles(in status: MastodonStatus) -> [String: String] {
    Dictionary(status.mentions.map { ($0.url, handle($0.acct)) }) { first, _ in first }
  }

  func place(_ place: MastodonPlace) -> Place? {
    place.name.isEmpty ? nil : Place(name: place.name, latitude: place.latitude, longitude: place.longitude)
  }
}

extension MastodonMediaAttachment {
  var isPhotoOrFilm: Bool { type == .image || film != nil }

  /// The kind of a film; nil for anything else.
  var film: Film.Kind? {
    switch type {
    case .video: .video
    case .gifv: .animation
    default: nil
    }
  }

  fileprivate var kind: PostAttachment.Kind { type == .audio ? .sound : .file }
}
