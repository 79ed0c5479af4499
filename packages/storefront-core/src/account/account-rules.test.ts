import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerState } from './offer-state.ts'
import { largestPhoto, longestPhotoSide, photoProblem, photoSizeProblem } from './photo-problem.ts'
import { pointsToNextTier, tierProgress } from './rewards-progress.ts'
import { unreadCount } from './unread-count.ts'

const at = (hour: number, date = 21) => new Date(2026, 10, date, hour).getTime()
const offer = (validUntil: number, marks = {}) => ({
  isUsed: false,
  isExpired: false,
  validUntil: new Date(validUntil).toISOString(),
  ...marks,
})

describe('An offer', () => {
  it('[ACC-08] [F-23] lasts to the end of its last day, in the shopper’s local calendar', () => {
    expect(offerState(offer(at(1)), at(23))).toEqual({ kind: 'active', daysLeft: 0 })
    expect(offerState(offer(at(23)), at(0))).toEqual({ kind: 'active', daysLeft: 0 })
    expect(offerState(offer(at(0, 22)), at(23))).toEqual({ kind: 'active', daysLeft: 1 })
    expect(offerState(offer(at(23, 20)), at(0))).toEqual({ kind: 'expired' })
  })

  it('[ACC-08] is over when it is used or marked as expired, regardless of its date', () => {
    expect(offerState(offer(at(1, 30), { isUsed: true }), at(1))).toEqual({ kind: 'used' })
    expect(offerState(offer(at(1, 30), { isExpired: true }), at(1))).toEqual({ kind: 'expired' })
  })

  it('is expired when its date is invalid', () => {
    const endless = { isUsed: false, isExpired: false, validUntil: 'for ever' }
    expect(offerState(endless, at(1))).toEqual({ kind: 'expired' })
  })

  it('counts whole days, also across a daylight saving change', () => {
    fc.assert(
      fc.property(fc.nat(700), fc.nat(23), fc.nat(23), (days, first, second) => {
        const now = new Date(2026, 0, 1, first)
        const end = new Date(2026, 0, 1 + days, second)
        expect(offerState(offer(end.getTime()), now.getTime())).toEqual({ kind: 'active', daysLeft: days })
      }),
    )
  })
})

describe('A profile picture', () => {
  it.each([
    ['image/jpeg', largestPhoto, undefined],
    ['image/png', 1, undefined],
    ['image/gif', largestPhoto + 1, 'too-large'],
    ['image/svg+xml', 1, 'wrong-type'],
    ['application/pdf', largestPhoto + 1, 'wrong-type'],
    ['', 10, 'wrong-type'],
    ['image/png', 0, 'empty'],
  ] as const)('[ACC-03] [F-113] of type %j with %d bytes: %s', (type, size, problem) => {
    expect(photoProblem({ type, size })).toBe(problem)
  })

  it.each([
    [longestPhotoSide, longestPhotoSide, undefined],
    [20_000, 1, 'too-many-pixels'],
    [1, 20_000, 'too-many-pixels'],
  ] as const)('[F-113] of %d by %d pixels: %s', (width, height, problem) => {
    expect(photoSizeProblem({ width, height })).toBe(problem)
  })
})

describe('Points', () => {
  it('[ACC-07] show the progress to the next tier', () => {
    const sample = { points: 2_450, nextTierAt: 3_000 }
    expect(pointsToNextTier(sample)).toBe(550)
    expect(tierProgress(sample)).toBeCloseTo(0.8167, 4)
  })

  it('stay between zero and the next tier', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (points, nextTierAt) => {
        expect(pointsToNextTier({ points, nextTierAt })).toBeGreaterThanOrEqual(0)
        const share = tierProgress({ points, nextTierAt })
        expect(share >= 0 && share <= 1).toBe(true)
      }),
    )
  })
})

it('[ACC-09] counts unread notifications', () => {
  expect(unreadCount([{ isRead: true }, { isRead: false }, { isRead: false }])).toBe(2)
  expect(unreadCount([])).toBe(0)
})
