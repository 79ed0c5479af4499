import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountStorageKey } from './account-storage.ts'
import { wishlistKey } from './wishlist.ts'
import { hostile, isClean } from '@umber/fake-backend/hostile'
import { sampleData } from '../../../../test/support/showcase-data.ts'
import { asha, Demonstration, ravi } from '../../../../test/support/demonstration.ts'

const home = {
  label: 'Parents',
  firstName: 'Mira',
  lastName: 'Raman',
  address1: '3 Lake Road',
  address2: '',
  city: 'Mysuru',
  state: 'Karnataka',
  postalCode: '570001',
  country: 'India',
  phone: '+91 98450 54321',
}

describe('The addresses', () => {
  it('[ACC-05] begin with the sample, the first being the default', async () => {
    const addresses = await new Demonstration().open().addressBook.list()
    expect(addresses.map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Home', true],
      ['Studio', false],
    ])
  })

  it('[ACC-05] take a new one that is not the default, and keep it for the next visit', async () => {
    const demonstration = new Demonstration()
    const added = await demonstration.open().addressBook.add(home)
    expect(added?.at(-1)).toMatchObject({ label: 'Parents', isDefault: false })
    expect(await demonstration.open().addressBook.list()).toEqual(added)
  })

  it('[ACC-05] have exactly one default if there is any, after any changes', async () => {
    const acts = fc.array(fc.tuple(fc.constantFrom('add', 'remove', 'default', 'update'), fc.nat(4)), {
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(acts, async (done) => {
        const { addressBook } = new Demonstration().open()
        for (const [act, at] of done) {
          const before = await addressBook.list()
          const id = before[at]?.id ?? 'addr_unknown'
          if (act === 'add') await addressBook.add({ ...home, label: `New ${at}` })
          if (act === 'remove') await addressBook.remove(id)
          if (act === 'default') await addressBook.makeDefault(id)
          if (act === 'update') await addressBook.update(id, { ...home, label: 'Changed' })
          const after = await addressBook.list()
          expect(after.filter(({ isDefault }) => isDefault)).toHaveLength(Math.min(1, after.length))
          expect(new Set(after.map((one) => one.id)).size).toBe(after.length)
          const wanted = before[at]
          const isChosen = act === 'default' && wanted !== undefined
          expect(after.find(({ isDefault }) => isDefault)?.id === wanted?.id || !isChosen).toBe(true)
        }
      }),
    )
  })
})

it('[ACC-05] The addresses have one default also when a storage holds one of them twice', async () => {
  const twice = { ...home, id: 'addr_1', isDefault: true }
  const written = { owner: asha.id, parts: { addresses: [twice, { ...twice, label: 'Again' }] } }
  const demonstration = new Demonstration({ [accountStorageKey]: JSON.stringify(written) })
  const addresses = await demonstration.open().addressBook.list()
  expect(addresses.map(({ isDefault }) => isDefault)).toEqual([true])
})

describe('The saved cards', () => {
  it('[ACC-06] have one default, which can be changed, and can all be removed', async () => {
    const demonstration = new Demonstration()
    const { paymentMethods } = demonstration.open()
    const defaults = async () =>
      (await demonstration.open().paymentMethods.list()).map(({ id, isDefault }) => [id, isDefault])
    await paymentMethods.makeDefault('card_2')
    expect(await defaults()).toEqual([
      ['card_1', false],
      ['card_2', true],
    ])
    await paymentMethods.remove('card_1')
    expect(await defaults()).toEqual([['card_2', true]])
    expect(await paymentMethods.remove('card_2')).toEqual([])
    expect(await defaults()).toEqual([])
  })

  it('[ACC-06] pass the default on when it is removed', async () => {
    const { paymentMethods } = new Demonstration().open()
    expect(await paymentMethods.remove('card_1')).toMatchObject([{ id: 'card_2', isDefault: true }])
  })
})

describe('The profile', () => {
  it('[ACC-03] begins with the backend’s data, and keeps changes', async () => {
    const demonstration = new Demonstration()
    expect(await demonstration.open().customerProfile.read()).toEqual({
      firstName: 'Asha',
      lastName: 'Raman',
      email: asha.email,
      phone: '',
    })
    const photo = 'data:image/png;base64,AAAA'
    const changes = { firstName: '', lastName: 'Rao', phone: '1', dateOfBirth: '1990-02-01', photo }
    const saved = await demonstration.open().customerProfile.save(changes)
    expect(saved).toEqual({ ...changes, email: asha.email })
    expect(await demonstration.open().customerProfile.read()).toEqual(saved)
  })

  it('shows no picture from a storage that was tampered with', async () => {
    const demonstration = new Demonstration()
    for (const photo of [
      'https://evil.test/x.png',
      'data:image/svg+xml;base64,AAAA',
      'javascript:alert(1)',
    ]) {
      const profile = await demonstration
        .open()
        .customerProfile.save({ firstName: '', lastName: '', phone: '', photo })
      expect(profile).not.toHaveProperty('photo')
    }
  })

  it('reports when the storage is full', async () => {
    const demonstration = new Demonstration()
    const ports = demonstration.open()
    demonstration.storage.all.set = () => demonstration.storage.all
    const saving = ports.customerProfile.save({ firstName: 'A', lastName: 'B', phone: '' })
    await expect(saving).rejects.toThrow('is full')
    await expect(ports.addressBook.remove('addr_sample_0')).rejects.toThrow('is full')
  })
})

describe('The rewards', () => {
  it('[ACC-07] are redeemed for points, with a line in the history', async () => {
    const demonstration = new Demonstration()
    const { rewards } = demonstration.open()
    const redeemed = await rewards.redeem('coupon')
    expect(redeemed).toMatchObject({
      kind: 'redeemed',
      account: {
        points: 300,
        history: [
          { type: 'redeemed', points: 400, description: 'Coupon', date: '2026-11-20T00:00:00.000Z' },
          { type: 'earned', date: '2026-11-18T00:00:00.000Z' },
        ],
      },
    })
    expect(await rewards.redeem('coupon')).toEqual({ kind: 'insufficient-points' })
    expect(await demonstration.open().rewards.read()).toMatchObject({ points: 300, tier: 'Gold' })
  })

  it('are not redeemed when there are none, or they are unknown', async () => {
    const { rewards } = new Demonstration().open()
    expect(await rewards.redeem('gone')).toEqual({ kind: 'unavailable' })
    expect(await rewards.redeem('__proto__')).toEqual({ kind: 'unavailable' })
    expect(await rewards.read()).toMatchObject({ points: 700 })
  })
})

describe('The offers', () => {
  it('[ACC-08] are claimed for good, and end on their day', async () => {
    const demonstration = new Demonstration()
    const offers = await demonstration.open().offers.claim('open')
    expect(offers).toMatchObject([
      { id: 'open', isClaimed: true, isExpired: false, validUntil: '2026-11-23T00:00:00.000Z' },
      { id: 'over', isExpired: true, validUntil: '2026-11-19T00:00:00.000Z' },
    ])
    expect(await demonstration.open().offers.list()).toEqual(offers)
  })
})

describe('The preferences', () => {
  it('[ACC-09] are turned one switch at a time, and kept', async () => {
    const demonstration = new Demonstration()
    await demonstration.open().preferences.set('promotions', 'push', true)
    const turned = await demonstration.open().preferences.set('promotions', 'email', false)
    expect(turned[0]).toMatchObject({ email: false, push: true, sms: true })
    expect(await demonstration.open().preferences.read()).toEqual(turned)
  })

  it('[ACC-09] keep the security switches as they are', async () => {
    const turned = await new Demonstration().open().preferences.set('account_security', 'email', false)
    expect(turned).toEqual(sampleData.preferences)
  })

  it('[ACC-09] know which notifications have been read', async () => {
    const demonstration = new Demonstration()
    const read = await demonstration.open().preferences.markRead('n1')
    expect(read.map(({ isRead, createdAt }) => [isRead, createdAt])).toEqual([
      [true, '2026-11-19T00:00:00.000Z'],
      [true, '2026-11-11T00:00:00.000Z'],
    ])
    expect(await demonstration.open().preferences.notifications()).toEqual(read)
  })
})

describe('A customer’s changes', () => {
  async function changeEverything(demonstration: Demonstration) {
    const ports = demonstration.open()
    await ports.addressBook.add({ ...home, label: 'Ashalata’s hideaway' })
    await ports.customerProfile.save({ firstName: 'Ashalata', lastName: '', phone: '' })
    await ports.rewards.redeem('coupon')
    await ports.offers.claim('open')
    await ports.preferences.set('promotions', 'sms', false)
    await ports.paymentMethods.remove('card_1')
    await ports.wishlist.add({ slug: 'ring', name: 'Ring', description: '' })
    return ports
  }
  const everything = async ({ storage }: Demonstration, customer: typeof asha) => {
    const next = new Demonstration(Object.fromEntries(storage.all))
    next.customer = customer
    const ports = next.open()
    return [
      await ports.addressBook.list(),
      await ports.customerProfile.read(),
      await ports.rewards.read(),
      await ports.offers.list(),
      await ports.preferences.read(),
      await ports.paymentMethods.list(),
    ]
  }

  it('[F-90] are gone when they have signed out', async () => {
    const demonstration = new Demonstration()
    const ports = await changeEverything(demonstration)
    expect(demonstration.storage.all.size).toBe(3)
    ports.clear()
    expect([...demonstration.storage.all]).toEqual([])
    expect(ports.wishlist.known()).toEqual([])
  })

  it('[F-93] are never seen by the next customer, nor changed by them', async () => {
    const demonstration = new Demonstration()
    const untouched = await everything(new Demonstration(), ravi)
    await changeEverything(demonstration)
    expect(await everything(demonstration, ravi)).toEqual(untouched)
    demonstration.customer = ravi
    await demonstration.open().offers.claim('open')
    expect(demonstration.storage.get(accountStorageKey)).not.toContain('Ashalata')
  })

  it('are never broken by a storage that was tampered with', async () => {
    const parts = ['addresses', 'profile', 'redeemed', 'claimed-offers', 'preferences', 'payment-methods']
    const tampered = fc.oneof(
      hostile,
      fc.record({
        owner: fc.constant(asha.id),
        parts: fc.record(
          Object.fromEntries(parts.map((name) => [name, fc.oneof(hostile, fc.array(hostile))])),
        ),
      }),
    )
    await fc.assert(
      fc.asyncProperty(tampered, hostile, async (written, wishes) => {
        const demonstration = new Demonstration({
          [accountStorageKey]: JSON.stringify(written),
          [wishlistKey]: JSON.stringify(wishes),
        })
        const ports = demonstration.open()
        await everything(demonstration, asha)
        ports.wishlist.known()
        await changeEverything(demonstration)
        expect((await ports.customerProfile.read()).firstName).toBe('Ashalata')
        expect(ports.wishlist.known().at(-1)).toMatchObject({ slug: 'ring' })
        expect(isClean()).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
