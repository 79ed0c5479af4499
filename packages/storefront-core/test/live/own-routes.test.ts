import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import { createLiveAddressVerification } from '../../src/live/address-verification.ts'
import { createLiveContactDesk } from '../../src/live/contact-desk.ts'
import { createLiveNewsletter } from '../../src/live/newsletter.ts'
import { createLivePreferences, type TopicWords } from '../../src/live/preferences.ts'
import { customerWishlistKey, leftOutKey, wishlistKey } from '../../src/storage-keys.ts'
import { createLiveWishlist } from '../../src/live/wishlist.ts'
import { guest } from '../../src/ports/identity.ts'
import { TestIdentity } from '../support/cart-world.ts'
import type { ProductSummary } from '../../src/ports/product-search.ts'

interface Sent {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** A client that notes what it is asked, and answers as the test says. */
function scripted(answer: (sent: Sent) => unknown = () => ({})) {
  const sent: Sent[] = []
  const fetch = async (
    path: string | URL,
    { method = 'GET', body }: { method?: string; body?: unknown } = {},
  ) => {
    const one = { method, path: String(path), body }
    sent.push(one)
    return answer(one)
  }
  return { sent, client: { client: { fetch } as never } }
}

describe('Newsletter and contact', () => {
  it('send what was typed to the backend', async () => {
    const { client, sent } = scripted()
    await createLiveNewsletter(client).subscribe(' asha@example.com ')
    const message = { name: 'Asha', email: 'asha@example.com', subject: 'Hem', message: 'Is it long?' }
    await createLiveContactDesk(client).send(message)
    expect(sent).toEqual([
      { method: 'POST', path: '/store/newsletter', body: { email: 'asha@example.com' } },
      { method: 'POST', path: '/store/contact', body: message },
    ])
  })
})

describe('The proof of an address', () => {
  const email = 'asha@example.com'
  const state = (verified_at: string | null) => ({ verification: { email, verified_at } })
  const failing = (status: number) =>
    Object.assign(new Error('No'), {
      [Symbol.for('@umber/commerce-client/error')]: true,
      kind: 'response',
      status,
    })

  it('is asked for, for the address that the backend has', async () => {
    const { client, sent } = scripted(() => state(null))
    const desk = createLiveAddressVerification(client)
    expect(await desk.isVerified()).toBe(false)
    expect(await desk.request()).toBe('sent')
    expect(sent.at(-1)).toEqual({
      method: 'POST',
      path: '/auth/verification/request',
      body: { entity_id: email, entity_type: 'email' },
    })
  })

  it('is given by the token of the mail', async () => {
    const { client, sent } = scripted(() => state('2026-11-22T10:00:00.000Z'))
    const desk = createLiveAddressVerification(client)
    expect(await desk.confirm('abc')).toBe('verified')
    expect(sent).toEqual([{ method: 'POST', path: '/auth/verification/confirm', body: { code: 'abc' } }])
    expect(await desk.isVerified()).toBe(true)
  })

  it('tells a link that is used up, and who asks too often, from a failure', async () => {
    const answering = (status: number) =>
      createLiveAddressVerification(
        scripted(({ method }) => {
          if (method === 'POST') throw failing(status)
          return state(null)
        }).client,
      )
    expect(await answering(400).confirm('abc')).toBe('used')
    expect(await answering(429).request()).toBe('too-often')
    await expect(answering(500).confirm('abc')).rejects.toMatchObject({ status: 500 })
    await expect(answering(401).request()).rejects.toMatchObject({ status: 401 })
  })
})

const words = Object.fromEntries(
  ['order_updates', 'promotions', 'product_reviews', 'account_security'].map((id) => [
    id,
    { category: id, title: `About ${id}`, description: '' },
  ]),
) as TopicWords

describe('Preferences', () => {
  it('are the backend’s switches with the shop’s words, without a topic the shop has no words for', async () => {
    const preferences = [
      { id: 'promotions', email: true, push: false, sms: false, locked: false },
      { id: 'weather', email: true, push: true, sms: true, locked: false },
      { id: 'account_security', email: true, push: true, sms: true, locked: true },
    ]
    const { client, sent } = scripted(() => ({ preferences }))
    const desk = createLivePreferences(client, words)
    const read = await desk.read()
    expect(read).toMatchObject([
      { id: 'promotions', title: 'About promotions', email: true, push: false, locked: false },
      { id: 'account_security', locked: true },
    ])
    expect(await desk.set('promotions', 'sms', true)).toEqual(read)
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { id: 'promotions', sms: true } })
  })
})

const vase: ProductSummary = { slug: 'vase', name: 'Vase', description: '' }
const belt: ProductSummary = { slug: 'belt', name: 'Belt', description: '' }

/** A backend that keeps one customer's list, the latest first. */
function wishing(begun: readonly string[] = [], limit = 200) {
  let list = [...begun]
  const world = scripted(({ method, path, body }) => {
    const { products = [] } = (body ?? {}) as { products?: string[] }
    const fresh =
      method === 'POST' ? products.filter((slug) => slug !== 'unsold' && !list.includes(slug)) : []
    const room = limit - list.length
    list = [...fresh.slice(0, room), ...list]
    if (method === 'DELETE') list = list.filter((slug) => slug !== path.split('/').at(-1))
    return {
      wishlist: { items: list.map((handle) => ({ product: { handle } })) },
      left_out: [
        ...fresh.slice(room).map((product) => ({ product, reason: 'full' })),
        ...products.filter((slug) => slug === 'unsold').map((product) => ({ product, reason: 'unknown' })),
      ],
    }
  })
  const storage = createMemoryStorage()
  const customerStorage = createMemoryStorage()
  const identity = new TestIdentity()
  const told: string[] = []
  const asked: string[][] = []
  const wishlist = createLiveWishlist({
    client: world.client,
    storage,
    customerStorage,
    identity,
    tabs: { post: (word) => void told.push(word), subscribe: () => () => undefined },
    isSignedIn: async () => identity.get().status === 'customer',
    summaries: async (slugs) => {
      asked.push([...slugs])
      return [vase, belt].filter(({ slug }) => slugs.includes(slug))
    },
  })
  const signIn = (customerId = 'cus_1') => identity.be({ status: 'customer', customerId })
  /** As the auth store does it: what is kept for the customer goes with the token. */
  const signOut = () => {
    for (const key of [customerWishlistKey, leftOutKey]) customerStorage.remove(key)
    identity.be(guest)
  }
  return {
    ...world,
    storage,
    customerStorage,
    identity,
    wishlist,
    asked,
    told,
    signIn,
    signOut,
    list: () => list,
  }
}

describe('The wishlist', () => {
  it('of a visitor stays in this browser', async () => {
    const { wishlist, sent } = wishing()
    await wishlist.add(vase)
    await wishlist.add(vase)
    await wishlist.add(belt)
    await wishlist.remove('vase')
    expect(await wishlist.list()).toEqual([belt])
    expect(wishlist.known()).toEqual([belt])
    expect(sent).toEqual([])
  })

  it('of somebody who signs in joins what they have with their account', async () => {
    const { wishlist, signIn, list, asked } = wishing(['belt'])
    await wishlist.add(vase)
    signIn()
    await wishlist.merge()
    expect(list()).toEqual(['vase', 'belt'])
    expect(await wishlist.list()).toEqual([vase, belt])
    expect(asked).toEqual([['belt']])
  })

  it('tells of what found no room at sign-in, the oldest, and keeps it on this device', async () => {
    const { wishlist, signIn, list } = wishing(['lamp'], 2)
    await wishlist.add(vase)
    await wishlist.add({ ...vase, slug: 'unsold' })
    await wishlist.add(belt)
    signIn()
    expect(await wishlist.merge()).toEqual([vase])
    expect(list()).toEqual(['belt', 'lamp'])
    expect(wishlist.leftOut?.known()).toEqual([vase])
    await wishlist.remove('lamp')
    expect(await wishlist.add(vase)).toBeUndefined()
    expect(wishlist.leftOut?.known()).toEqual([])
  })

  it('has room for no more than the backend takes at once, and tells of the rest', async () => {
    const { wishlist, signIn, list, sent } = wishing()
    for (let count = 1; count <= 203; count += 1) await wishlist.add({ ...vase, slug: `vase-${count}` })
    signIn()
    const left = await wishlist.merge()
    expect(left.map(({ slug }) => slug)).toEqual(['vase-3', 'vase-2', 'vase-1'])
    expect(list()).toHaveLength(200)
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('takes along what found no room when its customer leaves, and it can be let go before', async () => {
    const { wishlist, signIn, signOut, customerStorage } = wishing(['lamp'], 1)
    await wishlist.add(vase)
    signIn()
    await wishlist.merge()
    wishlist.leftOut?.clear()
    expect(customerStorage.get(leftOutKey)).toBeNull()
    signOut()
    await wishlist.add(vase)
    signIn()
    await wishlist.merge()
    expect(wishlist.leftOut?.known()).toEqual([vase])
    signOut()
    expect(wishlist.leftOut?.known()).toEqual([])
  })

  it('says what it could not take: a full list, and a product that is not sold any more', async () => {
    const { wishlist, signIn } = wishing(['lamp'], 1)
    signIn()
    expect(await wishlist.add(vase)).toBe('full')
    expect(await wishlist.add({ ...vase, slug: 'unsold' })).toBe('missing')
    expect(wishlist.known()).toEqual([])
  })

  it('of a customer is their account’s, on every device', async () => {
    const { wishlist, signIn, list } = wishing(['vase'])
    signIn()
    await wishlist.add(belt)
    expect(list()).toEqual(['belt', 'vase'])
    await wishlist.remove('vase')
    expect(list()).toEqual(['belt'])
    expect(await wishlist.list()).toEqual([belt])
  })

  it('tells the other tabs of a change, and not of a reading, or they would read it for ever', async () => {
    const { wishlist, signIn, told } = wishing(['vase'])
    signIn()
    await wishlist.list()
    await wishlist.list()
    expect(told).toEqual([])
    await wishlist.remove('vase')
    expect(told).toEqual(['wishlist-changed'])
    await wishlist.add(belt)
    await wishlist.merge()
    expect(told).toHaveLength(3)
  })

  it('leaves out what the catalogue no longer has, and asks for nothing when nothing was saved', async () => {
    const { wishlist, signIn, sent } = wishing(['gone', 'vase'])
    signIn()
    await wishlist.merge()
    expect(sent).toEqual([])
    expect(await wishlist.list()).toEqual([vase])
  })

  it('of a customer is kept beside their session, and the guest’s is none any more', async () => {
    const { wishlist, signIn, signOut, storage, customerStorage } = wishing(['belt'])
    await wishlist.add(vase)
    signIn()
    expect(wishlist.known()).toEqual([vase])
    await wishlist.merge()
    expect(storage.get(wishlistKey)).toBeNull()
    expect(customerStorage.get(customerWishlistKey)).toContain('cus_1')
    expect(wishlist.known()).toEqual([vase, belt])
    signOut()
    expect(wishlist.known()).toEqual([])
  })

  it('of a guest in another tab stays when the customer of this one leaves', async () => {
    const { wishlist, signIn, signOut, storage } = wishing(['belt'])
    signIn()
    await wishlist.list()
    storage.set(wishlistKey, JSON.stringify([vase]))
    signOut()
    expect(await wishlist.list()).toEqual([vase])
  })

  it('of one customer is not shown to the next', async () => {
    const { wishlist, signIn } = wishing(['belt'])
    signIn('cus_1')
    await wishlist.list()
    signIn('cus_2')
    expect(wishlist.known()).toEqual([])
  })

  it('of a customer who has left meanwhile is not kept', async () => {
    const { wishlist, signIn, signOut, customerStorage } = wishing(['belt'])
    signIn()
    const listing = wishlist.list()
    await Promise.resolve()
    signOut()
    await listing
    expect(customerStorage.get(customerWishlistKey)).toBeNull()
  })

  it('is what this session kept until it is known whose session it is', async () => {
    const { wishlist, signIn, identity } = wishing(['belt'])
    signIn()
    await wishlist.list()
    identity.be({ status: 'unknown' })
    expect(wishlist.known()).toEqual([belt])
  })

  it('is read again by who has it in sight when its customer leaves, and not when one arrives', () => {
    const { wishlist, signIn, signOut } = wishing()
    let heard = 0
    const stop = wishlist.subscribe(() => (heard += 1))
    signIn('cus_1')
    expect(heard).toBe(0)
    signIn('cus_2')
    signOut()
    expect(heard).toBe(2)
    stop()
    signIn('cus_1')
    signOut()
    expect(heard).toBe(2)
  })
})
