import type { PortOptions } from './port-options.ts'

export interface Reward {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly pointsCost: number
  readonly category: 'discount' | 'shipping' | 'access'
  readonly available: boolean
}

export interface PointsTransaction {
  readonly id: string
  readonly type: 'earned' | 'redeemed'
  /** Always above 0; the type gives the direction. */
  readonly points: number
  readonly description: string
  /** ISO 8601. */
  readonly date: string
  readonly orderId?: string
}

export interface RewardsAccount {
  readonly points: number
  readonly tier: string
  /** The points at which the next tier begins. */
  readonly nextTierAt: number
  readonly rewards: readonly Reward[]
  /** The latest first. */
  readonly history: readonly PointsTransaction[]
}

export type Redemption =
  | { readonly kind: 'redeemed'; readonly account: RewardsAccount }
  | { readonly kind: 'insufficient-points' }
  | { readonly kind: 'unavailable' }

export interface Rewards {
  read(options?: PortOptions): Promise<RewardsAccount>
  redeem(rewardId: string, options?: PortOptions): Promise<Redemption>
}
