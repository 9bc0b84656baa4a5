public import AppScreens
public import Entities

extension Words {
  /// The paths of a post's photos that are on this device, numbered if there are several.
  public func photoFiles(of post: Post) -> [(photo: Photo, words: String)] {
    let posts = social.posts
    return post.photos.enumerated().compactMap { index, photo in
      photo.path.map { path in
        let name = post.photos.count > 1 ? posts.photoNumber(index + 1) : posts.photo
        return (photo, "\(name): \(path)")
      }
    }
  }

  /// The profile photo and header image of a person that are on this device, the header image first.
  public func pictures(of user: User) -> [Picture] {
    named(user).compactMap { picture, name in
      guard let path = picture.location, !path.contains("://") else { return nil }
      return Picture(path: path, caption: "\(name): \(path)")
    }
  }

  /// The pictures of a person that are on another device.
  func picturesElsewhere(of user: User) -> [String] {
    let elsewhere = social.posts.onAnotherDevice
    return named(user).compactMap { $0.location == nil ? "\($1): \(elsewhere)" : nil }
  }

  /// The pictures of a person and their names, the header image first.
  private func named(_ user: User) -> [(User.Picture, String)] {
    let people = social.people
    let header = user.header.map { ($0, people.header) }
    let avatar = user.avatar.map { ($0, people.avatar) }
    return [header, avatar].compactMap(\.self)
  }
}
