import type { PortOptions } from './port-options.ts'

export interface Offer {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly type: 'discount' | 'shipping' | 'bogo' | 'cashback'
  /** Percent for a discount or cashback, an amount in major units otherwise. */
  readonly value: number
  readonly code?: string
  /** In major units. */
  readonly minOrderValue?: number
  /** ISO 8601. */
  readonly validUntil: string
  readonly isExpired: boolean
  readonly isUsed: boolean
  readonly isClaimed: boolean
  readonly category?: string
}

export interface Offers {
  list(options?: PortOptions): Promise<readonly Offer[]>
  /** Resolves with all offers. */
  claim(offerId: string, options?: PortOptions): Promise<readonly Offer[]>
}
