import type { PortOptions } from './port-options.ts'

export type VerificationRequest = 'sent' | 'too-often'

/** `used`: the link was replaced by a later one or has expired. `foreign`: it belongs to another account than the signed-in one. */
export type VerificationAnswer = 'verified' | 'used' | 'foreign'

/**
 * Proves that the account's email address belongs to the customer. Until then the account shows nothing that
 * others did with that address.
 */
export interface AddressVerification {
  isVerified(options?: PortOptions): Promise<boolean>
  /** Sends an email with a link to the address. */
  request(options?: PortOptions): Promise<VerificationRequest>
  /** `token` is from the link. A repetition is `verified` too, so that a lost answer can be asked for again. */
  confirm(token: string, options?: PortOptions): Promise<VerificationAnswer>
}
