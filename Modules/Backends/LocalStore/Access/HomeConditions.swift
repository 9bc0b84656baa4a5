package import SocialDatabase

/// Which items `i` are in a person's home, as the person sees them. What comes from hashtags isn't part of it.
package struct HomeConditions {
  private let viewer: SQL
  private let visible: Visible

  init(of viewer: SQL, _ visible: Visible) {
    self.viewer = viewer
    self.visible = visible
  }

  /// - Parameters:
  ///   - viewer: The id of the person, which may be a column.
  ///   - limits: What hides things from them.
  ///   - now: The time in milliseconds, for those who mute someone.
  package init(of viewer: SQL, within limits: Visible.Limits, at now: SQL) {
    self.init(of: viewer, Visible(to: viewer, within: limits, at: now))
  }

  /// All of them.
  package var all: SQL {
    """
    (i.actor_id = \(viewer)
      OR (SELECT 1 FROM follow wf WHERE wf.follower_id = \(viewer) AND wf.followee_id = i.actor_id) = 1)
    AND \(belongs)\(visible.isAtHome("i.actor_id"))
    """
  }

  /// Whether an item of someone followed belongs there: a comment on someone whom the viewer doesn't follow doesn't.
  var belongs: SQL {
    belongs(
      orIf: """
        OR (SELECT 1 FROM follow bf
          WHERE bf.follower_id = \(viewer) AND bf.followee_id = i.reply_to_author_id) = 1
        """)
  }

  /// - Parameter isWelcome: ` OR …`: which comments on others belong there, too.
  func belongs(orIf isWelcome: SQL) -> SQL {
    """
    (i.reply_to_author_id IS NULL OR i.reply_to_author_id = \(viewer) OR i.actor_id = \(viewer)
      \(isWelcome)) AND \(visible.welcomeItem)
    """
  }
}
