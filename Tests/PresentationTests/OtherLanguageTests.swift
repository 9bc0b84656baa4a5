import AppValues
import Entities
import Foundation
import Testing

@testable import AppScreens
@testable import Presentation

@Suite("Words of a language that is not ours")
struct OtherLanguageTests {
  private let words: Words = {
    var words = Words.social(.marked, timeZone: .gmt, app: AppName(title: "1"))
    words.shared = .marked
    words.social = .marked
    return words
  }()
  private let now = Timestamp(milliseconds: 1_795_262_400_000)

  /// That all letters of a text are between marks: the rest would be ours.
  private func isTheirs(_ text: String) -> Bool {
    var depth = 0
    return text.allSatisfy { character in
      if character == "«" { depth += 1 }
      if character == "»" { depth -= 1 }
      return depth > 0 || !character.isLetter
    }
  }

  private func text(_ line: Line) -> String { line.spans.map(\.text).joined() }

  private var errors: [AppError] {
    let rules: [InputRule] = [
      .empty, .tooShort(minimum: 1), .tooLong(maximum: 1, excess: 1), .tooLarge(maximum: 1, excess: 1),
      .malformed, .common, .taken, .severalLines, .unprintable, .wrong, .unchanged, .outOfRange, .missing,
      .unreadable,
      .unsupported, .tooManyBytes(megabytes: 1), .tooManyPixels(megapixels: 1), .toolMissing(package: "1"),
      .unsafe, .mismatched(name: "1"), .failed(status: 1),
    ]
    // A field is called as its name is.
    let fields =
      [Mirror(reflecting: words.shared.fields), Mirror(reflecting: words.social.errors.fields)]
      .flatMap(\.children).compactMap(\.label).map { InputField($0) }
    let others: [AppError] = [
      .unauthenticated, .forbidden, .notFound, .gone, .conflict, .rateLimited(retryAfter: 1),
      .rateLimited(retryAfter: 600), .rateLimited(retryAfter: 86_400), .tooLarge, .unsupported, .offline,
      .timeout, .unavailable, .busy(retryAfter: 3), .unconfirmed, .wrongClock(shows: now, lastWritten: nil),
      .wrongClock(shows: now, lastWritten: now), .cancelled, .unexpected(reference: "1"),
    ]
    return others + StorageFault.allCases.map { .storage($0) }
      + fields.flatMap { field in rules.map { .invalid(field, $0) } }
  }

  @Test("say all that can go wrong")
  func wrong() {
    let subjects: [ErrorSubject] = [
      .post, .sharing, .pinning, .editing, .deletion, .person, .following, .followingBlocked, .oneself,
      .reporting, .list, .listMembership, .notice, .exporting, .backingUp, .restoring,
    ]
    let errors = errors
    let texts =
      errors.map { words.explain($0) }
      + subjects.flatMap { subject in errors.map { words.explain($0, about: subject) } }
    #expect(texts.filter { !isTheirs($0) || !$0.contains("«") } == [])
  }

  @Test("say when something was, and what the data folder is like")
  func dates() {
    let ages: [Int64] = [0, 60, 3600, 86_400, 604_800]
    var texts = ages.map { words.ago(now.adding(seconds: -$0), now: now) }
    texts += [words.dateAndTime(now), words.date(now), words.dateAndWeekday(CalendarDate(now))]
    texts += [
      words.crashReport(at: "/1"), words.accessRemoved(from: "/1"), words.accessRemains(to: "/1"),
      words.notAFile("/1"),
      words.explain(DatabaseUpdate.copying(0.1)), words.explain(DatabaseUpdate.copied("/1")),
      words.explain(DatabaseUpdate.changing(0.1)), words.explain(DatabaseUpdate.notCopied),
      words.explain(DatabaseUpdate.lacksRoom(needed: 1, free: 1)),
      words.explain(DatabaseUpdate.stopped(0.1, copy: nil)),
    ]
    let context = ViewContext(words: words)
    texts += (context.notices(of: .gone) + context.notices(isStale: true)).map(\.text)
    texts.append(MenuItem<Int>.back(words, 1).label)
    #expect(texts.filter { !isTheirs($0) || !$0.contains("«") } == [])
  }

  @Test("render posts, people, hashtags and lists")
  func renderings() {
    let (rendering, reveal) = (PostRendering(words: words, now: now), words.social.posts.reveal)
    let texts = posts.flatMap { post in
      let lines =
        rendering.lines(post, sharedBy: post.author, hiding: { reveal("1", $0) })
        + rendering.lines(post) + rendering.excerpt(post)
      return lines.map(text) + words.photoFiles(of: post)
    }
    #expect(texts.filter { !isTheirs($0) } == [])
    let people = users.flatMap { user in
      PersonRendering(words: words).profile(user).map(text) + words.pictureFiles(of: user)
    }
    #expect(people.filter { !isTheirs($0) } == [])
    let hashtag = HashtagRendering(words: words).summary(Hashtag(name: "1", postCount: 2, isFollowed: true))
    let list = UserListRendering(words: words).line(UserList(id: ID("1"), title: "2", memberCount: 3))
    #expect(text(hashtag) == "#1 · «posts 2» · «following»")
    #expect(text(list) == "2 · «people 3»")
  }

  /// Posts of which all that can be said is said of one or the other.
  private var posts: [Post] {
    let author = Author(id: ID("1"), handle: "2", name: "3")
    let photos = [nil, "/1"].map { place in
      Photo(id: ID("1"), alt: place ?? "", width: 1, height: 1, location: place, thumbnail: place)
    }
    let visibilities: [PostVisibility] = [.everyone, .unlisted, .followers, .direct]
    return visibilities.enumerated().map { index, visibility in
      Post(
        id: ID("1"), author: author,
        content: PostContent(
          "4", warning: index > 1 ? "5" : nil, place: Place(name: "6", latitude: nil, longitude: nil),
          photos: index > 2 ? photos : []),
        createdAt: now, editedAt: now, visibility: visibility,
        replyTo: ReplyReference(
          post: index == 3 ? nil : ID("1"), author: index > 0 ? author : nil,
          excerpt: index > 1 ? PostExcerpt("7", isWarning: index > 2) : nil),
        counts: PostCounts(likes: 1, comments: 2, shares: 3),
        marks: PostMarks(isLiked: true, isShared: true, isBookmarked: true, isPinned: true),
        delivery: [.sent, .waiting, .failed, .sent][index])
    }
  }

  /// People likewise.
  private var users: [User] {
    let relationships = [
      Relationship(isSelf: true), Relationship(isFollowing: true, isWatching: true, isHidingShares: true),
      Relationship(isWatching: true, isHidingShares: true, hasRequestedToFollow: true),
      Relationship(
        isFollowedBy: true, hasFollowRequest: true, isBlocking: true, isBlockedBy: true, isMuting: true,
        note: "1"), Relationship(isMuting: true, mutedUntil: now),
    ]
    return relationships.map { relationship in
      User(
        id: ID("1"), handle: "2", name: "3", bio: "4", postCount: 1, followerCount: 2, followingCount: 3,
        isLocked: true, isBot: true, avatar: .elsewhere, header: .at("/5"), createdAt: now,
        relationship: relationship)
    }
  }
}
