import type { Clock } from '@umber/storefront-core'
import type { PointsTransaction, Redemption, Rewards, RewardsAccount } from '@umber/storefront-core/account'
import { field, isoTimestamp, list, text } from '@umber/storefront-core/parse'
import type { AccountStorage } from './account-storage.ts'
import { daysBefore } from './days-before.ts'
import type { ShowcaseData } from './showcase-data.ts'

const part = 'redeemed'

/** The demonstration's points. Only redemptions and their times are stored; the rest is derived. */
export function createShowcaseRewards(
  sample: ShowcaseData['rewards'],
  accountStorage: AccountStorage,
  clock: Clock,
): Rewards {
  const account = (): RewardsAccount => {
    const redeemed = list(accountStorage.get(part)).flatMap(
      (entry, at, all) => redemptionFrom(entry, all.length - at, sample) ?? [],
    )
    const spent = redeemed.reduce((sum, { points }) => sum + points, 0)
    const earlier = sample.history.map(({ daysAgo, ...rest }) => ({
      ...rest,
      date: daysBefore(clock, daysAgo),
    }))
    return { ...sample, points: Math.max(0, sample.points - spent), history: [...redeemed, ...earlier] }
  }
  return {
    async read(options) {
      options?.signal?.throwIfAborted()
      return account()
    },
    async redeem(rewardId, options): Promise<Redemption> {
      options?.signal?.throwIfAborted()
      const reward = sample.rewards.find(({ id }) => id === rewardId)
      if (reward === undefined || !reward.available) return { kind: 'unavailable' }
      if (reward.pointsCost > account().points) return { kind: 'insufficient-points' }
      const entry = { rewardId, at: clock.now() }
      accountStorage.set(part, [entry, ...list(accountStorage.get(part))])
      return { kind: 'redeemed', account: account() }
    },
  }
}

function redemptionFrom(
  entry: unknown,
  at: number,
  sample: ShowcaseData['rewards'],
): PointsTransaction | undefined {
  const reward = sample.rewards.find(({ id }) => id === text(field(entry, 'rewardId')))
  const date = isoTimestamp(field(entry, 'at'))
  if (reward === undefined || date === undefined) return undefined
  return {
    id: `redeemed_${at}`,
    type: 'redeemed',
    points: reward.pointsCost,
    description: reward.title,
    date,
  }
}
