import AppValues
import Entities
import Post
import PostActions
import SocialBackend
import SocialTestSupport

/// What the walk does with posts.
extension OfflineWalk {
  mutating func write(on device: Int, commentOn parent: Int?) async throws {
    let number = oracle.posts.count
    let text = "\(number): from \(device)"
    activity = "write \(text) on \(parent.map(String.init) ?? "no post")"
    let can = can[device]
    let photos = try await photos(on: device)
    let new = NewPost(
      PostContent(text, photos: photos.map(\.id)), replyTo: parent.flatMap { known[device][$0] })
    let post = try await unlessGone(parent) {
      try await can.postWriting.orUnsupported().publish(new, key: .unique())
    }
    guard let post else { return }
    let alts = photos.map(\.alt)
    try compare("the photos at once", post.photos.map(\.alt), alts)
    oracle.posts.append(OfflineOracle.Written(device: device, parent: parent, text: text, photos: alts))
    known[device][number] = post.id
  }

  /// Photos for a post: one of three has some. What the network doesn't let through is uploaded with the post.
  private mutating func photos(on device: Int) async throws -> [Photo] {
    var photos: [Photo] = []
    let count = pick(0..<3) == 0 ? pick(1..<3) : 0
    for _ in 0..<count {
      lastPhoto += 1
      let file = LocalFile(path: try TinyPhoto.write(to: world.folder))
      photos.append(
        try await can[device].postWriting.orUnsupported().addPhoto(
          NewPhoto(file: file, alt: "Photo \(lastPhoto)")))
    }
    return photos
  }

  mutating func comment(on device: Int) async throws {
    guard let parent = post(on: device) else { return }
    try await write(on: device, commentOn: parent)
  }

  mutating func mark(on device: Int) async throws {
    guard let number = post(on: device), let id = known[device][number] else { return }
    let marks = oracle.marks(on: number, of: device)
    let (mark, isSet) = (marks[pick(marks.indices)], pick(0..<2) == 0)
    activity = "\(number) becomes \(isSet ? "" : "not ")\(mark) on \(device)"
    let can = can[device]
    let post = try await unlessGone(number) { try await can.postActions.set(mark, to: isSet, on: id) }
    guard let post else { return }
    try compare("the mark at once", post.marks[mark], isSet)
    oracle.posts[number].marks[mark] = isSet
  }

  /// Changes what the person sees of a post that was written on the same device.
  mutating func edit(on device: Int) async throws {
    guard let number = post(on: device, where: { $0.device == device }), let id = known[device][number]
    else { return }
    let text = "\(number): edited in step \(steps)"
    activity = "edit \(number) on \(device)"
    let seen = try await can[device].postLookup.posts([id]).first
    guard let seen else { return try compare("a post to edit", nil, Optional(number)) }
    try compare("the photos before", seen.photos.map(\.alt), oracle.posts[number].photos)
    let new = try await photos(on: device)
    let photos = Array((new + seen.photos.filter { _ in pick(0..<4) > 0 }).prefix(Photo.maximumCount))
    var edit = PostEdit(of: seen)
    (edit.content.text, edit.content.photos) = (text, photos.map(\.id))
    let post = try await can[device].postWriting.orUnsupported().edit(id, edit)
    try compare("the text at once", post.text, text)
    try compare("the photos at once", post.photos.map(\.alt), photos.map(\.alt))
    (oracle.posts[number].text, oracle.posts[number].photos) = (text, photos.map(\.alt))
  }

  mutating func delete(on device: Int) async throws {
    guard let number = post(on: device, where: { $0.device == device }), let id = known[device][number]
    else { return }
    activity = "delete \(number) on \(device)"
    try await can[device].postActions.delete(id)
    oracle.posts[number].isDeleted = true
  }

  /// Does something that may be refused if a post is gone. Returns nil then.
  private func unlessGone(_ post: Int?, _ body: () async throws -> Post) async throws -> Post? {
    do {
      return try await body()
    } catch let error as AppError {
      let isGone = post.map { oracle.posts[$0].isGone } ?? false
      guard isGone, [.gone, .notFound].contains(error) else { throw error }
      return nil
    }
  }
}
