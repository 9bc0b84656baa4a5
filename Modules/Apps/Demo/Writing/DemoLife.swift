import AppValues
import Authentication
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialCredentials
import SocialFiles
import Synchronization

/// The events of a demo network, happening.
struct DemoLife {
  private(set) var record: DemoRecord
  let network: DemoNetwork
  private let folder: PrivateFolder
  private let backend: any Backend
  let announcing: any Announcing
  private let time: DemoTime
  private var sessions: [Session?]
  /// By number.
  private var posts: [Post?]
  private var written = 0
  /// They all live here.
  private let origin = SignInOrigin(device: AccessToken.random())

  init(
    _ record: DemoRecord, in folder: PrivateFolder,
    _ makeBackend: (WallClock) -> any HostedNetwork & Administration
  ) {
    self.record = record
    self.folder = folder
    network = DemoNetwork(record.size, at: Timestamp(milliseconds: record.now))
    let time = DemoTime()
    self.time = time
    let made = makeBackend(WallClock { time.now })
    (backend, announcing) = (made, made.announcing)
    sessions = Array(repeating: nil, count: network.people.count)
    posts = Array(repeating: nil, count: record.size.posts)
  }

  /// Lets everything happen that has not yet.
  mutating func live(stride: Int, _ soFar: DemoReport) async throws(AppError) -> DemoSummary {
    var told = 0
    for (index, event) in network.events.enumerated() {
      if Task.isCancelled { throw .cancelled }
      time.now = event.at
      try await happen(event, isDone: index < record.done)
      guard index >= record.done, index % stride == stride - 1 else { continue }
      record.done = index + 1
      try record.save(in: folder)
      let quarters = written * 4 / record.size.posts
      // The last is followed by what was made.
      if quarters > told, quarters < 4 { await soFar(DemoProgress(posts: written, total: record.size.posts)) }
      told = max(told, quarters)
    }
    try await end()
    return record.summary
  }

  /// Repeats what a crash may have undone. Doing it twice has the same effect as once.
  private mutating func happen(_ event: DemoEvent, isDone: Bool) async throws(AppError) {
    switch event.activity {
    case .joins: try await join(event.person)
    case .writes(let post): try await write(post, by: event.person, isDone: isDone)
    case .follows, .edits, .likes, .shares, .votes: if !isDone { try await act(event) }
    }
  }

  private func act(_ event: DemoEvent) async throws(AppError) {
    let ports = try repositories(of: event.person)
    switch event.activity {
    case .follows(let person): _ = try await ports.relations?.follow(try session(of: person).user)
    case .likes(let post): _ = try await ports.postActions.set(.liked, to: true, on: try self.post(post).id)
    case .shares(let post): _ = try await ports.postActions.set(.shared, to: true, on: try self.post(post).id)
    case .edits(let number, let text):
      var edit = PostEdit(of: try post(number))
      edit.content.text = text
      do throws(AppError) {
        _ = try await ports.postWriting.orUnsupported().edit(try post(number).id, edit)
      } catch .conflict {
        // It was edited before the program was stopped.
      }
    case .votes(let number, let option):
      do throws(AppError) {
        _ = try await ports.postActions.vote([option], on: try post(number).id)
      } catch .invalid(.vote, .unchanged) {
        // They voted before the program was stopped.
      }
    case .joins, .writes: break
    }
  }

  private mutating func join(_ index: Int) async throws(AppError) {
    let person = network.people[index]
    let password = record.password(of: person)
    let accounts = backend.repositories(for: .anonymous).authentication
    do throws(AppError) {
      sessions[index] = try await accounts.signUps.orUnsupported().signUp(
        Registration(
          email: person.email, password: password, handle: person.handle, name: person.name,
          birthday: nil, language: person.language.rawValue, bio: person.bio), from: origin)
    } catch .invalid(.email, .taken) {
      sessions[index] = try await accounts.passwords.orUnsupported().signIn(
        email: person.email, password: password, from: origin
      ).session()
    }
  }

  private mutating func write(
    _ post: DemoPost, by person: Int, isDone: Bool
  ) async throws(AppError) {
    // The key of what was written before finds it again, without its photos.
    let photos = isDone ? [] : try await addPhotos(of: post, by: person)
    let content = PostContent(
      post.text, warning: post.warning, language: post.language.rawValue, place: post.place,
      poll: post.poll, photos: photos)
    let new = NewPost(
      content, replyTo: try post.replyTo.map { number throws(AppError) in try self.post(number).id },
      visibility: post.visibility)
    posts[post.number] = try await repositories(of: person).postWriting.orUnsupported().publish(
      new, key: PublishKey("demo-\(post.number)"))
    written += 1
    if !isDone { record.summary.photos += photos.count }
  }

  private mutating func addPhotos(
    of post: DemoPost, by person: Int
  ) async throws(AppError) -> [ID<Photo>] {
    var photos: [ID<Photo>] = []
    for picture in post.pictures where !record.summary.lacksPhotos {
      let file = folder.file("demo-picture.png")
      try file.replace(with: picture.png())
      do throws(AppError) {
        photos.append(
          try await repositories(of: person).postWriting.orUnsupported().addPhoto(
            NewPhoto(file: LocalFile(path: file.path), alt: picture.alt)
          ).id)
      } catch {
        switch error {
        case .invalid(.photo, .toolMissing), .unsupported: record.summary.lacksPhotos = true
        default: throw error
        }
      }
      try file.remove()
    }
    return photos
  }

  /// Signs everyone out, and forgets all passwords but those of the guides.
  private mutating func end() async throws(AppError) {
    let guides = network.guides
    for guide in guides {
      try await readNotices(of: guide)
      try await lookAhead(as: guide)
    }
    for language in DemoLanguage.allCases { try await announce(in: language) }
    let accounts = backend.repositories(for: .anonymous).authentication
    for session in sessions.compactMap(\.self) { try await accounts.sessions.signOut(session) }
    record.done = network.events.count
    record.summary.people = network.people.count
    record.summary.posts = posts.count
    record.complete(guides: guides.map { network.people[$0] })
    try record.save(in: folder)
  }

  func repositories(of person: Int) throws(AppError) -> Repositories {
    backend.repositories(for: .signedIn(try session(of: person)))
  }

  private func session(of person: Int) throws(AppError) -> Session {
    guard let session = sessions[person] else { throw .unexpected(reference: "demo-person") }
    return session
  }

  private func post(_ number: Int) throws(AppError) -> Post {
    guard let post = posts[number] else { throw .unexpected(reference: "demo-post") }
    return post
  }
}

/// What the clock shows where the demo's people live.
private final class DemoTime: Sendable {
  private let value = Mutex(Timestamp(milliseconds: 0))

  var now: Timestamp {
    get { value.withLock { $0 } }
    set { value.withLock { $0 = newValue } }
  }
}
