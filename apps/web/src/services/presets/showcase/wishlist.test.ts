import { describe, expect, it } from 'vitest'
import { createWishlistStore } from '@umber/storefront-core/wishlist'
import type { TabChannel } from '@umber/storefront-core'
import { sampleProducts } from '../../../../test/support/showcase-data.ts'
import { Demonstration } from '../../../../test/support/demonstration.ts'

const [tee] = sampleProducts
if (tee === undefined) throw new Error('The sample has no products')

/** Each hears what the other posts. */
function twoTabs(): readonly TabChannel[] {
  const listeners = [new Set<(message: string) => void>(), new Set<(message: string) => void>()] as const
  return [0, 1].map((own) => ({
    post: (message) => listeners[own === 0 ? 1 : 0].forEach((listener) => listener(message)),
    subscribe(listener) {
      listeners[own === 0 ? 0 : 1].add(listener)
      return () => void listeners[own === 0 ? 0 : 1].delete(listener)
    },
  }))
}

describe('The wishlist', () => {
  it('[WISH-01] takes 800 milliseconds and draws four of the sample products, once', async () => {
    const demonstration = new Demonstration()
    const listing = demonstration.open().wishlist.list()
    expect(await demonstration.time(listing)).toBe(800)
    const drawn = await listing
    expect(new Set(drawn.map(({ slug }) => slug)).size).toBe(4)
    const again = demonstration.open().wishlist.list()
    await demonstration.time(again)
    expect(await again).toEqual(drawn)
    expect(demonstration.open().wishlist.known()).toEqual(drawn)
  })

  it('draws differently with another random value', async () => {
    const drawn = await Promise.all(
      [0, 1, 2, 3].map(async (chance) => {
        const demonstration = new Demonstration()
        demonstration.chance = chance
        const listing = demonstration.open().wishlist.list()
        await demonstration.time(listing)
        return (await listing).map(({ slug }) => slug).join()
      }),
    )
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })

  it('[WISH-02] lists what was added elsewhere, and no longer what was removed', async () => {
    const demonstration = new Demonstration()
    const { wishlist } = demonstration.open()
    await wishlist.add(tee)
    await wishlist.add(tee)
    expect(wishlist.known().map(({ slug }) => slug)).toEqual(['tee'])
    await wishlist.remove('tee')
    await wishlist.remove('tee')
    expect(wishlist.known()).toEqual([])
  })

  it('[WISH-01] draws four beside what was added before the first read, and never again', async () => {
    const demonstration = new Demonstration()
    await demonstration.open().wishlist.add(tee)
    const listing = demonstration.open().wishlist.list()
    await demonstration.time(listing)
    const drawn = await listing
    expect(new Set(drawn.map(({ slug }) => slug)).size).toBe(5)
    expect(drawn.at(-1)).toEqual(tee)

    for (const { slug } of drawn) await demonstration.open().wishlist.remove(slug)
    const again = demonstration.open().wishlist.list()
    await demonstration.time(again)
    expect(await again).toEqual([])
    await demonstration.open().wishlist.add(tee)
    expect(demonstration.open().wishlist.known()).toEqual([tee])
    const later = demonstration.open().wishlist.list()
    await demonstration.time(later)
    expect(await later).toEqual([tee])
  })

  it('[WISH-01] leaves a list of an earlier visit as it is', async () => {
    const demonstration = new Demonstration({ wishlist: JSON.stringify([tee]) })
    const listing = demonstration.open().wishlist.list()
    await demonstration.time(listing)
    expect(await listing).toEqual([tee])
  })

  it('is the same in every tab', async () => {
    const demonstration = new Demonstration()
    const [first, second] = twoTabs().map((tabs) =>
      createWishlistStore({ wishlist: demonstration.open(tabs).wishlist }),
    )
    await first?.toggle(tee)
    await demonstration.clock.pass(2_000)
    expect(second?.has('tee')).toBe(true)
  })

  it('never shows a picture from a storage that was tampered with', () => {
    const item = { slug: 'ring', name: 'Ring', description: '', image: 'javascript:alert(1)', price: -3 }
    const demonstration = new Demonstration({ wishlist: JSON.stringify([item, null, 'x']) })
    expect(demonstration.open().wishlist.known()).toEqual([{ slug: 'ring', name: 'Ring', description: '' }])
  })
})
