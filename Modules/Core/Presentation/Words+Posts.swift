public import AppScreens
public import Entities

// What is said about acting on a post, on whichever screen it stands.
extension Words {
  public var likePost: String { pick("Like", "いいねする") }
  public var unlikePost: String { pick("Take back your like", "いいねを取り消す") }
  public var sharePost: String { pick("Share", "共有する") }
  public var unsharePost: String { pick("Take back your share", "共有を取り消す") }
  public var commentOnPost: String { pick("Comment", "コメントする") }
  public var bookmarkPost: String { pick("Bookmark", "ブックマークする") }
  public var unbookmarkPost: String { pick("Remove the bookmark", "ブックマークを外す") }
  public var pinPost: String { pick("Pin to your profile", "プロフィールに固定する") }
  public var unpinPost: String { pick("Unpin from your profile", "プロフィールへの固定を外す") }
  public var muteConversation: String { pick("Mute this conversation", "この会話をミュートする") }
  public var unmuteConversation: String { pick("Unmute this conversation", "この会話のミュートを解除する") }
  public var revealPost: String { pick("Show what is hidden", "隠れている内容を表示する") }
  public var hidePost: String { pick("Hide it again", "もう一度隠す") }
  public var editPost: String { pick("Edit", "編集する") }
  public var deletePost: String { pick("Delete", "削除する") }
  public var signInToAct: String {
    pick("Sign in to like, share and comment", "サインインして、いいね・共有・コメントをする")
  }

  public var deletionTitle: String { pick("Delete a post", "投稿の削除") }
  public var deletionQuestion: String {
    pick("Delete this post? That cannot be undone.", "この投稿を削除しますか。元に戻すことはできません。")
  }
  public var deletionYes: String { pick("Yes, delete it", "はい、削除します") }
  public var deletionNo: String { pick("No, keep it", "いいえ、残します") }

  public var postLiked: String { pick("You like this post now.", "いいねしました。") }
  public var postUnliked: String { pick("You no longer like this post.", "いいねを取り消しました。") }
  public var postShared: String { pick("Shared with your followers.", "フォロワーに共有しました。") }
  public var postUnshared: String { pick("You no longer share this post.", "共有を取り消しました。") }
  public var postBookmarked: String {
    pick("Bookmarked. Only you can see that.", "ブックマークしました。ほかの人には見えません。")
  }
  public var postUnbookmarked: String { pick("The bookmark is removed.", "ブックマークを外しました。") }
  public var postPinned: String { pick("Pinned to your profile.", "プロフィールに固定しました。") }
  public var postUnpinned: String {
    pick("No longer pinned to your profile.", "プロフィールへの固定を外しました。")
  }
  public var conversationMuted: String {
    pick("You will hear no more of this conversation.", "この会話のお知らせは届かなくなります。")
  }
  public var conversationUnmuted: String {
    pick("You will hear of this conversation again.", "この会話のお知らせがまた届くようになります。")
  }
  public var postEdited: String { pick("Your changes are saved.", "変更を保存しました。") }
  public var postDeleted: String { pick("The post is deleted.", "投稿を削除しました。") }
  /// How what stands behind a warning is shown: in a list, and on the post's own page.
  public var revealInList: String { pick("w and its number show it", "wと番号で表示します") }
  public var revealOnPage: String { pick("w shows it", "wで表示します") }

  /// The heading of the posts pinned to a profile.
  public var pinnedPosts: String { pick("Pinned", "固定された投稿") }
  /// In place of a post that was deleted, where others answer it.
  public var deletedMark: String { pick("[deleted]", "[削除された投稿]") }
  /// Said of a photo that cannot be shown here.
  public var onAnotherMachine: String { pick("kept on another machine", "別のマシンに保存されています") }
  /// Where the files of a post's photos lie, for those that lie on this machine; with numbers where there are
  /// several.
  public func photoFiles(of post: Post) -> [(photo: Photo, words: String)] {
    post.photos.enumerated().compactMap { index, photo in
      photo.path.map { path in
        let number = post.photos.count > 1 ? index + 1 : nil
        let name = number.map { pick("Photo \($0)", "写真\($0)") } ?? pick("Photo", "写真")
        return (photo, "\(name): \(path)")
      }
    }
  }
  /// In place of a post that vanished while it was being read.
  public var postVanished: String {
    pick("This post is no longer here.", "この投稿は表示できなくなりました。")
  }
}
