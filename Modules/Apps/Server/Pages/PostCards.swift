import AppValues
import Entities
import MastodonAPI
import Timeline

/// Posts as the values of their template.
struct PostCards {
  /// Writes addresses without the host, so that links stay on the host under which the page was opened.
  let mapping: MastodonMapping
  let words: PageWords

  /// The items of a timeline: posts, and people's shares of posts.
  func cards(_ items: [TimelineItem]) -> [[String: Any]] {
    items.map { card($0.post, sharedBy: $0.sharedBy) }
  }

  func card(_ post: Post, sharedBy sharer: Author? = nil) -> [String: Any] {
    let (text, warning, language, place, poll, photos, _) = post.content.parts
    return [
      "shared": sharer.map { words.sharedBy($0.name) } ?? "", "sharer": sharer.map { "/@\($0.handle)" } ?? "",
      "avatar": mapping.avatar(post.author.avatar), "profile": "/@\(post.author.handle)",
      "name": post.author.name, "handle": post.author.handle, "warning": warning ?? "",
      "html": ContentHTML(on: mapping.site, mentioning: post.mentions).html(of: text),
      "spoken": language ?? "", "covered": words.cover(of: post),
      "hasPhotos": !photos.isEmpty, "layout": Self.layout(of: photos.count),
      "photos": photos.map { photo($0, of: post) },
      "address": "/@\(post.author.handle)/\(post.id)",
      "instant": MastodonDate.text(post.createdAt), "time": words.time(post.createdAt),
      "remarks": [place?.name, poll.map { words.options(of: $0) }].compactMap(\.self),
      "counts": words.counts(post.counts),
    ]
  }

  /// The class of the element around photos. A single photo keeps its shape, and several are squares side by side;
  /// if their number is odd, the first is as wide as two.
  private static func layout(of count: Int) -> String {
    count < 2 ? "" : count.isMultiple(of: 2) ? " grid" : " grid odd"
  }

  private func photo(_ photo: Photo, of post: Post) -> [String: Any] {
    let attachment = mapping.attachment(photo)
    let small = attachment.meta.small
    return [
      "full": attachment.url ?? "", "preview": attachment.previewURL ?? "",
      "alt": words.description(of: photo), "described": photo.alt.isEmpty ? "" : post.language ?? "",
      "width": small?.width ?? photo.width, "height": small?.height ?? photo.height,
    ]
  }
}
