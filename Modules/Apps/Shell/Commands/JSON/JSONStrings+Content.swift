import AppScreens

extension JSONStrings {
  struct Place: LocalizedStrings {
    let form, name, latitude, longitude: String

    static let english = Place(
      form: "place", name: "as the author named it", latitude: "degrees north, or null",
      longitude: "degrees east, or null")

    static let japanese = Place(
      form: "場所", name: "投稿者が付けた名前", latitude: "北緯（度）、または null", longitude: "東経（度）、または null")
  }

  /// What posts, revisions and drafts say alike.
  struct Content: LocalizedStrings {
    let warning, place, sensitive: String

    static let english = Content(
      warning: "warning, or null", place: "place, or null",
      sensitive: "the author says its photos are sensitive")

    static let japanese = Content(
      warning: "閲覧注意の文、または null", place: "場所、または null", sensitive: "刺激の強い写真とされていれば true")
  }
}
