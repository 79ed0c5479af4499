import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createWishlistStore } from '../../src/wishlist/create-wishlist-store.ts'
import { summary, WishlistPort, type Fate } from '../support/wishlist-port.ts'

function setUp(...slugs: readonly string[]) {
  const port = new WishlistPort(...slugs)
  const store = createWishlistStore({ wishlist: port })
  return { port, store, shown: () => store.getState().items.map(({ slug }) => slug) }
}

describe('The wishlist', () => {
  it('shows what is stored on the device before the list has been read', async () => {
    const { port, store, shown } = setUp('vase')
    expect(store.getState().status).toBe('loading')
    expect(store.has('vase')).toBe(true)
    port.items = [summary('vase'), summary('belt')]
    const loaded = store.load()
    await port.answerAll()
    expect(await loaded).toEqual({ ok: true })
    expect(store.getState().status).toBe('ready')
    expect(shown()).toEqual(['vase', 'belt'])
  })

  it('is empty without a device, so that server and client rendering agree', () => {
    expect(setUp('vase').store.getInitialState()).toEqual({ status: 'loading', items: [] })
  })

  it('keeps what it shows when it cannot be read, and is read again on demand', async () => {
    const { port, store, shown } = setUp('vase')
    const loaded = store.load()
    await port.answer('fails')
    expect(await loaded).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    expect(store.getState()).toMatchObject({ status: 'failed', failure: { kind: 'unreachable' } })
    expect(shown()).toEqual(['vase'])
    const again = store.load()
    expect(store.getState()).toEqual({ status: 'loading', items: [summary('vase')] })
    await port.answerAll()
    expect(await again).toEqual({ ok: true })
  })

  it('stays readable when a later read fails', async () => {
    const { port, store } = setUp('vase')
    void store.load()
    await port.answer()
    const later = store.load()
    await port.answer('fails')
    expect(await later).toMatchObject({ ok: false })
    expect(store.getState().status).toBe('ready')
  })

  it('reads once for two concurrent reads', async () => {
    const { port, store } = setUp()
    const both = Promise.all([store.load(), store.load()])
    await port.answerAll()
    await both
    expect(port.calls).toEqual(['list'])
  })

  it('[WISH-02] adds and removes a product at once', async () => {
    const { port, store, shown } = setUp('vase')
    const removed = store.toggle(summary('vase'))
    expect(shown()).toEqual([])
    await port.answerAll()
    expect(await removed).toEqual({ ok: true, saved: false })
    const added = store.toggle(summary('vase'))
    expect(store.has('vase')).toBe(true)
    await port.answerAll()
    expect(await added).toEqual({ ok: true, saved: true })
    expect(port.items).toEqual([summary('vase')])
  })

  it('reverts a failed change, and says why', async () => {
    const { port, store, shown } = setUp('vase')
    const removed = store.toggle(summary('vase'))
    await port.answer('fails')
    expect(await removed).toMatchObject({ ok: false, failure: { kind: 'unreachable' } })
    expect(shown()).toEqual(['vase'])
  })

  it('reverts an addition to a full list, and says that it is full', async () => {
    const { port, store, shown } = setUp('vase')
    port.limit = 1
    const added = store.toggle(summary('belt'))
    expect(shown()).toEqual(['vase', 'belt'])
    await port.answerAll()
    expect(await added).toEqual({
      ok: false,
      failure: { kind: 'rejected', code: 'wishlist_full', retryable: false },
    })
    expect(shown()).toEqual(['vase'])
  })

  it('shows what did not fit at sign-in until it is dismissed', () => {
    const port = new WishlistPort('vase')
    let left = [summary('belt')]
    const leftOut = { known: () => left, clear: () => void (left = []) }
    const store = createWishlistStore({ wishlist: Object.assign(port, { leftOut }) })
    expect(store.getState().leftOut).toBeUndefined()
    void store.toggle(summary('vase'))
    expect(store.getState().leftOut).toEqual([summary('belt')])
    store.clearLeftOut()
    expect(store.getState()).not.toHaveProperty('leftOut')
  })

  it('shows a change from elsewhere at once', () => {
    const port = new WishlistPort('vase')
    let known = [summary('vase')]
    const store = createWishlistStore({ wishlist: Object.assign(port, { known: () => known }) })
    known = []
    port.changeElsewhere()
    expect(store.getState().items).toEqual([])
  })

  it('is not read again while the last read is recent enough for the caller', async () => {
    const port = new WishlistPort()
    let time = 1_000
    const store = createWishlistStore({ wishlist: port, now: () => time })
    void store.load({ maxAge: 500 })
    await port.answerAll()
    time += 499
    expect(await store.load({ maxAge: 500 })).toEqual({ ok: true })
    expect(port.calls).toEqual(['list'])
    time += 1
    void store.load({ maxAge: 500 })
    await port.answerAll()
    expect(port.calls).toEqual(['list', 'list'])
  })

  it('finds out that a change was made although its answer was lost', async () => {
    const { port, store, shown } = setUp()
    const added = store.toggle(summary('vase'))
    await port.answer('loses-answer')
    expect(await added).toMatchObject({ ok: false })
    await port.answerAll()
    expect(shown()).toEqual(['vase'])
  })

  it('lets the last of several clicks win, one request at a time', async () => {
    const { port, store } = setUp()
    const clicks = Promise.all([1, 2, 3].map(() => store.toggle(summary('vase'))))
    expect(port.calls).toEqual(['add vase'])
    await port.answerAll()
    expect(await clicks).toEqual([1, 2, 3].map(() => ({ ok: true, saved: true })))
    expect(port.calls).toEqual(['add vase', 'add vase'])
  })

  it('does not lose a change that was made while the list was being read', async () => {
    const { port, store, shown } = setUp('belt')
    const loaded = store.load()
    const added = store.toggle(summary('vase'))
    await port.answer('works', 1)
    await port.answerAll()
    await Promise.all([loaded, added])
    expect(shown()).toEqual(['belt', 'vase'])
    expect(port.calls).toEqual(['list', 'add vase', 'list'])
  })

  it('follows a change in another tab', async () => {
    const { port, shown } = setUp('vase')
    port.changeElsewhere('belt')
    await port.answerAll()
    expect(shown()).toEqual(['belt'])
  })
})

describe('The wishlist of the next person', () => {
  it.each<Fate>(['works', 'fails'])(
    'shows no change of the former one whose answer is late: it %s',
    async (fate) => {
      const { port, store, shown } = setUp('vase')
      const added = store.toggle(summary('belt'))
      port.changePerson('lamp')
      expect(shown()).toEqual(['lamp'])
      // The list, then the write.
      await port.answer('works', 1)
      await port.answer(fate)
      expect(shown()).toEqual(['lamp'])
      await port.answerAll()
      expect(await added).toEqual({ ok: true, saved: false })
      expect(shown()).toEqual(['lamp'])
      expect(store.getState().status).toBe('ready')
    },
  )

  it('is not sent a change that the former one had queued', async () => {
    const { port, store } = setUp('vase')
    void store.toggle(summary('vase'))
    void store.toggle(summary('vase'))
    port.changePerson('vase', 'lamp')
    await port.answerAll()
    expect(port.calls).toEqual(['remove vase', 'list', 'list'])
    expect(port.items).toEqual([summary('vase'), summary('lamp')])
  })

  it('is changed by a click on the product that the former one was changing', async () => {
    const { port, store, shown } = setUp('vase')
    void store.toggle(summary('belt'))
    port.changePerson('lamp')
    const added = store.toggle(summary('belt'))
    await port.answerAll()
    expect(await added).toEqual({ ok: true, saved: true })
    expect(port.calls.filter((call) => call === 'add belt')).toHaveLength(2)
    expect(shown()).toEqual(['lamp', 'belt'])
  })
})

describe('Moving to the cart', () => {
  it('[WISH-02] removes the product from the list only when the cart has it', async () => {
    const { port, store } = setUp('vase')
    let confirm = () => {}
    const cart = new Promise<{ readonly ok: boolean }>((resolve) => {
      confirm = () => resolve({ ok: true })
    })
    const moved = store.moveToCart('vase', () => cart)
    await port.answerAll()
    expect(store.has('vase')).toBe(true)
    confirm()
    await vi.waitFor(() => expect(port.calls).toEqual(['remove vase']))
    await port.answerAll()
    expect(await moved).toEqual({ ok: true })
    expect(store.has('vase')).toBe(false)
  })

  it('[WISH-02] keeps it when the cart refuses, or breaks', async () => {
    const { port, store } = setUp('vase')
    expect(await store.moveToCart('vase', () => Promise.resolve({ ok: false }))).toEqual({
      ok: false,
      at: 'cart',
    })
    const broken = await store.moveToCart('vase', () => Promise.reject(new Error('No cart')))
    expect(broken).toMatchObject({ ok: false, at: 'cart', failure: { kind: 'unknown' } })
    expect(store.has('vase')).toBe(true)
    expect(port.calls).toEqual([])
  })

  it('adds once however often it is clicked', async () => {
    const { port, store } = setUp('vase')
    const addToCart = vi.fn<(slug: string) => Promise<{ ok: boolean }>>(() => Promise.resolve({ ok: true }))
    const both = Promise.all([store.moveToCart('vase', addToCart), store.moveToCart('vase', addToCart)])
    await vi.waitFor(() => expect(port.calls).toHaveLength(1))
    await port.answerAll()
    await both
    expect(addToCart).toHaveBeenCalledExactlyOnceWith('vase')
  })

  it('says so when it is in the cart and could not be removed from the list', async () => {
    const { port, store } = setUp('vase')
    const moved = store.moveToCart('vase', () => Promise.resolve({ ok: true }))
    await vi.waitFor(() => expect(port.calls).toHaveLength(1))
    await port.answer('fails')
    expect(await moved).toMatchObject({ ok: false, at: 'wishlist', failure: { kind: 'unreachable' } })
    expect(store.has('vase')).toBe(true)
  })
})

it('shows, at rest, what is listed, after any events', async () => {
  const slug = fc.constantFrom('a', 'b', 'c')
  const step = fc.oneof(
    fc.record({ kind: fc.constant('toggle' as const), slug }),
    fc.record({ kind: fc.constant('move' as const), slug, ok: fc.boolean() }),
    fc.record({ kind: fc.constant('load' as const) }),
    fc.record({ kind: fc.constant('elsewhere' as const), slug }),
    fc.record({
      kind: fc.constant('answer' as const),
      fate: fc.constantFrom<Fate>('works', 'works', 'fails', 'loses-answer'),
      at: fc.constantFrom(0 as const, 1 as const),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { port, store, shown } = setUp('a')
      const outcomes: Array<Promise<unknown>> = []
      const shownAtOnce: boolean[] = []
      for (const one of steps) {
        if (one.kind === 'toggle') {
          const before = store.has(one.slug)
          outcomes.push(store.toggle(summary(one.slug)))
          shownAtOnce.push(store.has(one.slug) !== before)
        } else if (one.kind === 'move') {
          outcomes.push(store.moveToCart(one.slug, () => Promise.resolve({ ok: one.ok })))
        } else if (one.kind === 'load') outcomes.push(store.load())
        else if (one.kind === 'elsewhere') port.changeElsewhere(one.slug)
        else await port.answer(one.fate, one.at)
      }
      await port.answerAll()
      await Promise.all(outcomes)
      expect(shownAtOnce).not.toContain(false)
      const listed = port.items.map((item) => item.slug).toSorted()
      // A failed read leaves a change in another tab unknown until the next one.
      expect(shown().toSorted()).toEqual(port.failedReadings === 0 ? listed : shown().toSorted())
      const loaded = store.load()
      await port.answerAll()
      await loaded
      expect(store.getState()).toEqual({ status: 'ready', items: port.items })
    }),
  )
})
