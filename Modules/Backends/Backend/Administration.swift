public import Profile

/// What the administrator of a network decides and looks after. Don't hand this to other people.
public protocol Administration: DataMaintenance {
  /// The reports that people sent.
  var reports: any ReportsRepository { get }
  /// What decides about accounts.
  var accountModeration: any AccountModeration { get }
  /// What everyone is told.
  var announcing: any Announcing { get }
  /// What happened to accounts.
  var audit: any AccountAudit { get }
  /// Where email is sent from; nil if none can be sent.
  var mailSending: (any MailSending)? { get }
}
