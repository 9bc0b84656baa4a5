import AppScreens
import Profile

extension ProfileStrings {
  /// The words of the screens about people, with what to type here.
  static func shell(_ language: Language) -> ProfileStrings {
    var strings = of(language)
    let typing = ShellStrings.of(language).typing
    strings.people.howToFollow = typing.follow
    strings.people.howToAnswer = typing.answer
    strings.people.howToUnblock = typing.unblock
    strings.people.howToUnmute = typing.unmute
    strings.people.news = typing.showNewPeople
    strings.report.postsQuestion = typing.pickPosts
    strings.editProfile.pictureHint = EditProfileKeyStrings.of(language).picture
    return strings
  }
}
