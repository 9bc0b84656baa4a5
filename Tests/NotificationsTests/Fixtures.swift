import AppValues
import Entities
import SocialTestSupport

let haruka = Author(id: ID("3"), handle: "haruka", name: "春香")

func notice(
  _ id: String, _ kind: NoticeKind = .follow, from: Author = alice, post: Post? = nil,
  minutesAgo: Int64 = 5, isRead: Bool = false, also: [Author] = [], others: Int = 0
) -> Notice {
  Notice(
    id: ID(id), kind: kind, from: from, also: also, others: others, post: post,
    at: noon.adding(seconds: -60 * minutesAgo), isRead: isRead
  )
}

func above(_ cursor: String) -> PageRequest { PageRequest(.justAbove(Cursor(cursor)), limit: 80) }

func before(_ cursor: String) -> PageRequest { PageRequest(.before(Cursor(cursor))) }
