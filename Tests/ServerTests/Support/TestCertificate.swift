import Foundation
import SocialTestSupport

@testable import SocialServer

/// A certificate that nothing trusts, for `localhost`, and its key.
struct TestCertificate {
  let certificate: String
  let key: String

  /// Writes both to files, where an earlier one may be.
  @discardableResult
  func write(to folder: TemporaryFolder) throws -> ServerOptions.TLS {
    let files = ServerOptions.TLS(certificate: folder.path("certificate.pem"), key: folder.path("key.pem"))
    try Data(certificate.utf8).write(to: URL(filePath: files.certificate), options: .atomic)
    try Data(key.utf8).write(to: URL(filePath: files.key), options: .atomic)
    return files
  }

  static let first = TestCertificate(
    certificate: """
      -----BEGIN CERTIFICATE-----
      MIIBnDCCAUGgAwIBAgIUfpqsq+5qr0nZdCQ/ht9bRaikZeEwCgYIKoZIzj0EAwIw
      FDESMBAGA1UEAwwJYS5leGFtcGxlMCAXDTI2MTEyNTAzNDUzMVoYDzIxMjYxMTAx
      MDM0NTMxWjAUMRIwEAYDVQQDDAlhLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjO
      PQMBBwNCAASobeUgSTnZAWZm6fKccv6FLvnKQSpvaKIld7TcZ3Sgoa0wr7qMQnnC
      OTlH59jTfW4dbzRnX/XbNodDBAMjqjrVo28wbTAdBgNVHQ4EFgQUJFtR1ZmB4/G5
      u0Pu4OED6msXOPEwHwYDVR0jBBgwFoAUJFtR1ZmB4/G5u0Pu4OED6msXOPEwDwYD
      VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
      zj0EAwIDSQAwRgIhAJGR6rwJ3AmSXxhC3KLByXCpjETJu3/q4ykRrFoopV5OAiEA
      rQwx6IqyxQpMLZW+TQAx7q/zJNF20JAuOD606cxI6gE=
      -----END CERTIFICATE-----
      """,
    key: """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg7NYBEDyNJUK9jDXa
      +Fm6bNyRIbYhkdYXqIo6U0zuPk+hRANCAASobeUgSTnZAWZm6fKccv6FLvnKQSpv
      aKIld7TcZ3Sgoa0wr7qMQnnCOTlH59jTfW4dbzRnX/XbNodDBAMjqjrV
      -----END PRIVATE KEY-----
      """)

  static let second = TestCertificate(
    certificate: """
      -----BEGIN CERTIFICATE-----
      MIIBnDCCAUGgAwIBAgIUKhJ0kmW6+8qYm8LPtwjOhKAD/6cwCgYIKoZIzj0EAwIw
      FDESMBAGA1UEAwwJYi5leGFtcGxlMCAXDTI2MTEyNTAzNDUzMVoYDzIxMjYxMTAx
      MDM0NTMxWjAUMRIwEAYDVQQDDAliLmV4YW1wbGUwWTATBgcqhkjOPQIBBggqhkjO
      PQMBBwNCAATmAhBAwWTEwkNUQT6YpWuyHvQ1BxQKHAOJnFeZibeBjPmsmZkiQxuz
      07aU/Gcf0RkrB2r7XHOxHNw6Wo6d/Bino28wbTAdBgNVHQ4EFgQUpYb+ytIymKbN
      WQxrnpVQeT0+CMwwHwYDVR0jBBgwFoAUpYb+ytIymKbNWQxrnpVQeT0+CMwwDwYD
      VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
      zj0EAwIDSQAwRgIhANthVSwau+HronKmfU7MgB+K1ElADNUAKbf21viGYTcXAiEA
      hpVas/RHzFKePnSoZFpIDwD9UKNuVzyGuFgpobc2Hew=
      -----END CERTIFICATE-----
      """,
    key: """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnyLC3pOWpecP/Q+h
      IF7r8LpAPOW+l/w2ZqKZZHqst6yhRANCAATmAhBAwWTEwkNUQT6YpWuyHvQ1BxQK
      HAOJnFeZibeBjPmsmZkiQxuz07aU/Gcf0RkrB2r7XHOxHNw6Wo6d/Bin
      -----END PRIVATE KEY-----
      """)
}
