import {
  demoCustomer,
  pictureUrl,
  products,
  quickSearchSlugs,
  sampleOrders,
  store,
} from '@umber/sample-store'
import { describe, expect, it } from 'vitest'
import { showcaseAccount } from './account.ts'

const summaries = quickSearchSlugs.map((slug) => {
  const product = products.find((candidate) => candidate.slug === slug)
  if (product === undefined) throw new Error(`${slug} is not in the catalogue`)
  const { title: name, description, price, compareAtPrice, pictures } = product
  const amount = (value: number) => ({ amount: value, currency: store.currency })
  const summary = { slug, name, description, price: amount(price), image: pictureUrl(pictures[0] ?? '') }
  const before = compareAtPrice === undefined ? {} : { compareAtPrice: amount(compareAtPrice) }
  return Object.assign(summary, before)
})

describe('What the demonstration shows without a backend', () => {
  it('knows eight of the catalogue’s products, word for word', async () => {
    // Written again by `vitest run -u` when the catalogue has changed.
    await expect(`${JSON.stringify(summaries, null, 2)}\n`).toMatchFileSnapshot('./products.generated.json')
    expect(summaries).toHaveLength(8)
  })

  it('has the addresses that the demo customer has in the backend', () => {
    expect(showcaseAccount.addresses).toEqual(
      demoCustomer.addresses.map(({ line1, line2 = '', province, label, ...address }) => ({
        label,
        firstName: address.firstName,
        lastName: address.lastName,
        address1: line1,
        address2: line2,
        city: address.city,
        state: province,
        postalCode: address.postalCode,
        country: 'India',
        phone: address.phone,
      })),
    )
  })

  it('[ACC-07] has the points, the tier and the rewards', () => {
    expect(showcaseAccount.rewards).toMatchObject({ points: 2_450, tier: 'Gold', nextTierAt: 3_000 })
    expect(showcaseAccount.rewards.rewards.map(({ id, pointsCost }) => [id, pointsCost])).toEqual([
      ['coupon_10', 500],
      ['free_shipping', 300],
      ['coupon_25', 1_000],
      ['exclusive_access', 2_000],
    ])
    const sign = { earned: 1, redeemed: -1 }
    const sum = showcaseAccount.rewards.history.reduce(
      (before, { type, points }) => before + sign[type] * points,
      0,
    )
    expect(sum).toBe(showcaseAccount.rewards.points)
  })

  it('[ACC-09] has the four kinds of notifications, of which security cannot be turned off', () => {
    expect(showcaseAccount.preferences.map(({ id, locked }) => [id, locked])).toEqual([
      ['order_updates', false],
      ['promotions', false],
      ['product_reviews', false],
      ['account_security', true],
    ])
  })

  it('[ACC-08] has an offer of each sort: with a code, without one, to be claimed, and over', () => {
    const { offers } = showcaseAccount
    expect(new Set(offers.map(({ type }) => type)).size).toBe(4)
    expect(offers.some((offer) => offer.isClaimed && 'code' in offer && offer.validForDays > 0)).toBe(true)
    expect(offers.some((offer) => offer.isClaimed && !('code' in offer))).toBe(true)
    expect(offers.some((offer) => !offer.isClaimed && offer.validForDays === 0)).toBe(true)
    expect(offers.some(({ validForDays }) => validForDays < 0)).toBe(true)
  })

  it('[ACC-04] shows orders of the days when the backend has some', () => {
    const days = new Set(sampleOrders.map(({ placedDaysAgo }) => placedDaysAgo))
    expect(showcaseAccount.recentOrders.every(({ daysAgo }) => days.has(daysAgo))).toBe(true)
  })
})
