import type { PortOptions } from './port-options.ts'

export type VerificationRequest = 'sent' | 'too-often'

/** `used`: the link has done its work, is too old, or is of another account than the one that is signed in. */
export type VerificationAnswer = 'verified' | 'used'

/** Proof that the address of an account is its customer's: until then it shows nothing that others did with the address. */
export interface AddressVerification {
  isVerified(options?: PortOptions): Promise<boolean>
  /** Has a mail with a link sent to the address. */
  request(options?: PortOptions): Promise<VerificationRequest>
  /** `token` is the one of the link; it works once. */
  confirm(token: string, options?: PortOptions): Promise<VerificationAnswer>
}
