import ArgumentParser
import SocialMenuShell

extension ArgumentHelp {
  static var handle: ArgumentHelp { .text(\ArgumentHelpStrings.handle) }
  static var handleOrOwn: ArgumentHelp { .text(\ArgumentHelpStrings.handleOrOwn) }
  static var postID: ArgumentHelp { .text(\ArgumentHelpStrings.postID) }
  static var hashtag: ArgumentHelp { .text(\ArgumentHelpStrings.hashtag) }
  static var whichList: ArgumentHelp { .text(\ArgumentHelpStrings.whichList) }
  static var listName: ArgumentHelp { .text(\ArgumentHelpStrings.listName) }
  static var limit: ArgumentHelp { .text(\ArgumentHelpStrings.limit) }
  static var before: ArgumentHelp { .text(\ArgumentHelpStrings.before) }
}
