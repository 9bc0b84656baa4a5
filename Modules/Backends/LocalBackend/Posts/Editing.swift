import AppValues
import Entities
import Post
import SocialDatabase
import SocialLocalStore

/// The edit of a post by its author, with all that follows from its new text.
struct Editing: Sendable {
  private let id: Int64
  private let edit: PostEdit
  private let found: IndexedText

  /// Throws `notFound` for what cannot be a post.
  init(_ id: ID<Post>, _ edit: PostEdit) throws(AppError) {
    self.id = try id.number()
    self.edit = edit
    found = IndexedText(edit.content.text)
  }

  /// Edits as the viewer. Also returns whether more people have to be notified.
  ///
  /// Throws `forbidden`, `conflict`, `gone`, `notFound`, `invalid(.photo, .wrong)`.
  func run(in transaction: Transaction) throws(AppError) -> (post: Post, leavesListeners: Bool) {
    // All queries are sent before the first answer is awaited.
    let askedPost = try transaction.askForPost(id)
    let askedPeople = try transaction.askForPeople(named: found.handles)
    let askedAnswered = try askWhomItAnswers(transaction)
    let before = try transaction.post(id)
    let stored = try transaction.storedPost(id, in: askedPost)
    guard stored.author == transaction.viewer else { throw .forbidden }
    // What is sent again after a crash has changed the post already.
    if edit.content == before.content.written { return (before, false) }
    guard edit.basedOn == before.editedAt else { throw .conflict }

    let ids = edit.content.photos
    let photos =
      ids == before.content.written.photos ? nil : try transaction.attachable(ids, to: id)
    let previous = Revision(of: before)
    try transaction.keep(before.content.written, since: previous.at, of: id)
    try transaction.removeMentions(in: id)
    let mentioned = try transaction.people(named: found.handles, in: askedPeople).map(\.row)
    try update(since: previous.at, mentionCount: mentioned.count, transaction)
    try transaction.changePoll(of: id, from: before.content.poll, to: edit.content.poll)
    try transaction.insertMentions(mentioned, in: id)
    if stored.visibility == .direct {
      try transaction.fileAgain(id, in: stored.conversation, for: mentioned)
    }
    if let photos { try transaction.attach(photos, to: id) }
    try updateSearch(previous.content.text, transaction)
    try found.tags.replace(
      of: id, by: stored.author, visibleTo: stored.visibility, transaction.connection)
    try transaction.appendChange(.edited, id)
    let answered = try askedAnswered.answer().first ?? nil
    let dropped = before.mentions.compactMap(\.id.numberOrNil).filter { !mentioned.contains($0) }
    var notices = try transaction.askForNotices(of: id, answering: answered, mentioned: mentioned)
    try transaction.askForFormerNotices(of: id, answering: answered, dropped: dropped, &notices)
    let fans = try transaction.ask(for: .fans, of: id)
    let shown = try transaction.askToShow(id)
    try transaction.tell(notices, of: id)
    let leavesListeners = try NoticeFanOut.begin(.fans, of: id, in: transaction, fans)
    guard let post = try shown.answer().first else { throw .notFound }
    return (post, leavesListeners)
  }

  private func update(
    since previous: Timestamp, mentionCount: Int, _ transaction: Transaction
  ) throws(AppError) {
    // The time of an edit tells two versions apart, also when the clock stands still or is put back.
    let at = max(transaction.now.milliseconds, previous.milliseconds + 1)
    try transaction.connection.submit(
      """
      UPDATE post SET edited_at = \(at), (\(ContentColumns.names)) = (\(ContentColumns.values(edit.content))),
        hashtags = \(found.hashtags.joined(separator: " ")), mention_count = \(mentionCount)
      WHERE id = \(id)
      """)
  }

  private func updateSearch(_ text: String, _ transaction: Transaction) throws(AppError) {
    if text == edit.content.text { return }
    try SearchIndex.posts.remove(id, IndexedText(text).tokens(of: transaction.viewer), transaction.connection)
    try SearchIndex.posts.insert(id, found.tokens(of: transaction.viewer), transaction.connection)
  }

  /// Asks who wrote the post that this one replies to, if that is someone else, even if it was deleted since; nil
  /// if it isn't here.
  private func askWhomItAnswers(_ transaction: Transaction) throws(AppError) -> PendingQuery<Int64?> {
    try transaction.connection.ask("SELECT NULLIF(reply_to_author_id, 0) FROM item WHERE id = \(id)") {
      $0.optionalInteger(0)
    }
  }
}
