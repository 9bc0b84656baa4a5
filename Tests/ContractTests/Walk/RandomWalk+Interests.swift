import Entities
import Hashtags
import Lists
import PostText
import Search
import SocialBackend
import Testing
import Timeline

/// What people choose to read.
extension RandomWalk {
  static let followedTags = ["CATS", "写真", "cafe"]

  /// Gives everybody a list with no one in it.
  mutating func makeLists() async throws {
    for owner in people.indices {
      let list = try await people[owner].lists.create("of \(owner)")
      oracle.lists.append(Oracle.List(id: list.id, owner: owner))
    }
  }

  mutating func choose(_ actor: Int) async throws {
    let isOn = pick(0..<3) > 0
    if pick(0..<3) == 0 {
      let (hashtags, tag) = (try people[actor].hashtags, Self.followedTags[pick(Self.followedTags.indices)])
      oracle.setFollowed(isOn, tag, by: actor)
      try await act("\(actor) follows #\(tag): \(isOn)", expecting: nil) {
        _ = isOn ? try await hashtags.follow(tag) : try await hashtags.unfollow(tag)
      }
    } else if pick(0..<4) == 0 {
      let settings = ListSettings(
        comments: ListComments.allCases[pick(ListComments.allCases.indices)], isExclusive: isOn)
      oracle.set(settings, of: actor)
      let (lists, list) = (try people[actor].lists, oracle.lists[actor].id)
      try await act("\(actor)'s list gets \(settings)", expecting: nil) {
        _ = try await lists.change(
          list, ListChange(comments: settings.comments, isExclusive: settings.isExclusive))
      }
    } else {
      let (lists, list, other) = (try people[actor].lists, oracle.lists[actor].id, pick(people.indices))
      let id = people[other].id
      if isOn {
        try await act("\(actor) lists \(other)", expecting: oracle.add(other, to: actor)) {
          _ = try await lists.add(id, to: list)
        }
      } else {
        oracle.remove(other, from: actor)
        try await act("\(actor) lists \(other) no more", expecting: nil) {
          _ = try await lists.remove(id, from: list)
        }
      }
    }
  }

  /// Reads what someone has chosen, and compares it with the oracle.
  func compareChosen(_ viewer: Int, limit: Int) async throws {
    let (can, list) = (people[viewer].can, oracle.lists[viewer])
    let (lists, hashtags) = (try people[viewer].lists, try people[viewer].hashtags)
    let listed = try await everything(limit: limit) { try await can.timelines.page(.list(list.id), $0) }
    try compare("list of \(viewer)", listed.map(SeenPost.init), oracle.timeline(of: list, limit: limit))
    let members = try await everything(limit: limit) {
      try await lists.members(of: list.id, $0)
    }
    try compare(
      "list members of \(viewer)", members.map(\.handle), list.members.reversed().map(Oracle.handle))
    for (kind, marks) in [(TimelineKind.bookmarks, oracle.bookmarks), (.likes, oracle.likes)] {
      let marked = try await everything(limit: limit) { try await can.timeline.page(of: kind, $0) }
      try compare("\(kind) of \(viewer)", marked.map(SeenPost.init), oracle.marked(marks, by: viewer))
    }
    let followed = try await everything(limit: limit) { try await hashtags.followed($0) }
    try compare(
      "hashtags of \(viewer)", followed.map { HashtagName.folded($0.name) }, oracle.followedTags(by: viewer))
  }

  /// Reads by hashtags as someone, and compares it with the oracle.
  func compareTags(_ can: Repositories, _ viewer: Int?, limit: Int) async throws {
    for selection in [
      HashtagSelection(any: ["cats"]), HashtagSelection(any: ["写真", "CAFÉ"], none: ["cats"]),
      HashtagSelection(any: [], all: ["cafe", "写真"]),
    ] {
      let tagged = try await everything(limit: limit) {
        try await can.timeline.page(of: .hashtag(selection), $0)
      }
      try compare(
        "\(selection.line) for \(viewer as Any)", tagged.map(SeenPost.init),
        oracle.tagged(selection, for: viewer))
    }
    for beginning in ["ca", "CAT", "写"] {
      let found = try await everything(limit: limit) {
        try await can.search.hashtags(beginning: beginning, $0)
      }
      try compare(
        "#\(beginning)… for \(viewer as Any)", found, oracle.hashtags(beginning: beginning, for: viewer))
    }
    for tag in Self.followedTags {
      let hashtag = try await #require(can.hashtags).hashtag(tag)
      try compare("posts with #\(tag)", hashtag.postCount, oracle.postCount(of: tag))
      let isFollowed = viewer.map { oracle.followedTags(by: $0).contains(HashtagName.folded(tag)) } ?? false
      try compare("#\(tag) for \(viewer as Any)", hashtag.isFollowed, isFollowed)
    }
  }
}
