import { describe, expect, it } from 'vitest'
import { createWishlistStore } from '../../src/wishlist/create-wishlist-store.ts'
import { Browser } from '../support/cart-world.ts'
import { sampleProducts } from '../support/showcase-data.ts'
import { Demonstration } from '../support/showcase-world.ts'

const [tee] = sampleProducts
if (tee === undefined) throw new Error('The sample has no products')

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

  it('draws differently when chance does', async () => {
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

  it('[WISH-02] lists what got a heart elsewhere, and no longer what lost it', async () => {
    const demonstration = new Demonstration()
    const { wishlist } = demonstration.open()
    await wishlist.add(tee)
    await wishlist.add(tee)
    expect(wishlist.known().map(({ slug }) => slug)).toEqual(['tee'])
    await wishlist.remove('tee')
    await wishlist.remove('tee')
    const listing = wishlist.list()
    await demonstration.time(listing)
    expect(await listing).toEqual([])
  })

  it('is the same in every tab', async () => {
    const demonstration = new Demonstration()
    const browser = new Browser()
    const [first, second] = [browser.tabs(), browser.tabs()].map((tabs) =>
      createWishlistStore({ wishlist: demonstration.open(tabs).wishlist }),
    )
    await first?.toggle(tee)
    await browser.clock.pass(10)
    await demonstration.clock.pass(2_000)
    expect(second?.has('tee')).toBe(true)
  })

  it('never shows a picture that somebody wrote into the storage', () => {
    const item = { slug: 'ring', name: 'Ring', description: '', image: 'javascript:alert(1)', price: -3 }
    const demonstration = new Demonstration({ 'umber-ecru.wishlist': JSON.stringify([item, null, 'x']) })
    expect(demonstration.open().wishlist.known()).toEqual([{ slug: 'ring', name: 'Ring', description: '' }])
  })
})
