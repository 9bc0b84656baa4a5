public import AppScreens
public import Entities

extension Words {
  /// Where the files of a post's photos lie, for those that lie on this machine; with numbers where there are
  /// several.
  public func photoFiles(of post: Post) -> [(photo: Photo, words: String)] {
    let posts = social.posts
    return post.photos.enumerated().compactMap { index, photo in
      photo.path.map { path in
        let name = post.photos.count > 1 ? posts.photoNumber(index + 1) : posts.photo
        return (photo, "\(name): \(path)")
      }
    }
  }

  /// Where the pictures of a person lie, for those that lie on this machine: the wide one first.
  public func pictures(of user: User) -> [Picture] {
    named(user).compactMap { picture, name in
      guard let path = picture.location, !path.contains("://") else { return nil }
      return Picture(path: path, caption: "\(name): \(path)")
    }
  }

  /// Which pictures of a person cannot be shown here.
  func picturesElsewhere(of user: User) -> [String] {
    let elsewhere = social.posts.onAnotherMachine
    return named(user).compactMap { $0.location == nil ? "\($1): \(elsewhere)" : nil }
  }

  /// The pictures of a person and what they are called: the wide one first.
  private func named(_ user: User) -> [(User.Picture, String)] {
    let people = social.people
    let header = user.header.map { ($0, people.header) }
    let avatar = user.avatar.map { ($0, people.avatar) }
    return [header, avatar].compactMap(\.self)
  }
}
