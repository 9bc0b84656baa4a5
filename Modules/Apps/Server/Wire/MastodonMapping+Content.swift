import AppValues
import Entities
import Foundation
import MastodonAPI
import Post
import PostText
import SocialMediaStorage

// Converts what a post says to the wire and back. Everything the server knows about the parts of a post is in this
// file.

extension MastodonMapping {
  /// Writes what a post says into a status.
  ///
  /// - Parameter viewer: The reader; nil for an anonymous one.
  func write(_ post: Post, to status: inout MastodonStatus, for viewer: ID<User>?) {
    let (text, warning, language, place, poll, photos, _) = post.content.parts
    status.content = ContentHTML(on: site, mentioning: post.mentions).html(of: text)
    status.spoilerText = warning ?? ""
    status.language = language
    status.place = place.map(self.place)
    if let poll, let votes = post.votes { status.poll = self.poll(poll, votes, for: viewer) }
    status.mediaAttachments = photos.map(attachment)
    status.sensitive = post.content.countsAsSensitive
  }

  /// A version of a post, by its author. It has no language and no place on the wire.
  func edit(_ revision: Revision, by account: MastodonAccount, mentions: [Author]) -> MastodonStatusEdit {
    let (text, warning, _, _, poll, photos, _) = revision.content.parts
    return MastodonStatusEdit(
      content: ContentHTML(on: site, mentioning: mentions).html(of: text), spoilerText: warning ?? "",
      sensitive: revision.content.countsAsSensitive, createdAt: revision.at, account: account,
      mediaAttachments: photos.map(attachment), pollOptions: poll?.options ?? [])
  }

  /// A poll as the viewer may know it.
  func poll(_ poll: PollQuestion, _ votes: PollVotes, for viewer: ID<User>?) -> MastodonPoll {
    MastodonPoll(
      id: votes.id.rawValue, expiresAt: votes.endsAt, expired: votes.isOver, multiple: poll.allowsSeveral,
      votesCount: votes.total ?? 0, votersCount: votes.voters, voted: viewer.map { _ in votes.hasVoted },
      ownVotes: viewer.map { _ in votes.choices },
      options: poll.options.indices.map { index in
        MastodonPollOption(title: poll.options[index], votesCount: votes.counts?[index])
      })
  }

  /// A post that is published later.
  func scheduled(_ scheduled: ScheduledPost) -> MastodonScheduledStatus {
    let (text, warning, language, place, poll, photos, isSensitive) = scheduled.content.parts
    return MastodonScheduledStatus(
      id: scheduled.id.rawValue, scheduledAt: scheduled.at,
      params: .init(
        text: text, spoilerText: warning, language: language,
        mediaIDs: photos.isEmpty ? nil : photos.map(\.id.rawValue), sensitive: isSensitive,
        visibility: MastodonVisibility(scheduled.visibility), inReplyToID: scheduled.replyTo?.rawValue,
        poll: poll.map { poll in
          MastodonScheduledPoll(
            options: poll.options, expiresIn: poll.duration, multiple: poll.allowsSeveral,
            hideTotals: poll.hidesTotals)
        }),
      mediaAttachments: photos.map(attachment), place: place.map(self.place),
      failure: scheduled.failure?.rawValue)
  }

  /// Places have no ids here: a name stands for one.
  private func place(_ place: Place) -> MastodonPlace {
    let slug = SearchText.folded(place.name).split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return MastodonPlace(
      id: place.name.percentEncoded, slug: slug, name: place.name, latitude: place.latitude,
      longitude: place.longitude)
  }
}

extension PostForm {
  /// The content from an app's form, which replaces the earlier content.
  init(_ form: MastodonStatusForm, over before: PostContent<ID<Photo>> = PostContent()) {
    let content = PostContent(
      text: form.status ?? before.text,
      warning: (form.spoilerText ?? before.warning).flatMap { $0.isEmpty ? nil : $0 },
      language: form.changedLanguage(from: before.language), place: form.writtenPlace ?? before.place,
      poll: form.changedPoll(from: before.poll),
      photos: form.mediaIDs.map { ids in ids.map { ID<Photo>($0) } } ?? before.photos,
      isSensitive: before.isSensitive)
    self.init(content, isSensitive: form.sensitive)
  }
}

extension MastodonStatusForm {
  /// Parts that a post can't have here are refused, rather than silently left out.
  func refuseWhatIsMissing() throws(ServerError) {
    if quotedStatusID != nil { throw ServerError.invalid("This server doesn't have quotes") }
  }

  /// One that isn't known changes nothing.
  fileprivate func changedLanguage(from before: String?) -> String? {
    guard let language else { return before }
    return language.isEmpty ? nil : LanguageRule.language(language) ?? before
  }

  /// One without options is removed. What is left out of a poll, it doesn't have.
  fileprivate func changedPoll(from before: PollQuestion?) -> PollQuestion? {
    guard let poll else { return before }
    guard let options = poll.options, options.contains(where: { !$0.isEmpty }) else { return nil }
    return PollQuestion(
      options, allowsSeveral: poll.multiple ?? false, hidesTotals: poll.hideTotals ?? false,
      duration: poll.expiresIn ?? 0)
  }

  fileprivate var writtenPlace: Place? {
    if let placeID {
      return Place(name: placeID.removingPercentEncoding ?? placeID, latitude: nil, longitude: nil)
    }
    guard let place, let name = place.name, !name.isEmpty else { return nil }
    return Place(name: name, latitude: place.latitude, longitude: place.longitude)
  }
}

extension MastodonMapping {
  /// The limits of posts.
  static let statusLimits = MastodonStatusLimits(
    maxCharacters: TextLimit.post.characters, maxMediaAttachments: Photo.maximumCount,
    charactersReservedPerURL: PostText.linkLength)
  /// The limits of photos, and of films where they are taken.
  static func mediaLimits(takesFilms: Bool) -> MastodonMediaLimits {
    var limits = MastodonMediaLimits(
      descriptionLimit: TextLimit.alt.characters, videoSizeLimit: FilmLimits.standard.bytes,
      videoMatrixLimit: FilmLimits.standard.pixels)
    if takesFilms { limits.supportedMIMETypes += ["video/mp4", "video/webm", "video/quicktime"] }
    return limits
  }
  static let pollLimits = {
    let limits = PollLimits()
    return MastodonPollLimits(
      maxOptions: limits.options.upperBound, maxCharactersPerOption: limits.characters,
      minExpiration: limits.durations.lowerBound, maxExpiration: limits.durations.upperBound)
  }()
}
