public import AppScreens
public import Entities

extension Words {
  /// A post's photos that are on this device and what to call them, by number if there are several.
  public func photos(of post: Post) -> [(photo: Photo, name: String)] {
    let posts = social.posts
    return post.photos.enumerated().compactMap { index, photo in
      guard photo.path != nil else { return nil }
      return (photo, post.photos.count > 1 ? posts.photoNumber(index + 1) : posts.photo)
    }
  }

  /// The paths of those photos, each behind its name.
  public func photoFiles(of post: Post) -> [String] {
    photos(of: post).compactMap { photo, name in photo.path.map { "\(name): \($0)" } }
  }

  /// The profile photo and header image of a person that are on this device, the header image first, by name.
  public func pictures(of user: User) -> [Picture] {
    named(user).compactMap { picture, name in
      guard let path = picture.location, !path.contains("://") else { return nil }
      return Picture(path: path, caption: name)
    }
  }

  /// The paths of those pictures, each behind its name.
  public func pictureFiles(of user: User) -> [String] {
    pictures(of: user).map { "\($0.caption): \($0.path)" }
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
