public import AppScreens
public import Entities

extension Words {
  /// A post's photos on this device with their names, numbered if there are several.
  public func photos(of post: Post) -> [(photo: Photo, name: String)] {
    let posts = social.posts
    return post.photos.enumerated().compactMap { index, photo in
      guard photo.path != nil else { return nil }
      if let film = photo.film { return (photo, name(of: film.kind)) }
      return (photo, post.photos.count > 1 ? posts.photoNumber(index + 1) : posts.photo)
    }
  }

  /// The paths of a post's photos on this device, each after its name.
  public func photoFiles(of post: Post) -> [String] {
    photos(of: post).compactMap { photo, name in photo.path.map { "\(name): \($0)" } }
  }

  /// The profile photo of a person, small and without a caption; nil if it isn't on this device.
  public func face(of user: User) -> Picture? {
    (user.avatar?.file).map { Picture(path: $0, size: .small) }
  }

  /// The profile photo and header image of a person that are on this device, in this order, with their names as
  /// captions.
  public func pictures(of user: User) -> [Picture] {
    named(user).compactMap { picture, name in picture.file.map { Picture(path: $0, caption: name) } }
  }

  /// The paths of a person's pictures on this device, each after its name.
  public func pictureFiles(of user: User) -> [String] {
    pictures(of: user).map { "\($0.caption): \($0.path)" }
  }

  /// The pictures of a person that are on another device.
  func picturesElsewhere(of user: User) -> [String] {
    let elsewhere = social.posts.onAnotherDevice
    return named(user).compactMap { $0.location == nil ? "\($1): \(elsewhere)" : nil }
  }

  /// The pictures of a person and their names, the profile photo first.
  private func named(_ user: User) -> [(User.Picture, String)] {
    let people = social.people
    let avatar = user.avatar.map { ($0, people.avatar) }
    let header = user.header.map { ($0, people.header) }
    return [avatar, header].compactMap(\.self)
  }
}

extension User.Picture {
  /// The path of its file; nil if it's on another device.
  fileprivate var file: String? {
    location.flatMap { $0.contains("://") ? nil : $0 }
  }
}
