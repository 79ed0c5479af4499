import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../src/memory-storage.ts'
import { createLiveContactDesk } from '../../src/live/contact-desk.ts'
import { createLiveNewsletter } from '../../src/live/newsletter.ts'
import { createLivePreferences, type TopicWords } from '../../src/live/preferences.ts'
import { createLiveWishlist, wishlistKey } from '../../src/live/wishlist.ts'
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

/** A backend that keeps one customer's list. */
function wishing(begun: readonly string[] = []) {
  let list = [...begun]
  const world = scripted(({ method, path, body }) => {
    if (method === 'POST') list = [...new Set([...list, ...(body as { products: string[] }).products])]
    if (method === 'DELETE') list = list.filter((slug) => slug !== path.split('/').at(-1))
    return { wishlist: { items: list.map((handle) => ({ product: { handle } })) } }
  })
  const storage = createMemoryStorage()
  let isSignedIn = false
  const asked: string[][] = []
  const said: string[] = []
  const wishlist = createLiveWishlist({
    client: world.client,
    storage,
    tabs: { post: (word) => void said.push(word), subscribe: () => () => undefined },
    isSignedIn: async () => isSignedIn,
    summaries: async (slugs) => {
      asked.push([...slugs])
      return [vase, belt].filter(({ slug }) => slugs.includes(slug))
    },
  })
  const signIn = () => {
    isSignedIn = true
  }
  return { ...world, storage, wishlist, asked, said, signIn, list: () => list }
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
    expect(list()).toEqual(['belt', 'vase'])
    expect(await wishlist.list()).toEqual([belt, vase])
    expect(asked).toEqual([['belt']])
  })

  it('of a customer is their account’s, on every device', async () => {
    const { wishlist, signIn, list } = wishing(['vase'])
    signIn()
    await wishlist.add(belt)
    expect(list()).toEqual(['vase', 'belt'])
    await wishlist.remove('vase')
    expect(list()).toEqual(['belt'])
    expect(await wishlist.list()).toEqual([belt])
  })

  it('tells the other tabs of a change, and not of a reading, or they would read it for ever', async () => {
    const { wishlist, signIn, said } = wishing(['vase'])
    signIn()
    await wishlist.list()
    await wishlist.list()
    expect(said).toEqual([])
    await wishlist.remove('vase')
    expect(said).toEqual(['wishlist-changed'])
    await wishlist.add(belt)
    await wishlist.merge()
    expect(said).toHaveLength(3)
  })

  it('leaves out what the catalogue no longer has, and asks for nothing when nothing was saved', async () => {
    const { wishlist, signIn, sent } = wishing(['gone', 'vase'])
    signIn()
    await wishlist.merge()
    expect(sent).toEqual([])
    expect(await wishlist.list()).toEqual([vase])
  })

  it('is gone from this device with the customer', async () => {
    const { wishlist, storage } = wishing()
    await wishlist.add(vase)
    wishlist.forget()
    expect(storage.get(wishlistKey)).toBeNull()
    expect(wishlist.known()).toEqual([])
  })
})
