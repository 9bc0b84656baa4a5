import AppValues
import Entities
import Foundation
import PostText

/// The rules for records of an archive before they are imported.
///
/// A text with more characters than a new post can have is kept in full: other servers allow more. One with more bytes
/// than `TextLimit` allows is skipped, as everywhere, and the report says so.
enum IncomingRules {
  /// Why a record can't be imported.
  struct Refusal: Error {
    let reason: SkipReason
  }

  /// A valid record, normalised.
  static func checked(_ record: ArchiveRecord) -> Result<ArchiveRecord, Refusal> {
    switch record {
    case .post(let post): checked(post).map(ArchiveRecord.post)
    case .share(let mark), .like(let mark), .bookmark(let mark):
      isKey(mark.post.key) ? .success(record) : .failure(Refusal(reason: .unreadable))
    case .follow(let follow):
      checked(follow.handle).map { handle in
        var follow = follow
        follow.handle = handle
        return .follow(follow)
      }
    case .block(let handle): checked(handle).map { .block(handle: $0) }
    case .mute(let mute): checked(mute).map(ArchiveRecord.mute)
    case .note(let note): checked(note).map(ArchiveRecord.note)
    case .filter(let filter): checked(filter).map(ArchiveRecord.filter)
    case .list(let list): checked(list).map(ArchiveRecord.list)
    case .tag(let name): checked(tag: name)
    case .profile(let profile): .success(.profile(checked(profile)))
    case .picture: .success(record)
    }
  }

  private static func checked(_ profile: ArchivedProfile) -> ArchivedProfile {
    var profile = profile
    profile.bio = leavesOutBio(profile) ? "" : text(profile.bio)
    let fields = profile.fields.map {
      ProfileField(label: line($0.label, .label), value: line($0.value, .value))
    }
    profile.fields = Array(
      fields.filter { !$0.label.isEmpty && !$0.value.isEmpty }.prefix(ProfileField.maximumCount))
    return profile
  }

  /// Whether the bio is too large to import.
  static func leavesOutBio(_ profile: ArchivedProfile) -> Bool { !TextLimit.bio.holds(text(profile.bio)) }

  /// The label or value of a custom field, cut to its limit.
  private static func line(_ line: String, _ limit: TextLimit) -> String {
    limit.beginning(of: text(oneLine(line)))
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// The text as it's kept, without surrounding white space.
  static func text(_ text: String) -> String {
    Printable.kept(
      text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\t", with: " "),
      newlines: true
    )
    .trimmingCharacters(in: .whitespacesAndNewlines).precomposedStringWithCanonicalMapping
  }

  private static func checked(_ post: ArchivedPost) -> Result<ArchivedPost, Refusal> {
    guard isKey(post.key), post.replyTo.map({ isKey($0.key) }) ?? true else {
      return .failure(Refusal(reason: .unreadable))
    }
    guard post.createdAt.milliseconds > 0 else { return .failure(Refusal(reason: .date)) }
    var post = post
    post.content = checked(post.content)
    if post.content.text.isEmpty, post.content.photos.isEmpty { return .failure(Refusal(reason: .empty)) }
    return holds(post.content) ? .success(post) : .failure(Refusal(reason: .tooLarge))
  }

  private static func checked(_ content: PostContent<ArchivedPhoto>) -> PostContent<ArchivedPhoto> {
    PostContent(
      text: text(content.text), warning: checked(warning: content.warning),
      language: checked(language: content.language), place: content.place.flatMap(checked),
      poll: content.poll.flatMap(checked),
      photos: content.photos.map {
        ArchivedPhoto(file: $0.file, alt: text($0.alt), focus: $0.focus, id: $0.id)
      }, isSensitive: content.isSensitive
    ).withWarningAsText
  }

  /// Whether all parts are within their limits in bytes.
  private static func holds(_ content: PostContent<ArchivedPhoto>) -> Bool {
    TextLimit.post.holds(content.text) && TextLimit.warning.holds(content.warning ?? "")
      && TextLimit.place.holds(content.place?.name ?? "")
      && (content.poll?.options ?? []).allSatisfy { TextLimit.pollOption.holds($0) }
      && content.photos.allSatisfy { TextLimit.alt.holds($0.alt) }
  }

  /// The edit history of a post, normalised, oldest first; empty if its dates don't lead from the post's own to that
  /// of its last edit, or if a version is too large.
  static func history(of post: ArchivedPost) -> [ArchivedVersion] {
    let history = post.history.sorted { $0.at < $1.at }
    guard let first = history.first, let last = post.editedAt, first.at == post.createdAt else { return [] }
    let dates = history.map(\.at) + [last]
    guard zip(dates, dates.dropFirst()).allSatisfy({ $0 < $1 }) else { return [] }
    let versions = history.map { ArchivedVersion(at: $0.at, content: checked($0.content)) }
    return versions.allSatisfy { holds($0.content) } ? versions : []
  }

  private static func checked(warning: String?) -> String? {
    warning.map { text(oneLine($0)) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func checked(language: String?) -> String? {
    language.flatMap(LanguageRule.language)
  }

  /// Drops options that are empty or there twice, and a poll without two others.
  private static func checked(_ poll: PollQuestion) -> PollQuestion? {
    var checked = poll
    checked.options = []
    for option in poll.options.map({ text(oneLine($0)) }) where !option.isEmpty {
      if !checked.options.contains(option) { checked.options.append(option) }
    }
    checked.duration = max(poll.duration, 0)
    return checked.options.count < 2 ? nil : checked
  }

  /// Drops impossible coordinates, and a place without a name.
  private static func checked(_ place: Place) -> Place? {
    let name = text(place.name)
    if name.isEmpty { return nil }
    guard let latitude = place.latitude, let longitude = place.longitude, abs(latitude) <= 90,
      abs(longitude) <= 180
    else { return Place(name: name, latitude: nil, longitude: nil) }
    return Place(name: name, latitude: latitude, longitude: longitude)
  }

  private static func checked(_ handle: String) -> Result<String, Refusal> {
    do throws(AppError) {
      return .success(try Handle(handle).text)
    } catch {
      return .failure(Refusal(reason: .unreadable))
    }
  }

  private static func checked(_ mute: ArchivedMute) -> Result<ArchivedMute, Refusal> {
    if let until = mute.until, until.milliseconds <= 0 { return .failure(Refusal(reason: .date)) }
    return checked(mute.handle).map {
      ArchivedMute(handle: $0, until: mute.until, notices: mute.notices)
    }
  }

  private static func checked(_ note: ArchivedNote) -> Result<ArchivedNote, Refusal> {
    let text = text(note.text)
    if text.isEmpty { return .failure(Refusal(reason: .empty)) }
    if !TextLimit.note.holds(text) { return .failure(Refusal(reason: .tooLarge)) }
    return checked(note.handle).map { ArchivedNote(handle: $0, text: text) }
  }

  /// Members that can't be handles stay, so that the import reports them.
  private static func checked(_ list: ArchivedList) -> Result<ArchivedList, Refusal> {
    let title = text(list.title)
    if title.isEmpty { return .failure(Refusal(reason: .unreadable)) }
    let limit = TextLimit.list
    guard limit.holds(title), limit.holdsFolded(title) else { return .failure(Refusal(reason: .tooLarge)) }
    return .success(ArchivedList(title: title, members: list.members, settings: list.settings))
  }

  private static func checked(tag name: String) -> Result<ArchiveRecord, Refusal> {
    PostText("#" + name).hashtags == [name] ? .success(.tag(name)) : .failure(Refusal(reason: .unreadable))
  }

  /// Phrases that can't be looked for are left out.
  private static func checked(_ filter: ArchivedFilter) -> Result<ArchivedFilter, Refusal> {
    var filter = filter
    filter.settings.title = text(oneLine(filter.settings.title))
    if filter.settings.title.isEmpty || filter.settings.contexts.isEmpty {
      return .failure(Refusal(reason: .unreadable))
    }
    if !TextLimit.filterTitle.holds(filter.settings.title) { return .failure(Refusal(reason: .tooLarge)) }
    if let end = filter.settings.expiresAt, end.milliseconds <= 0 { return .failure(Refusal(reason: .date)) }
    filter.phrases = filter.phrases.map { .init(text: text(oneLine($0.text)), wholeWord: $0.wholeWord) }
      .filter { !SearchText.searchable($0.text).isEmpty && TextLimit.filterPhrase.holds($0.text) }
    return .success(filter)
  }

  private static func isKey(_ key: SourceKey) -> Bool {
    !key.rawValue.isEmpty && TextLimit.source.holds(key.rawValue) && Printable.isPrintable(key.rawValue)
  }
}
