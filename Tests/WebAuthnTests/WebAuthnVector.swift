import SocialWebAuthn
import Testing

/// Registrations and assertions made with PyPI `cbor2` and `cryptography`, and accepted by PyPI `webauthn` 2.7.1.
struct WebAuthnVector: Sendable, CustomTestStringConvertible {
  let name: String
  let algorithm: SignatureAlgorithm
  /// The SHA-256 of the challenges.
  let registrationChallenge, assertionChallenge: String
  let credentialID, userHandle, publicKey: String
  let registration, assertion: String

  var testDescription: String { name }

  static let all = [es256, eddsa, rs256, packedSelf, packedCertificate]

  static let es256 = WebAuthnVector(
    name: "es256", algorithm: .es256,
    registrationChallenge: "6d720f489ef3bd54c8478bf1f11a605162e326378261fb100ac86ca960137543",
    assertionChallenge: "0b18371b9a3393a24e41fc22ea1b631ebe077d05405a8fe282385ad11fa2a82d",
    credentialID: "ZwUV0rneX_MjzvPyOpFHpRlfhsypK7Is_NPVqCOTQrA",
    userHandle: "PcqRz1P0RfqR3fpP8RZVg8pIaEX0iCGckDh9tBx_0FA",
    publicKey: #"""
      pQECAyYgASFYIHn3u5t-0iSX32ZYHdoxvAMMSA0QgiVYS_Ip5U_xaKW8Ilgge-fTCz9ZXKqy1oFiT0CHIfTKFooV4VnzU4-DC8UR\#
      FUs
      """#,
    registration: #"""
      {"id":"ZwUV0rneX_MjzvPyOpFHpRlfhsypK7Is_NPVqCOTQrA","rawId":"ZwUV0rneX_MjzvPyOpFHpRlfhsypK7Is_NPVqCO\#
      TQrA","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiYVVjYVNBdG1CV3RPZURxOVVHaDl\#
      VQ0VVUlp1a1dQWjNSVEhxdHUwT0NHWSIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4\#
      iOmZhbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5\#
      zdCBhIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","attestationObject":"o2NmbXRkbm9uZWdhdHRTd\#
      G10oGhhdXRoRGF0YVikkH7Xm_Enqjk8tzOBURSES4EzPGzivwHQRm9V_nq-zJNdAAAAAAAAAAAAAAAAAAAAAAAAAAAAIGcFFdK53\#
      l_zI87z8jqRR6UZX4bMqSuyLPzT1agjk0KwpQECAyYgASFYIHn3u5t-0iSX32ZYHdoxvAMMSA0QgiVYS_Ip5U_xaKW8Ilgge-fTC\#
      z9ZXKqy1oFiT0CHIfTKFooV4VnzU4-DC8URFUs","transports":["internal","hybrid"]}}
      """#,
    assertion: #"""
      {"id":"ZwUV0rneX_MjzvPyOpFHpRlfhsypK7Is_NPVqCOTQrA","rawId":"ZwUV0rneX_MjzvPyOpFHpRlfhsypK7Is_NPVqCO\#
      TQrA","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoibGtJUmx2NmQ0R01Uc2d1czBZa1RlOW5\#
      pM0p0SlMtUjJjbmJpRC11RjVoayIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4iOmZ\#
      hbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5zdCB\#
      hIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","authenticatorData":"kH7Xm_Enqjk8tzOBURSES4EzP\#
      GzivwHQRm9V_nq-zJMdAAAAAA","signature":"MEUCIQCOd1v_IaXwO6NdnkTRVVTgU-9-rOz2gldnsFleyY_SZgIgMds9bY-W\#
      IS_ebcyvTMW5xjYpKFPyJ5iMH-HXJKGZrDY","userHandle":"PcqRz1P0RfqR3fpP8RZVg8pIaEX0iCGckDh9tBx_0FA"}}
      """#)

  static let eddsa = WebAuthnVector(
    name: "eddsa", algorithm: .eddsa,
    registrationChallenge: "c5147a2c4afd3662e31f8f28cd49caaaf20bf89615a9674050d11b01318d6157",
    assertionChallenge: "e60b4bcd14a5fe294981ece0ac5cb30cef26b6a69fad81872a2f4b598617a037",
    credentialID: "8VEmDB3nH4hgyrQfcFkSGQoxQZnRPOrMxzxI-Yz0IO0",
    userHandle: "UtfilgaeCySNtE4SeCXL4p6ywEeQs0VomlTizlgVXDU",
    publicKey: #"""
      pAEBAycgBiFYILg_eSxmlLMij8zwPMNlTb0UeioS-CEGRJN5OyyAA-U5
      """#,
    registration: #"""
      {"id":"8VEmDB3nH4hgyrQfcFkSGQoxQZnRPOrMxzxI-Yz0IO0","rawId":"8VEmDB3nH4hgyrQfcFkSGQoxQZnRPOrMxzxI-Yz\#
      0IO0","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiLTZ4TEZlX1NpeHk3a015RTZ3aXZ\#
      sbTFmeEVXTWtnQjNYaU5uS2kwMVVxbyIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4\#
      iOmZhbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5\#
      zdCBhIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","attestationObject":"o2NmbXRkbm9uZWdhdHRTd\#
      G10oGhhdXRoRGF0YViBkH7Xm_Enqjk8tzOBURSES4EzPGzivwHQRm9V_nq-zJNdAAAAAAAAAAAAAAAAAAAAAAAAAAAAIPFRJgwd5\#
      x-IYMq0H3BZEhkKMUGZ0TzqzMc8SPmM9CDtpAEBAycgBiFYILg_eSxmlLMij8zwPMNlTb0UeioS-CEGRJN5OyyAA-U5","transp\#
      orts":["internal","hybrid"]}}
      """#,
    assertion: #"""
      {"id":"8VEmDB3nH4hgyrQfcFkSGQoxQZnRPOrMxzxI-Yz0IO0","rawId":"8VEmDB3nH4hgyrQfcFkSGQoxQZnRPOrMxzxI-Yz\#
      0IO0","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiOHZTMkxrQ2VQanR2ZlhGczNBS2F1bVY\#
      wM09Bc1FKbzU4YWE0VnRVcXVFSSIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4iOmZ\#
      hbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5zdCB\#
      hIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","authenticatorData":"kH7Xm_Enqjk8tzOBURSES4EzP\#
      GzivwHQRm9V_nq-zJMdAAAAAA","signature":"-Fdp26tDB7L3Q2VDxXTStJoMV6VEtmzDhkWE4t3GtaxkYcwssaOAbhULKe2U\#
      SqqTv2T7gAfJAuphmVqCqawFBA","userHandle":"UtfilgaeCySNtE4SeCXL4p6ywEeQs0VomlTizlgVXDU"}}
      """#)

  static let rs256 = WebAuthnVector(
    name: "rs256", algorithm: .rs256,
    registrationChallenge: "3e8ba35fad9d3b9707b0589def811e6d5a8af6b5ffac024a962ad7b16bd5074e",
    assertionChallenge: "03d9d5b82b00f0bd70151a5f61c161b3b3843b2825d193e9702952aeee96235a",
    credentialID: "xFXXcnMRRhLuw-1ZTKrNXChOHS1vljRBjmR3zpCy_8Y",
    userHandle: "Gnl4WUXYf_7LCDLEg73ROrmMX1D4dIqZjb1O8hRVEhI",
    publicKey: #"""
      pAEDAzkBACBZAQCnitYrg1YkLrCgEmoOxqQEu4uHGw2EPPwcF-hS3vsWWzu7B3tdGh1X1V6UFx_iX0HSxVUvjcuD9n4XHhpLiiaC\#
      zvmgXcDzI_N0zKEnxBI7PUDlB3VLHGu24V5tyLJxxCMe-QfF9YZoHm8gWSAQrI9enT7yS4fnFNw504bKtqn2d-CFIgcL4NHRi1a2\#
      e3_lZGVOXj4ePRIe95Bj8L5lEpsBHGnfthrvnWrBrW8-YrbKI1SHpQtVbePQ53mYkBkO6NFUWZeCb12B3ZY8pM7WWjd8StkkBITE\#
      F1iqAPAGbOivtEPLKQPojUFO4UjELuoLDxZGihjCyvmi5Ei8lvsMlPdzIUMBAAE
      """#,
    registration: #"""
      {"id":"xFXXcnMRRhLuw-1ZTKrNXChOHS1vljRBjmR3zpCy_8Y","rawId":"xFXXcnMRRhLuw-1ZTKrNXChOHS1vljRBjmR3zpC\#
      y_8Y","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiZWFGS2hQNS1VRTNkNkpiMjJ4WmN\#
      5aWtRelRuamdPaFhwc3JTTHlnNE1TWSIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4\#
      iOmZhbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5\#
      zdCBhIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","attestationObject":"o2NmbXRkbm9uZWdhdHRTd\#
      G10oGhhdXRoRGF0YVkBZ5B-15vxJ6o5PLczgVEUhEuBMzxs4r8B0EZvVf56vsyTXQAAAAAAAAAAAAAAAAAAAAAAAAAAACDEVddyc\#
      xFGEu7D7VlMqs1cKE4dLW-WNEGOZHfOkLL_xqQBAwM5AQAgWQEAp4rWK4NWJC6woBJqDsakBLuLhxsNhDz8HBfoUt77Fls7uwd7X\#
      RodV9VelBcf4l9B0sVVL43Lg_Z-Fx4aS4omgs75oF3A8yPzdMyhJ8QSOz1A5Qd1SxxrtuFebciyccQjHvkHxfWGaB5vIFkgEKyPX\#
      p0-8kuH5xTcOdOGyrap9nfghSIHC-DR0YtWtnt_5WRlTl4-Hj0SHveQY_C-ZRKbARxp37Ya751qwa1vPmK2yiNUh6ULVW3j0Od5m\#
      JAZDujRVFmXgm9dgd2WPKTO1lo3fErZJASExBdYqgDwBmzor7RDyykD6I1BTuFIxC7qCw8WRooYwsr5ouRIvJb7DJT3cyFDAQAB"\#
      ,"transports":["internal","hybrid"]}}
      """#,
    assertion: #"""
      {"id":"xFXXcnMRRhLuw-1ZTKrNXChOHS1vljRBjmR3zpCy_8Y","rawId":"xFXXcnMRRhLuw-1ZTKrNXChOHS1vljRBjmR3zpC\#
      y_8Y","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiYW4zQVktNG1IX2VQNWhQamxEeF9jY2R\#
      YM01GRnBjWUpCRVVlc2tnTVUxVSIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4iOmZ\#
      hbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5zdCB\#
      hIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","authenticatorData":"kH7Xm_Enqjk8tzOBURSES4EzP\#
      GzivwHQRm9V_nq-zJMdAAAAAA","signature":"g0tZnhEnTlUmfgWl1tSdZlkZ4om12O7w25bujY5XLOERm4MEC_T3KPhzv53C\#
      OW64UVJvumK30AlE0s9TTN3Q0NmT4LQdsZ1AnvWwXSSM-8v2UVTcIx7ZJbxXrkQrg7SWrf9vGtli983NPxS6gNAxsiFpWHgPTUdd\#
      KjY6IvWaWRRDM5fdlUt3fpuLBTgF0uqYPBlApUkkK0p6jyB97ES1dwnuwDtidgBT1I3V1tB8KeL220v-oIaj9aaQ3ETnxYFeqGZ5\#
      rWeS_unGKLxCIk1tRNN6hDgLUiq3oVkT_8MWFHak1LAgt_oXegD86EcRmACS8WL2VLERKFBvJdJ5COtNGQ","userHandle":"Gn\#
      l4WUXYf_7LCDLEg73ROrmMX1D4dIqZjb1O8hRVEhI"}}
      """#)

  static let packedSelf = WebAuthnVector(
    name: "packedSelf", algorithm: .es256,
    registrationChallenge: "018f4df78648d7d0388d12de64220fe650ad4d10f574e2354f6103460d616fca",
    assertionChallenge: "8e16010402e4fca7a2f36b03d3c18e6476268ca6601510a45a9b756ca851aa64",
    credentialID: "dwzCV0ajgmWyaMFAXUz2GYxztsRJkg0udYqHjML0ars",
    userHandle: "34T7wZ_XcvVpZACmx1NS92jTUT9mOYv56CKiTbAWR3I",
    publicKey: #"""
      pQECAyYgASFYIKrQhwG2QptzWOTOnWXRxsg6L327QM1cOeVZKjutKR_DIlggfJn0kSqmPnQdWM5LaZtc7O9CLRqo2moXe0LBndDX\#
      K3M
      """#,
    registration: #"""
      {"id":"dwzCV0ajgmWyaMFAXUz2GYxztsRJkg0udYqHjML0ars","rawId":"dwzCV0ajgmWyaMFAXUz2GYxztsRJkg0udYqHjML\#
      0ars","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiTmp6UG5GSGpCNE5UeGItaUJGemU\#
      5WUlEN0ZGbVJaVmF2WlVSbGVwWks0dyIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4\#
      iOmZhbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5\#
      zdCBhIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","attestationObject":"o2NmbXRmcGFja2VkZ2F0d\#
      FN0bXSiY2FsZyZjc2lnWEYwRAIgC4-j-3eM35n-0qNFLnCnCeAgoNDO2O7XT-Dr3msY1GQCIC1zijgGqi-a6mwsu2NDf9f8k80Mt\#
      h7Pffq17mPoogSSaGF1dGhEYXRhWLKQfteb8SeqOTy3M4FRFIRLgTM8bOK_AdBGb1X-er7Mk8UAAAABy2lIHo_3QDmT7AonKaFUq\#
      AAgdwzCV0ajgmWyaMFAXUz2GYxztsRJkg0udYqHjML0arulAQIDJiABIVggqtCHAbZCm3NY5M6dZdHGyDovfbtAzVw55VkqO60pH\#
      8MiWCB8mfSRKqY-dB1Yzktpm1zs70ItGqjaahd7QsGd0Ncrc6FrY3JlZFByb3RlY3QC","transports":["internal","hybri\#
      d"]}}
      """#,
    assertion: #"""
      {"id":"dwzCV0ajgmWyaMFAXUz2GYxztsRJkg0udYqHjML0ars","rawId":"dwzCV0ajgmWyaMFAXUz2GYxztsRJkg0udYqHjML\#
      0ars","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiY3VxTXhlcFpSVDYtT0o3SWdJcGpLTjZ\#
      ZR2M2UXp5Ui01NjhQQVZtam9xUSIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4iOmZ\#
      hbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5zdCB\#
      hIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","authenticatorData":"kH7Xm_Enqjk8tzOBURSES4EzP\#
      GzivwHQRm9V_nq-zJMFAAAABw","signature":"MEQCICnTbAp1B45eqHT5HiFSIKBgcj3fNXYhdFeojMw3HnAtAiBHHQP8PveV\#
      eGYdCBRVLLdsq_IbAs4ssxLDaGQMoZGuZA","userHandle":"34T7wZ_XcvVpZACmx1NS92jTUT9mOYv56CKiTbAWR3I"}}
      """#)

  static let packedCertificate = WebAuthnVector(
    name: "packedCertificate", algorithm: .es256,
    registrationChallenge: "8fb04d7daae0ba1fe27fcce5ac52ced9971365cff777e8fb51333c8124cdc810",
    assertionChallenge: "882fbbec46c7ec00b01f6e88d829099569c6c433f2729efc0afceac374d2f761",
    credentialID: "NTZeCVrdOrZvS4KCN6xFg1_zfI_3ghFMeP44ukFQ1kg",
    userHandle: "thvE3rk1Ju2n1BL8IWqN6fjuYZzo_hjVW6R2r5dDUhc",
    publicKey: #"""
      pQECAyYgASFYIPk57wXLgnWnhUHxftiPus2N7copg5CWV3LBFEu6ePMiIlggpn3KMt0qOSBgMN_EYp_P5zXiocFDeRg3CmT_H-bi\#
      I4k
      """#,
    registration: #"""
      {"id":"NTZeCVrdOrZvS4KCN6xFg1_zfI_3ghFMeP44ukFQ1kg","rawId":"NTZeCVrdOrZvS4KCN6xFg1_zfI_3ghFMeP44ukF\#
      Q1kg","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoiNHBORjRVR0dYTlRIR1gtcTliY1Q\#
      wWXNWUi1HWDRSTGVEMFNOTmNJNEMxRSIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4\#
      iOmZhbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5\#
      zdCBhIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","attestationObject":"o2NmbXRmcGFja2VkZ2F0d\#
      FN0bXSjY2FsZyZjc2lnWEgwRgIhAK_hrZRjTRM3_8-bBavWoH0zEae3Gz_RlUppcqzYnTwiAiEAnuHN9yA93ISwkC5g1D0kSLHsw\#
      IeNkhI3v97PKRkOl0ZjeDVjgVkBtzCCAbMwggFaoAMCAQICFGgD27JU5v0mT6YVRWXL209oTgb5MAoGCCqGSM49BAMCMFExCzAJB\#
      gNVBAYTAlNFMRAwDgYDVQQKDAdFeGFtcGxlMSIwIAYDVQQLDBlBdXRoZW50aWNhdG9yIEF0dGVzdGF0aW9uMQwwCgYDVQQDDANLZ\#
      XkwHhcNMjUwMTAxMDAwMDAwWhcNNDUwMTAxMDAwMDAwWjBRMQswCQYDVQQGEwJTRTEQMA4GA1UECgwHRXhhbXBsZTEiMCAGA1UEC\#
      wwZQXV0aGVudGljYXRvciBBdHRlc3RhdGlvbjEMMAoGA1UEAwwDS2V5MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEKXzS3sU10\#
      Aes5_gZYghcYgfwW1BIpRmtxpkCFlTbms40AFpkZyCmfBaC27cSCwBa4bgsiqTU1zNeksugmEq1wqMQMA4wDAYDVR0TAQH_BAIwA\#
      DAKBggqhkjOPQQDAgNHADBEAiAmiFvHfo0Yg49kwFXPJz5b6WAYC3ZE2w22yHFIHacWLAIgECeucsdNVH1o5cD5xmp5WijPfBqSK\#
      3SJndO7hHxTwDhoYXV0aERhdGFYpJB-15vxJ6o5PLczgVEUhEuBMzxs4r8B0EZvVf56vsyTRQAAAAHLaUgej_dAOZPsCicpoVSoA\#
      CA1Nl4JWt06tm9LgoI3rEWDX_N8j_eCEUx4_ji6QVDWSKUBAgMmIAEhWCD5Oe8Fy4J1p4VB8X7Yj7rNje3KKYOQlldywRRLunjzI\#
      iJYIKZ9yjLdKjkgYDDfxGKfz-c14qHBQ3kYNwpk_x_m4iOJ","transports":["internal","hybrid"]}}
      """#,
    assertion: #"""
      {"id":"NTZeCVrdOrZvS4KCN6xFg1_zfI_3ghFMeP44ukFQ1kg","rawId":"NTZeCVrdOrZvS4KCN6xFg1_zfI_3ghFMeP44ukF\#
      Q1kg","type":"public-key","authenticatorAttachment":"platform","clientExtensionResults":{},"response\#
      ":{"clientDataJSON":"eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiTkVSM3BJN1lQVnlMaTQ5aGNDbFY2Zkd\#
      QNy1ySEpWdWpUdWtOT09oX1BESSIsIm9yaWdpbiI6Imh0dHBzOi8vc29jaWFsLmV4YW1wbGUub3JnIiwiY3Jvc3NPcmlnaW4iOmZ\#
      hbHNlLCJvdGhlcl9rZXlzX2Nhbl9iZV9hZGRlZF9oZXJlIjoiZG8gbm90IGNvbXBhcmUgY2xpZW50RGF0YUpTT04gYWdhaW5zdCB\#
      hIHRlbXBsYXRlLiBTZWUgaHR0cHM6Ly9nb28uZ2wveWFiUGV4In0","authenticatorData":"kH7Xm_Enqjk8tzOBURSES4EzP\#
      GzivwHQRm9V_nq-zJMFAAAABw","signature":"MEUCIGXVdmX_brJ21RqlUbDT4Ap-Bbt5f3YkBrS6wI6WyeJvAiEA_-RXEvjh\#
      efjrtrUEEpJvo8cUT7ouhVum839bqdyRj1k","userHandle":"thvE3rk1Ju2n1BL8IWqN6fjuYZzo_hjVW6R2r5dDUhc"}}
      """#)
}
