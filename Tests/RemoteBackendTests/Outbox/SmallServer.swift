import AppValues
import Entities
import Foundation
import MastodonAPI
import SocialNetworking
import Synchronization

/// A server in memory that can be cut off, that loses answers, and that knows idempotency keys or doesn't.
final class SmallServer: Transport {
  /// A post as the server has it.
  struct Status: Hashable {
    let id: String
    var text: String
    var warning: String
    let visibility: String
    var parent: String?
    var media: [String]
    let createdAt: Timestamp
    var editedAt: Timestamp?
    var isLiked = false
    var author = "me"
  }

  /// What happens to a call.
  enum Fault: Hashable {
    /// The server isn't reached.
    case cut
    /// The server carries it out, and its answer is lost.
    case lost
    /// Nothing goes wrong.
    case through
    /// The server dies before it carries it out.
    case dies
    /// The server refuses it, in its own words.
    case refused(Int, String)
  }

  /// A moment of a call that writes.
  enum Moment: Hashable {
    case arrived, answered
  }

  private struct State {
    var statuses: [Status] = []
    var media: Set<String> = []
    var keys: [String: String] = [:]
    /// Why the server isn't reached; nil if it is.
    var outage: NetworkError?
    /// How many calls were sent, whether they reached it or not.
    var sent = 0
    var faults: [Fault] = []
    var calls: [String] = []
    var versions: [String?] = []
    var following: Set<String> = []
    /// Who can see the account's posts unless they say otherwise.
    var privacy = "private"
    var refusals: [String: Int] = [:]
    var watch: (@Sendable (Moment) async -> Void)?
    var next = 1
  }

  private let state = Mutex(State())
  private let honoursKeys: Bool
  private let clock: WallClock

  init(honoursKeys: Bool, clock: WallClock) {
    self.honoursKeys = honoursKeys
    self.clock = clock
  }

  /// The posts, the first one first.
  var statuses: [Status] { state.withLock { $0.statuses } }
  /// The calls that reached it.
  var calls: [String] { state.withLock { $0.calls } }
  /// How many calls were sent, whether they reached it or not.
  var sent: Int { state.withLock { $0.sent } }
  /// The versions that edits were to change.
  var versions: [String?] { state.withLock { $0.versions } }
  var texts: [String] { statuses.map(\.text) }
  var following: Set<String> { state.withLock { $0.following } }
  /// The keys that posts came with.
  var keys: Set<String> { state.withLock { Set($0.keys.keys) } }

  func setDown(_ isDown: Bool, by error: NetworkError = .offline) {
    state.withLock { $0.outage = isDown ? error : nil }
  }

  /// What happens to the next calls that write.
  func plan(_ faults: Fault...) { state.withLock { $0.faults += faults } }

  /// Calls a test at moments of calls that write.
  func watch(_ watch: (@Sendable (Moment) async -> Void)?) { state.withLock { $0.watch = watch } }

  /// Refuses a call, such as `GET accounts/me/statuses`, with a status from now on; nil for no longer.
  func refuse(_ call: String, with status: Int?) { state.withLock { $0.refusals[call] = status } }

  /// Has someone publish a post.
  func publish(_ text: String, by author: String) {
    let now = clock.now()
    state.withLock { state in
      state.statuses.append(
        Status(
          id: "s\(state.next)", text: text, warning: "", visibility: "public", parent: nil, media: [],
          createdAt: now, author: author))
      state.next += 1
    }
  }

  /// Deletes a post. Comments on it stay, on nothing.
  func remove(_ id: String) { state.withLock { Self.remove(id, &$0) } }

  private static func remove(_ id: String, _ state: inout State) {
    state.statuses.removeAll { $0.id == id }
    for index in state.statuses.indices where state.statuses[index].parent == id {
      state.statuses[index].parent = nil
    }
  }

  func forgetMedia() { state.withLock { $0.media = [] } }

  func send(_ request: NetworkRequest) async throws(NetworkError) -> NetworkResponse {
    let body = request.body?.parts.reduce(into: [UInt8]()) { bytes, part in
      if case .bytes(let piece) = part { bytes += piece }
    }
    let call = SmallCall(request, form: String(decoding: body ?? [], as: UTF8.self))
    let watch = call.writes ? state.withLock { $0.watch } : nil
    await watch?(.arrived)
    let answer = try answer(call)
    await watch?(.answered)
    return answer
  }

  private func answer(_ call: SmallCall) throws(NetworkError) -> NetworkResponse {
    try state.withLock { state throws(NetworkError) in
      state.sent += 1
      if let outage = state.outage { throw outage }
      state.calls.append(call.name)
      if call.method == "PUT" { state.versions.append(call.version) }
      if let status = state.refusals[call.name] { return Self.answer(#"{"error": "Not now"}"#, status) }
      let fault = call.writes && !state.faults.isEmpty ? state.faults.removeFirst() : nil
      switch fault {
      case .cut: throw .offline
      case .dies: throw .interrupted
      case .refused(let status, let words): return Self.answer(#"{"error": "\#(words)"}"#, status)
      case .lost, .through, nil: break
      }
      let answer = carryOut(call, &state)
      if fault == .lost { throw .interrupted }
      return answer
    }
  }

  private func carryOut(_ call: SmallCall, _ state: inout State) -> NetworkResponse {
    switch (call.method, call.path.first ?? "", call.path.dropFirst().first, call.path.dropFirst(2).first) {
    case ("POST", "statuses", nil, _): return publish(call, &state)
    case ("GET", "accounts", "me", "statuses"), ("GET", "timelines", _, _):
      return Self.answer(Self.list(state.statuses.reversed().map(json)))
    case ("GET", "notifications", nil, _):
      return Self.answer(Self.list(state.statuses.map(notification)))
    case ("GET", "notifications", "requests", nil):
      return Self.answer(Self.list(state.statuses.map(request)))
    case ("GET", "notifications", "policy", _):
      return Self.answer(
        #"{"for_not_following": "filter", "summary": {"pending_requests_count": \#(state.statuses.count)}}"#)
    case ("GET", "search", _, _):
      let found = Self.list(state.statuses.map(json))
      return Self.answer(#"{"accounts": [\#(Self.person("ken"))], "statuses": \#(found), "hashtags": []}"#)
    case ("GET", "lists", nil, _):
      return Self.answer(#"[{"id": "l1", "title": "Work"}, {"id": "l2", "title": "Family"}]"#)
    case ("GET", "lists", _, "accounts"), ("GET", "accounts", _, "followers"): return Self.people(call)
    case ("GET", "announcements", _, _): return Self.answer(Self.announcements)
    case ("GET", "followed_tags", _, _): return Self.answer(#"[{"name": "tea", "following": true}]"#)
    case ("GET", "accounts", "ken", "featured_tags"):
      return Self.answer(#"[{"id": "t1", "name": "rain", "statuses_count": 3}]"#)
    case ("GET", "accounts", _, "featured_tags"), ("GET", "accounts", _, "endorsements"):
      return Self.answer("[]")
    case ("POST", "accounts", let person?, let verb?):
      if verb == "follow" { state.following.insert(person) } else { state.following.remove(person) }
      return Self.answer(#"{"id": "\#(person)", "following": \#(verb == "follow")}"#)
    case ("PATCH", "accounts", "update_credentials", _):
      state.privacy = call.form["source[privacy]"]?.first ?? state.privacy
      return Self.answer(Self.account(state.privacy))
    case ("GET", "accounts", "verify_credentials", _): return Self.answer(Self.account(state.privacy))
    case ("GET", "accounts", "relationships", _):
      return Self.answer(Self.list(state.following.map { #"{"id": "\#($0)", "following": true}"# }))
    case ("GET", "accounts", let person?, _): return Self.answer(Self.person(person))
    case ("GET", "statuses", let id?, "context"):
      return Self.answer(
        #"{"ancestors": [], "descendants": \#(Self.list(state.statuses.filter { $0.parent == id }.map(json)))}"#
      )
    case ("POST", "media", _, _):
      let id = "m\(state.next)"
      state.next += 1
      state.media.insert(id)
      return Self.answer(Self.photo(id))
    case ("GET", "media", let id?, _):
      return state.media.contains(id) ? Self.answer(Self.photo(id)) : Self.missing
    case (_, "statuses", let id?, let verb):
      guard let index = state.statuses.firstIndex(where: { $0.id == id }) else { return Self.missing }
      if call.method == "DELETE" {
        defer { Self.remove(id, &state) }
        return Self.answer(json(state.statuses[index]))
      }
      let known = state.media.union(state.statuses[index].media)
      guard call.media.allSatisfy(known.contains) else { return Self.invalid }
      change(&state.statuses[index], call, verb)
      return verb == "source" ? Self.missing : Self.answer(json(state.statuses[index]))
    default: return Self.missing
    }
  }

  private func publish(_ call: SmallCall, _ state: inout State) -> NetworkResponse {
    if honoursKeys, let key = call.key, let id = state.keys[key],
      let known = state.statuses.first(where: { $0.id == id })
    {
      return Self.answer(json(known))
    }
    let parent = call.form["in_reply_to_id"]?.first
    if let parent, !state.statuses.contains(where: { $0.id == parent }) { return Self.missing }
    guard call.media.allSatisfy(state.media.contains) else { return Self.invalid }
    let status = Status(
      id: "s\(state.next)", text: call.form["status"]?.first ?? "",
      warning: call.form["spoiler_text"]?.first ?? "",
      visibility: call.form["visibility"]?.first ?? "public", parent: parent,
      media: call.media, createdAt: clock.now())
    state.next += 1
    state.statuses.append(status)
    if let key = call.key { state.keys[key] = status.id }
    return Self.answer(json(status))
  }

  private func change(_ status: inout Status, _ call: SmallCall, _ verb: String?) {
    switch (call.method, verb) {
    case ("PUT", nil):
      status.text = call.form["status"]?.first ?? ""
      status.media = call.media
      status.editedAt = clock.now()
    case ("POST", "favourite"): status.isLiked = true
    case ("POST", "unfavourite"): status.isLiked = false
    default: break
    }
  }

  // MARK: JSON

  private func json(_ status: Status) -> String {
    let media = Self.list(status.media.map(Self.photo))
    let edited = status.editedAt.map { #""\#(Self.date($0))""# } ?? "null"
    let parent = status.parent.map { #""\#($0)""# } ?? "null"
    return #"""
      {
        "id": "\#(status.id)", "content": "<p>\#(status.text)</p>", "spoiler_text": "\#(status.warning)",
        "visibility": "\#(status.visibility)", "created_at": "\#(Self.date(status.createdAt))",
        "edited_at": \#(edited), "in_reply_to_id": \#(parent), "media_attachments": \#(media),
        "favourited": \#(status.isLiked), "account": \#(Self.person(status.author))
      }
      """#
  }

  /// Someone likes a post.
  private func notification(_ status: Status) -> String {
    #"""
    {
      "id": "n\#(status.id)", "type": "favourite", "created_at": "\#(Self.date(status.createdAt))",
      "account": \#(Self.person("ken")), "status": \#(json(status))
    }
    """#
  }

  /// Someone's notifications wait, of a mention in a post.
  private func request(_ status: Status) -> String {
    let time = Self.date(status.createdAt)
    return #"""
      {
        "id": "r\#(status.id)", "created_at": "\#(time)", "updated_at": "\#(time)", "notifications_count": "2",
        "account": \#(Self.person(status.author)), "last_status": \#(json(status))
      }
      """#
  }

  /// A list of two people, the second of whom is below the page if it's for one.
  private static func people(_ call: SmallCall) -> NetworkResponse {
    if call.limit != 1 { return answer(list(["ken", "mia"].map(person))) }
    return answer(list([person("ken")]), link: #"<https://small.test/?max_id=ken>; rel="next""#)
  }

  private static func person(_ id: String) -> String {
    #"{"id": "\#(id)", "username": "\#(id)", "acct": "\#(id)", "display_name": "\#(id)"}"#
  }

  private static func account(_ privacy: String) -> String {
    #"{"id": "me", "username": "me", "acct": "me", "source": {"privacy": "\#(privacy)"}}"#
  }

  private static func photo(_ id: String) -> String {
    #"{"id": "\#(id)", "type": "image", "url": "https://small.test/\#(id)"}"#
  }

  /// The first of them ends two hours after the clock of tests begins.
  private static let announcements = #"""
    [
      {"id": "a2", "content": "<p>Welcome</p>", "published_at": "2025-12-01T00:00:00.000Z"},
      {
        "id": "a1", "content": "<p>Closed today</p>", "published_at": "2025-12-31T00:00:00.000Z",
        "ends_at": "2026-01-01T02:00:00.000Z"
      }
    ]
    """#

  private static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }

  private static func date(_ time: Timestamp) -> String {
    time.date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  private static var invalid: NetworkResponse {
    answer(#"{"error": "Validation failed: Media not found"}"#, 422)
  }

  private static var missing: NetworkResponse { answer(#"{"error": "Record not found"}"#, 404) }

  private static func answer(_ text: String, _ status: Int = 200, link: String? = nil) -> NetworkResponse {
    let fields = [NetworkHeaders.Field("Content-Type", "application/json")]
    return NetworkResponse(
      status: status, headers: NetworkHeaders(fields + (link.map { [.init("Link", $0)] } ?? [])),
      body: NetworkBytes(Array(text.utf8)))
  }
}

/// A request as the server reads it.
struct SmallCall {
  let method: String
  /// The parts of the path behind the version.
  let path: [String]
  /// How many of a list it asks for; nil if it doesn't say.
  let limit: Int?
  let form: [String: [String]]
  let key: String?
  /// The version that it is to change.
  let version: String?

  var name: String { "\(method) \(path.joined(separator: "/"))" }
  var writes: Bool { method != "GET" }
  /// The photos of the post that it publishes or edits.
  var media: [String] { (form["media_ids[]"] ?? []).filter { !$0.isEmpty } }

  init(_ request: NetworkRequest, form: String) {
    method = request.method.rawValue
    path = request.target.prefix { $0 != "?" }.split(separator: "/").dropFirst(2).map(String.init)
    let query = request.target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    limit = query.split(separator: "&").first { $0.hasPrefix("limit=") }.flatMap { Int($0.dropFirst(6)) }
    key = request.headers["Idempotency-Key"]
    version = request.headers["If-Match"]
    var values: [String: [String]] = [:]
    for pair in form.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        String($0).replacing("+", with: " ").removingPercentEncoding ?? ""
      }
      if parts.count == 2 { values[parts[0], default: []].append(parts[1]) }
    }
    self.form = values
  }
}
