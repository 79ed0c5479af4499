import { NetworkError } from '@umber/commerce-client'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import { createLiveAddressVerification } from '../../src/live/address-verification.ts'
import { createLiveContactMessages } from '../../src/live/contact-form.ts'
import { createLiveNewsletter } from '../../src/live/newsletter.ts'
import { createLivePreferences, type TopicWords } from '../../src/live/preferences.ts'
import { customerWishlistKey, leftOutKey, mergeOwedKey, wishlistKey } from '../../src/storage-keys.ts'
import { createLiveWishlist } from '../../src/live/wishlist.ts'
import { guest } from '../../src/ports/identity.ts'
import { TestIdentity } from '../support/cart-setup.ts'
import { scripted } from '../support/scripted-client.ts'
import type { ProductSummary } from '../../src/ports/product-search.ts'

describe('Newsletter and contact', () => {
  it('send the form’s values to the backend', async () => {
    const { client, sent } = scripted()
    await createLiveNewsletter(client).subscribe(' asha@example.com ')
    const message = { name: 'Asha', email: 'asha@example.com', subject: 'Hem', message: 'Is it long?' }
    await createLiveContactMessages(client).send(message)
    expect(sent).toEqual([
      { method: 'POST', path: '/store/newsletter', body: { email: 'asha@example.com' } },
      { method: 'POST', path: '/store/contact', body: message },
    ])
  })
})

describe('The verification of an address', () => {
  const email = 'asha@example.com'
  const state = (verified_at: string | null) => ({ verification: { email, verified_at } })
  const failing = (status: number, code?: string) =>
    Object.assign(new Error('No'), {
      [Symbol.for('@umber/commerce-client/error')]: true,
      kind: 'response',
      status,
      code,
    })

  it('is requested for the address that the backend has', async () => {
    const { client, sent } = scripted(() => state(null))
    const contactMessages = createLiveAddressVerification(client)
    expect(await contactMessages.isVerified()).toBe(false)
    expect(await contactMessages.request()).toBe('sent')
    expect(sent.at(-1)).toEqual({
      method: 'POST',
      path: '/auth/verification/request',
      body: { entity_id: email, entity_type: 'email' },
    })
  })

  it('is confirmed by the token of the email', async () => {
    const { client, sent } = scripted(() => state('2026-11-22T10:00:00.000Z'))
    const contactMessages = createLiveAddressVerification(client)
    expect(await contactMessages.confirm('abc')).toBe('verified')
    expect(sent).toEqual([{ method: 'POST', path: '/auth/verification/confirm', body: { code: 'abc' } }])
    expect(await contactMessages.isVerified()).toBe(true)
  })

  it('tells a used link, another account’s and too many requests from a failure', async () => {
    const answering = (status: number, code?: string) =>
      createLiveAddressVerification(
        scripted(({ method }) => {
          if (method === 'POST') throw failing(status, code)
          return state(null)
        }).client,
      )
    expect(await answering(400).confirm('abc')).toBe('used')
    expect(await answering(400, 'verification_not_own').confirm('abc')).toBe('foreign')
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
  it('are the backend’s switches with the shop’s labels, without topics that have no label', async () => {
    const preferences = [
      { id: 'promotions', email: true, push: false, sms: false, locked: false },
      { id: 'weather', email: true, push: true, sms: true, locked: false },
      { id: 'account_security', email: true, push: true, sms: true, locked: true },
    ]
    const { client, sent } = scripted(() => ({ preferences }))
    const contactMessages = createLivePreferences(client, words)
    const read = await contactMessages.read()
    expect(read).toMatchObject([
      { id: 'promotions', title: 'About promotions', email: true, push: false, locked: false },
      { id: 'account_security', locked: true },
    ])
    expect(await contactMessages.set('promotions', 'sms', true)).toEqual(read)
    expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { id: 'promotions', sms: true } })
  })
})

const vase: ProductSummary = { slug: 'vase', name: 'Vase', description: '' }
const belt: ProductSummary = { slug: 'belt', name: 'Belt', description: '' }

/** A backend that keeps one customer's list, newest first. */
function wishing(begun: readonly string[] = [], limit = 200) {
  let list = [...begun]
  let broken: string | undefined
  const setup = scripted(({ method, path, body }) => {
    if (method === broken) throw new NetworkError(`${method} failed`)
    const { products = [] } = (body ?? {}) as { products?: string[] }
    const fresh =
      method === 'POST' ? products.filter((slug) => slug !== 'unsold' && !list.includes(slug)) : []
    const capacity = limit - list.length
    list = [...fresh.slice(0, capacity), ...list]
    if (method === 'DELETE') list = list.filter((slug) => slug !== path.split('/').at(-1))
    return {
      wishlist: { items: list.map((handle) => ({ product: { handle } })) },
      left_out: [
        ...fresh.slice(capacity).map((product) => ({ product, reason: 'full' })),
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
    client: setup.client,
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
  /** As the auth store does: the customer's data goes with the token. */
  const signOut = () => {
    for (const key of [customerWishlistKey, leftOutKey]) customerStorage.remove(key)
    identity.be(guest)
  }
  return {
    ...setup,
    storage,
    customerStorage,
    identity,
    wishlist,
    asked,
    told,
    signIn,
    signOut,
    list: () => list,
    /** Requests with this method fail. */
    breakDown: (method: string | undefined) => void (broken = method),
  }
}

describe('The wishlist', () => {
  it('of a guest stays in this browser', async () => {
    const { wishlist, sent } = wishing()
    await wishlist.add(vase)
    await wishlist.add(vase)
    await wishlist.add(belt)
    await wishlist.remove('vase')
    expect(await wishlist.list()).toEqual([belt])
    expect(wishlist.known()).toEqual([belt])
    expect(sent).toEqual([])
  })

  it('of a guest who signs in is merged into the account’s', async () => {
    const { wishlist, signIn, list, asked } = wishing(['belt'])
    await wishlist.add(vase)
    signIn()
    await wishlist.merge()
    expect(list()).toEqual(['vase', 'belt'])
    expect(await wishlist.list()).toEqual([vase, belt])
    expect(asked).toEqual([['belt']])
  })

  it('[LIVE-03] of a guest whose merge did not succeed at sign-in is merged with the next read of that customer', async () => {
    const { wishlist, signIn, customerStorage, list, sent, breakDown } = wishing(['belt'])
    await wishlist.add(vase)
    customerStorage.set(mergeOwedKey, 'cus_1')
    signIn()
    breakDown('POST')
    await expect(wishlist.merge()).rejects.toThrow('POST')
    // The account's list is shown meanwhile.
    expect(await wishlist.list()).toEqual([belt])
    expect(customerStorage.get(mergeOwedKey)).toBe('cus_1')
    breakDown(undefined)
    expect(await wishlist.list()).toEqual([vase, belt])
    expect(list()).toEqual(['vase', 'belt'])
    expect(customerStorage.get(mergeOwedKey)).toBeNull()
    const { length } = sent
    await wishlist.list()
    expect(sent.slice(length)).toMatchObject([{ method: 'GET' }])
  })

  it.each([0, 1])(
    '[LIVE-03] of a guest, of %i products, is merged once when it succeeds at sign-in',
    async (count) => {
      const { wishlist, signIn, customerStorage, sent } = wishing()
      if (count === 1) await wishlist.add(vase)
      customerStorage.set(mergeOwedKey, 'cus_1')
      signIn()
      await wishlist.merge()
      await wishlist.list()
      expect(customerStorage.get(mergeOwedKey)).toBeNull()
      expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(count)
    },
  )

  it('of a guest that is owed to one customer is not merged by reading the list of another', async () => {
    const { wishlist, signIn, customerStorage, sent } = wishing(['belt'])
    await wishlist.add(vase)
    customerStorage.set(mergeOwedKey, 'cus_1')
    signIn('cus_2')
    expect(await wishlist.list()).toEqual([belt])
    expect(sent).toMatchObject([{ method: 'GET' }])
  })

  it('reports the oldest products that did not fit at sign-in, and keeps them on this device', async () => {
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

  it('sends no more than the backend’s limit at once, and reports the rest', async () => {
    const { wishlist, signIn, list, sent } = wishing()
    for (let count = 1; count <= 203; count += 1) await wishlist.add({ ...vase, slug: `vase-${count}` })
    signIn()
    const left = await wishlist.merge()
    expect(left.map(({ slug }) => slug)).toEqual(['vase-3', 'vase-2', 'vase-1'])
    expect(list()).toHaveLength(200)
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('keeps what did not fit for the guest when its customer leaves, and it can be dismissed before', async () => {
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

  it('reports what it could not add: a full list, and a product that is not sold any more', async () => {
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

  it('notifies other tabs of a change, and not of a read, or they would read it for ever', async () => {
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

  it('leaves out products missing from the catalogue, and sends no request when it is empty', async () => {
    const { wishlist, signIn, sent } = wishing(['gone', 'vase'])
    signIn()
    await wishlist.merge()
    expect(sent).toEqual([])
    expect(await wishlist.list()).toEqual([vase])
  })

  it('of a customer is kept beside their session, and the guest’s is gone', async () => {
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

  it('of a customer who has signed out meanwhile is not kept', async () => {
    const { wishlist, signIn, signOut, customerStorage } = wishing(['belt'])
    signIn()
    const listing = wishlist.list()
    await Promise.resolve()
    signOut()
    await listing
    expect(customerStorage.get(customerWishlistKey)).toBeNull()
  })

  it('is the one this session kept until its customer is known', async () => {
    const { wishlist, signIn, identity } = wishing(['belt'])
    signIn()
    await wishlist.list()
    identity.be({ status: 'unknown' })
    expect(wishlist.known()).toEqual([belt])
  })

  it('is read again by its observers when its customer leaves, and not when one arrives', () => {
    const { wishlist, signIn, signOut } = wishing()
    const heard: string[] = []
    const stop = wishlist.subscribe((what) => heard.push(what))
    signIn('cus_1')
    expect(heard).toEqual([])
    signIn('cus_2')
    signOut()
    expect(heard).toEqual(['person', 'person'])
    stop()
    signIn('cus_1')
    signOut()
    expect(heard).toHaveLength(2)
  })
})
