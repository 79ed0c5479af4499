import { describe, expect, it } from 'vitest'
import type { SearchQuery } from '@umber/storefront-core/search'
import { Demonstration } from '../../../../test/support/demonstration.ts'

const wanted: SearchQuery = { term: 'a', band: 'all', sort: 'relevance', offset: 0, limit: 10 }

describe('A simulated part', () => {
  it('[HEAD-07] [HOME-04] takes a second for the newsletter', async () => {
    const demonstration = new Demonstration()
    const { newsletter } = demonstration.open()
    expect(await demonstration.time(newsletter.subscribe('asha@example.com'))).toBe(1_000)
  })

  it('[INFO-02] takes a second for a message', async () => {
    const demonstration = new Demonstration()
    const message = { name: 'Asha', email: 'asha@example.com', subject: 'Hello', message: 'Hello' }
    expect(await demonstration.time(demonstration.open().contactMessages.send(message))).toBe(1_000)
  })

  it('[AUTH-08] [F-96] takes two seconds for a reset, for any address', async () => {
    const demonstration = new Demonstration()
    const { passwordReset } = demonstration.open()
    const answers = ['asha@example.com', 'unknown@example.com'].map((email) => passwordReset.request(email))
    expect(await Promise.all(answers.map((answer) => demonstration.time(answer)))).toEqual([2_000, 2_000])
    const [known, unknown] = await Promise.all(answers)
    expect(unknown).toEqual(known)
    const done = passwordReset.complete('token', 'new password')
    await demonstration.time(done)
    expect(await done).toBe('link-expired')
  })

  it('[SEARCH-01] [SEARCH-03] takes half a second to search the sample products, and none to suggest', async () => {
    const demonstration = new Demonstration()
    const { productSearch } = demonstration.open()
    const searching = productSearch.search({ ...wanted, term: 'SHIRT' })
    expect(await demonstration.time(searching)).toBe(500)
    expect(await searching).toMatchObject({ total: 1, products: [{ slug: 'shirt' }] })
    const suggesting = productSearch.suggest('t', 2)
    expect(await demonstration.time(suggesting)).toBe(0)
    expect((await suggesting).map(({ slug }) => slug)).toEqual(['tee', 'tank'])
  })

  it('[CART-03] knows no promotion, and applies none', async () => {
    const { promotions } = new Demonstration().open()
    expect(await promotions.apply('cart_1', 'LINEN15')).toEqual({ kind: 'ignored' })
    expect(await promotions.remove('cart_1', 'LINEN15')).toBeUndefined()
  })

  it('shows pictures of the backend', async () => {
    const demonstration = new Demonstration()
    const [first] = await demonstration.open().productSearch.suggest('shirt', 1)
    expect(first?.image).toBe('http://shop.test/images/shirt.webp')
  })

  it('[ACC-04] shows sample orders in the account, and reads the history from the backend', async () => {
    const demonstration = new Demonstration()
    const { orderHistory } = demonstration.open()
    expect(await orderHistory.recent()).toEqual([
      {
        id: 'o1',
        displayId: 'UE-1',
        status: { kind: 'shipped' },
        total: { amount: 9, currency: 'inr' },
        items: [],
        placedAt: '2026-11-17T00:00:00.000Z',
      },
    ])
    expect(demonstration.asked).toEqual([])
    expect(await orderHistory.list({ offset: 0, limit: 5 })).toEqual({ orders: [], total: 0 })
    expect(demonstration.asked).toHaveLength(1)
  })

  it('can be aborted: it ends with the reason, and changes nothing', async () => {
    const demonstration = new Demonstration()
    const ports = demonstration.open()
    const leaving = new AbortController()
    const { signal } = leaving
    const begun = [
      ports.newsletter.subscribe('a@b.c', { signal }),
      ports.contactMessages.send({ name: '', email: '', subject: '', message: '' }, { signal }),
      ports.passwordReset.request('a@b.c', { signal }),
      ports.productSearch.search(wanted, { signal }),
      ports.wishlist.list({ signal }),
    ]
    const reason = new Error('The page was left')
    leaving.abort(reason)
    for (const promise of begun) await expect(promise).rejects.toBe(reason)
    const [address] = await ports.addressBook.list()
    if (address === undefined) throw new Error('There is no address')
    const late = [
      () => ports.addressBook.list({ signal }),
      () => ports.addressBook.add(address, { signal }),
      () => ports.addressBook.remove(address.id, { signal }),
      () => ports.paymentMethods.list({ signal }),
      () => ports.paymentMethods.remove('card_1', { signal }),
      () => ports.customerProfile.read({ signal }),
      () => ports.customerProfile.save({ firstName: 'X', lastName: '', phone: '' }, { signal }),
      () => ports.rewards.read({ signal }),
      () => ports.rewards.redeem('coupon', { signal }),
      () => ports.offers.list({ signal }),
      () => ports.offers.claim('open', { signal }),
      () => ports.preferences.read({ signal }),
      () => ports.preferences.set('promotions', 'sms', false, { signal }),
      () => ports.preferences.notifications({ signal }),
      () => ports.preferences.markRead('n1', { signal }),
      () => ports.productSearch.suggest('a', 1, { signal }),
      () => ports.wishlist.remove('tee', { signal }),
      () => ports.promotions.apply('cart_1', 'X', { signal }),
      () => ports.promotions.remove('cart_1', 'X', { signal }),
      () => ports.orderHistory.recent({ signal }),
    ]
    for (const call of late) await expect(call()).rejects.toBe(reason)
    expect([...demonstration.storage.all]).toEqual([])
  })
})
