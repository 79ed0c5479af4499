import type { PortOptions } from './port-options.ts'

export interface Profile {
  readonly firstName: string
  readonly lastName: string
  /** Read only: it is what the customer signs in with. */
  readonly email: string
  readonly phone: string
  /** YYYY-MM-DD. */
  readonly dateOfBirth?: string
  /** The picture's address, a data address included. */
  readonly photo?: string
}

export type ProfileChanges = Omit<Profile, 'email'>

export interface CustomerProfile {
  read(options?: PortOptions): Promise<Profile>
  save(changes: ProfileChanges, options?: PortOptions): Promise<Profile>
}
