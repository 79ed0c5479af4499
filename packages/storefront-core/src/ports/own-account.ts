import type { PasswordRefusal } from '../auth/auth-refusals.ts'
import type { PortOptions } from './port-options.ts'

/** Why the password did not prove who asks. */
export type ProofRefusal = 'wrong-password' | 'too-often'

/** A card that the payment provider keeps. */
export interface SavedCard {
  readonly id: string
  /** As the provider names it, such as `visa`. */
  readonly brand: string
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

/** A device that the customer is signed in on. */
export interface OpenSession {
  readonly id: string
  /** Such as "Firefox"; absent where it is not known. */
  readonly browser?: string
  /** Such as "Android". */
  readonly system?: string
  /** ISO 8601. */
  readonly signedInAt: string
  readonly lastUsedAt: string
  /** Whether it is this one. */
  readonly isCurrent: boolean
}

/** What customers do with their own account. Each change asks for the password, and ends the sessions of other devices. */
export interface OwnAccount {
  /** This browser stays signed in. */
  changePassword(
    current: string,
    next: string,
    options?: PortOptions,
  ): Promise<'done' | ProofRefusal | PasswordRefusal>
  /** Mails a link to the new address. `same`: the account has it already. An address of another account is `sent` too. */
  requestEmail(
    email: string,
    password: string,
    options?: PortOptions,
  ): Promise<'sent' | 'same' | 'invalid' | ProofRefusal>
  /** `token` is of that link. `used`: it was used or replaced, or has expired. `foreign`: it is for another account. */
  confirmEmail(token: string, options?: PortOptions): Promise<'done' | 'used' | 'foreign'>
  /** All that is stored of the customer, as JSON; undefined when it was asked for too often. */
  data(options?: PortOptions): Promise<string | undefined>
  /** Deletes the account for ever. */
  remove(password: string, options?: PortOptions): Promise<'done' | ProofRefusal>
  readonly sessions: {
    /** The latest used first. */
    list(options?: PortOptions): Promise<readonly OpenSession[]>
    /** One that has ended already is no failure. */
    end(id: string, options?: PortOptions): Promise<void>
    /** This browser stays signed in. */
    endOthers(options?: PortOptions): Promise<void>
  }
  readonly cards: {
    list(options?: PortOptions): Promise<readonly SavedCard[]>
    remove(id: string, options?: PortOptions): Promise<void>
  }
}
