import type { Money } from '../money/money.ts'
import type { PortOptions } from './port-options.ts'

/** `other`: for a reason that this shop does not know. */
export type StoreCreditChange = 'granted' | 'taken' | 'spent' | 'returned' | 'refunded' | 'other'

export interface StoreCreditEntry {
  readonly id: string
  readonly kind: StoreCreditChange
  /** Negative for what left the account. */
  readonly amount: Money
  /** In milliseconds since 1970. */
  readonly at: number
}

/** What a customer has with the shop in one currency. */
export interface StoreCreditAccount {
  readonly balance: Money
  /** The newest first. */
  readonly entries: readonly StoreCreditEntry[]
}

export interface StoreCredit {
  /** One for each currency; none where the shop has no store credit. */
  read(options?: PortOptions): Promise<readonly StoreCreditAccount[]>
}
