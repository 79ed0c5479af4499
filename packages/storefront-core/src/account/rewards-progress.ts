import type { RewardsAccount } from '../ports/rewards.ts'

type Standing = Pick<RewardsAccount, 'points' | 'nextTierAt'>

export function pointsToNextTier({ points, nextTierAt }: Standing): number {
  return Math.max(0, nextTierAt - points)
}

/** Progress to the next tier, from 0 to 1. */
export function tierProgress({ points, nextTierAt }: Standing): number {
  return nextTierAt > 0 ? Math.min(1, Math.max(0, points / nextTierAt)) : 1
}
