import type { PortOptions } from './port-options.ts'

export interface Profile {
  readonly firstName: string
  readonly lastName: string
  /** Read only: the sign-in name. */
  readonly email: string
  readonly phone: string
  /** YYYY-MM-DD. */
  readonly dateOfBirth?: string
  /** Whom the customer buys for, and its VAT number, GSTIN or the like. */
  readonly company?: string
  readonly taxNumber?: string
  /** The company's number in its register. */
  readonly registration?: string
  /** The picture's URL, possibly a data URL. */
  readonly photo?: string
}

export type ProfileChanges = Omit<Profile, 'email'>

export interface CustomerProfile {
  read(options?: PortOptions): Promise<Profile>
  save(changes: ProfileChanges, options?: PortOptions): Promise<Profile>
}
