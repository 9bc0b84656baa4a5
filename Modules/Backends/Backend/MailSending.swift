public import AppValues

/// Where the network's email is sent from, for the administrator. Don't hand this to other people.
public protocol MailSending: Sendable {
  func status() async throws(AppError) -> MailStatus
  /// Where email is sent from. Unlike `status`, it counts nothing.
  func origin() async throws(AppError) -> MailStatus.Sender
  /// Sends email from this data folder from now on, wherever it was sent from before; or no longer from here.
  ///
  /// Throws `unsupported` if email is always sent from here; `invalid(.mail, .toolMissing)` if this machine can't send
  /// any.
  func send(fromHere isOn: Bool) async throws(AppError)
}

/// Where email is sent from, and how many emails are waiting.
public struct MailStatus: Hashable, Sendable {
  public enum Sender: Hashable, Sendable {
    /// This machine's mail program.
    case here
    /// Nothing is sent; each email is saved to this folder.
    case folder(String)
    /// Another data folder, in words for people.
    case elsewhere(String)
    /// No sender is chosen, so codes can't be requested.
    case nobody

    /// Whether email reaches people, sent from here or elsewhere.
    public var isSending: Bool {
      switch self {
      case .here, .elsewhere: true
      case .folder, .nobody: false
      }
    }
  }

  public let sender: Sender
  /// The number of emails that haven't been sent yet.
  public let waiting: Int
  /// The number of emails in the last thirty days that couldn't be sent before they expired.
  public let givenUp: Int

  public init(sender: Sender, waiting: Int, givenUp: Int) {
    self.sender = sender
    self.waiting = waiting
    self.givenUp = givenUp
  }
}
