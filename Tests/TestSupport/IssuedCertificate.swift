public import Foundation

/// A certificate of a server, and its key, issued by an authority that no system trusts.
public struct IssuedCertificate: Sendable {
  /// The certificate and its key, in PEM.
  public let certificate, key: String

  /// Writes the authority's certificate to a file of a folder, and returns its path.
  public static func writeAuthority(to folder: URL) throws -> String {
    try write(authority, to: folder.appending(path: "authority.pem"))
  }

  /// Writes the certificate and its key to files of a folder, and returns their paths.
  public func write(to folder: URL) throws -> (certificate: String, key: String) {
    (
      try Self.write(certificate, to: folder.appending(path: "certificate.pem")),
      try Self.write(key, to: folder.appending(path: "key.pem"))
    )
  }

  private static func write(_ text: String, to file: URL) throws -> String {
    try Data(text.utf8).write(to: file)
    return file.path
  }

  private static let authority = """
    -----BEGIN CERTIFICATE-----
    MIIBmjCCAT+gAwIBAgIUbnUCjc4flcOov6x+y0aLcB1MMDswCgYIKoZIzj0EAwIw
    GTEXMBUGA1UEAwwOVGVzdCBhdXRob3JpdHkwIBcNMjYxMTI2MTcyNzQzWhgPMjEy
    NjExMDIxNzI3NDNaMBkxFzAVBgNVBAMMDlRlc3QgYXV0aG9yaXR5MFkwEwYHKoZI
    zj0CAQYIKoZIzj0DAQcDQgAEmVK7861fgcP8E7BJ8/WBDwIVp0rK0Fuc5ELKu9CB
    ZZXxRdk1iA2iwBZLqDPMjyfYa5GWSSSIdN7kB/2Nf9lbnqNjMGEwHQYDVR0OBBYE
    FCgSNXnKu8qbBf09GKlRUi1Dzhz7MB8GA1UdIwQYMBaAFCgSNXnKu8qbBf09GKlR
    Ui1Dzhz7MA8GA1UdEwEB/wQFMAMBAf8wDgYDVR0PAQH/BAQDAgIEMAoGCCqGSM49
    BAMCA0kAMEYCIQCx2xmzehmlibR3C3EU6bcD0uEnvwsYwyr4ktK6MQqkTgIhAOf2
    M6CHeq9rI4DYYKM2uAS3CP5vnugxrgStO+5qvTrr
    -----END CERTIFICATE-----

    """

  /// For `localhost`, `127.0.0.1` and `social.test`.
  public static let right = IssuedCertificate(
    certificate: """
      -----BEGIN CERTIFICATE-----
      MIIBuzCCAWCgAwIBAgIUaGA7JNSj/bVQADmH9wm6eGxRtC8wCgYIKoZIzj0EAwIw
      GTEXMBUGA1UEAwwOVGVzdCBhdXRob3JpdHkwIBcNMjYxMTI2MTcyNzQzWhgPMjEy
      NjExMDIxNzI3NDNaMBAxDjAMBgNVBAMMBXJpZ2h0MFkwEwYHKoZIzj0CAQYIKoZI
      zj0DAQcDQgAEegGXiWULHZzz3+6IrGRrGVzfmMnl5m7MiGwJnbhEq4eGkcXu0HrU
      oDmWxHdQDr0O35DEJUVu3ammT2VRszPV4qOBjDCBiTAnBgNVHREEIDAegglsb2Nh
      bGhvc3SCC3NvY2lhbC50ZXN0hwR/AAABMAkGA1UdEwQCMAAwEwYDVR0lBAwwCgYI
      KwYBBQUHAwEwHQYDVR0OBBYEFBRmcd6agmOkN8euuxtR6frk2CWPMB8GA1UdIwQY
      MBaAFCgSNXnKu8qbBf09GKlRUi1Dzhz7MAoGCCqGSM49BAMCA0kAMEYCIQDNGjAi
      cZcKg6Uqyc/4OAdl7QzMECJnQSWXo1s+gua+TwIhAMRVvrxMp6PkWAhseh/7Mjgm
      ckNyDBJgMd+Dw4YADOl1
      -----END CERTIFICATE-----
      """,
    key: """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXABWwI5GDORJUvPn
      re5AvKib5jpFcsE/zvl5BCXa0DihRANCAAR6AZeJZQsdnPPf7oisZGsZXN+YyeXm
      bsyIbAmduESrh4aRxe7QetSgOZbEd1AOvQ7fkMQlRW7dqaZPZVGzM9Xi
      -----END PRIVATE KEY-----
      """)

  /// For `other.test`.
  public static let wrong = IssuedCertificate(
    certificate: """
      -----BEGIN CERTIFICATE-----
      MIIBpzCCAUygAwIBAgIUaGA7JNSj/bVQADmH9wm6eGxRtDAwCgYIKoZIzj0EAwIw
      GTEXMBUGA1UEAwwOVGVzdCBhdXRob3JpdHkwIBcNMjYxMTI2MTcyNzQzWhgPMjEy
      NjExMDIxNzI3NDNaMBAxDjAMBgNVBAMMBXdyb25nMFkwEwYHKoZIzj0CAQYIKoZI
      zj0DAQcDQgAEzl3smTOsQEyGNQmH4ZZ5ZhgOfl6L5EvMxof/UA3W6y5NxWCvN1bb
      j4cGebXPxHsl+gGuT71AAdZHnNM7uRaJiaN5MHcwFQYDVR0RBA4wDIIKb3RoZXIu
      dGVzdDAJBgNVHRMEAjAAMBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0GA1UdDgQWBBSf
      c6jZ3EPKnkD6tUd30ez12gtjeDAfBgNVHSMEGDAWgBQoEjV5yrvKmwX9PRipUVIt
      Q84c+zAKBggqhkjOPQQDAgNJADBGAiEA/zC7yFjR1KquG9lrMKbTEgBPaUKalkRR
      UnWl28IEGx4CIQDpxcc0O8lGtdYfTO43TN3bkUB7Hc3RRNWhjW9/5wpLmA==
      -----END CERTIFICATE-----
      """,
    key: """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9VojOul14uASt/DT
      3U1wALyk87bv2rO7aU2r/9tIhVChRANCAATOXeyZM6xATIY1CYfhlnlmGA5+Xovk
      S8zGh/9QDdbrLk3FYK83VtuPhwZ5tc/EeyX6Aa5PvUAB1kec0zu5FomJ
      -----END PRIVATE KEY-----
      """)
}
