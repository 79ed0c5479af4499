import { describe, expect, it } from 'vitest'

import {
  balanceOf,
  entriesOfOwner,
  entriesToReturn,
  entriesToSpend,
  entriesToVoid,
  shareOut,
  spentBy,
  type Account,
  type Entry,
} from './books'

const seed = Number(process.env['TEST_SEED'] ?? 1)

/** Mulberry32. */
function randomFrom(start: number): (below: number) => number {
  let state = start
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

interface Books extends Omit<Account, 'entries' | 'status'> {
  status: Account['status']
  entries: Entry[]
}

interface Cart {
  readonly id: string
  readonly sum: number
  readonly currency: string
  readonly customerId: string | null
  /** As its credit lines have them. */
  applied: { id: number; amount: number }[]
  state: 'open' | 'interrupted' | 'ordered' | 'canceled'
}

/** A shop that has only these books, as `credit-table.ts` writes them: all entries of one payment, or none. */
class Shop {
  readonly accounts: Books[] = []
  readonly carts: Cart[] = []

  open(kind: Account['kind'], currency: string, customerId: string | null, value: number): void {
    const entries: Entry[] =
      value > 0 ? [{ kind: kind === 'gift-card' ? 'issued' : 'granted', amount: value }] : []
    this.accounts.push({ kind, currency_code: currency, customer_id: customerId, status: 'active', entries })
  }

  fit(cart: Cart, ids: readonly number[]): void {
    const usable = ids.filter((id) => this.accounts[id]?.currency_code === cart.currency)
    const shares = shareOut(
      cart.sum,
      usable.map((id) => {
        const entries = this.accounts[id]?.entries ?? []
        return { accountId: String(id), balance: balanceOf(entries) + spentBy(entries, cart.id) }
      }),
    )
    cart.applied = shares.map(({ accountId, amount }) => ({ id: Number(accountId), amount }))
  }

  /** False when it is refused, with nothing written. */
  spend(cart: Cart): boolean {
    const amounts = new Map(cart.applied.map(({ id, amount }) => [id, amount]))
    try {
      const all = this.accounts.map((account, id) => {
        const isConcerned = amounts.has(id) || spentBy(account.entries, cart.id) !== 0
        return isConcerned
          ? entriesToSpend(account, {
              cartId: cart.id,
              amount: amounts.get(id) ?? 0,
              currency: cart.currency,
              customerId: cart.customerId,
            })
          : []
      })
      for (const [id, entries] of all.entries()) this.accounts[id]?.entries.push(...entries)
      return true
    } catch {
      return false
    }
  }

  giveBack(cart: Cart): void {
    for (const { entries } of this.accounts) entries.push(...entriesToReturn(entries, cart.id))
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

function checkBooks(shop: Shop): void {
  for (const { entries, kind } of shop.accounts) {
    let balance = 0
    for (const { amount } of entries) {
      balance += amount
      // At no moment, and not only in the end.
      if (balance < 0) throw new Error(`The balance was ${balance}`)
    }
    const most = kind === 'gift-card' ? (entries.find((one) => one.kind === 'issued')?.amount ?? 0) : Infinity
    expect(balance).toBeLessThanOrEqual(most)
  }
  for (const cart of shop.carts) {
    const spent = sumOf(shop.accounts.map(({ entries }) => spentBy(entries, cart.id)))
    const due = sumOf(cart.applied.map(({ amount }) => amount))
    // Of one that was interrupted either.
    const expected = { ordered: due, open: 0, canceled: 0, interrupted: spent }[cart.state]
    expect(spent).toBe(expected)
    expect(due).toBeLessThanOrEqual(cart.sum)
  }
  // What came in is what is there, what was taken, and what orders have spent.
  const all = shop.accounts.flatMap(({ entries }) => entries)
  const of = (...kinds: readonly Entry['kind'][]) =>
    sumOf(all.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount))
  const left = sumOf(shop.accounts.map(({ entries }) => balanceOf(entries)))
  const spent = sumOf(
    shop.carts.map((cart) => sumOf(shop.accounts.map(({ entries }) => spentBy(entries, cart.id)))),
  )
  expect(of('issued', 'granted', 'refunded')).toBe(left + spent - of('taken', 'voided'))
}

const currencies = ['inr', 'eur']

/** Two carts on the same card, and one of a customer. */
function startedShop(random: (below: number) => number): Shop {
  const shop = new Shop()
  shop.open('gift-card', 'inr', null, 1 + random(50_000))
  shop.open('store-credit', 'inr', 'customer 0', random(20_000))
  for (const customerId of [null, 'customer 0', 'customer 0']) {
    const cart: Cart = {
      id: `cart ${shop.carts.length}`,
      sum: random(60_000),
      currency: 'inr',
      customerId,
      applied: [],
      state: 'open',
    }
    shop.carts.push(cart)
    shop.fit(cart, customerId === null ? [0] : [1, 0])
  }
  return shop
}

/** One step of a history. */
function step(shop: Shop, random: (below: number) => number): void {
  const anyId = random(Math.max(1, shop.accounts.length))
  const account = shop.accounts[anyId]
  const cart = shop.carts[random(Math.max(1, shop.carts.length))]
  const currency = currencies[random(2)] ?? 'inr'
  const steps: readonly (() => void)[] = [
    () => shop.open('gift-card', currency, null, 1 + random(50_000)),
    () => shop.open('store-credit', currency, `customer ${random(2)}`, random(2) * random(20_000)),
    () => {
      if (account?.kind !== 'store-credit') return
      try {
        account.entries.push(...entriesOfOwner(account.entries, random(20_000) - 10_000))
      } catch {
        // More than there is.
      }
    },
    () =>
      void account?.entries.push(
        ...(account.kind === 'gift-card' ? [] : [{ kind: 'refunded' as const, amount: random(5_000) }]),
      ),
    () =>
      void shop.carts.push({
        id: `cart ${shop.carts.length}`,
        sum: random(60_000),
        currency,
        customerId: random(2) === 0 ? null : `customer ${random(2)}`,
        applied: [],
        state: 'open',
      }),
    () => {
      if (cart?.state === 'open' && account !== undefined)
        shop.fit(cart, [...new Set([...cart.applied.map(({ id }) => id), anyId])])
    },
    () => {
      if (cart?.state === 'open')
        shop.fit(
          cart,
          cart.applied.slice(1).map(({ id }) => id),
        )
    },
    // Ordered, or not, or killed in between; also again after that.
    () => {
      if (cart === undefined || cart.state === 'ordered' || cart.state === 'canceled') return
      const isSpent = shop.spend(cart)
      if (!isSpent) shop.giveBack(cart)
      cart.state = isSpent ? ((['ordered', 'interrupted', 'open'] as const)[random(3)] ?? 'open') : 'open'
      if (cart.state === 'open') shop.giveBack(cart)
    },
    () => {
      if (cart?.state !== 'interrupted') return
      shop.giveBack(cart)
      cart.state = 'open'
    },
    // Twice: an event may come again.
    () => {
      if (cart?.state !== 'ordered') return
      shop.giveBack(cart)
      shop.giveBack(cart)
      cart.state = 'canceled'
    },
    () => {
      if (account?.kind !== 'gift-card' || random(4) > 0) return
      account.entries.push(...entriesToVoid(account.entries))
      account.status = 'disabled'
    },
    () => {
      if (account?.kind === 'gift-card') account.status = random(2) === 0 ? 'active' : 'disabled'
    },
  ]
  steps[random(steps.length)]?.()
}

describe('The books of gift cards and store credit', () => {
  it('balance after 2,000 random histories', () => {
    let ordered = 0
    for (let history = 0; history < 2000; history += 1) {
      const random = randomFrom(seed * 10_000 + history)
      const shop = startedShop(random)
      for (let at = 0; at < 60; at += 1) step(shop, random)
      checkBooks(shop)
      ordered += shop.carts.filter(
        ({ state, applied }) => state === 'ordered' && applied.some(({ amount }) => amount > 0),
      ).length
    }
    // Otherwise the histories would prove nothing.
    expect(ordered).toBeGreaterThan(500)
  })

  const card = (entries: Entry[], more: Partial<Account> = {}): Account => ({
    kind: 'gift-card',
    currency_code: 'inr',
    status: 'active',
    customer_id: null,
    entries,
    ...more,
  })
  const issued: Entry = { kind: 'issued', amount: 500 }
  const pay = { cartId: 'one', amount: 300, currency: 'inr', customerId: null }

  it('write a payment once, however often it is repeated', () => {
    const first = entriesToSpend(card([issued]), pay)
    expect(first).toEqual([{ kind: 'spent', amount: -300, cart_id: 'one' }])
    expect(entriesToSpend(card([issued, ...first]), pay)).toEqual([])
    expect(entriesToSpend(card([issued, ...first]), { ...pay, amount: 100 })).toEqual([
      { kind: 'returned', amount: 200, cart_id: 'one' },
    ])
  })

  it.each([
    ['less is left', card([{ kind: 'issued', amount: 299 }])],
    ['it is disabled', card([issued], { status: 'disabled' })],
    ['it is in another currency', card([issued], { currency_code: 'eur' })],
    ['it is another customer’s', card([issued], { kind: 'store-credit', customer_id: 'other' })],
    ['no one is signed in', card([issued], { kind: 'store-credit', customer_id: null })],
  ])('refuse a payment when %s', (_, account) => {
    expect(() => entriesToSpend(account, pay)).toThrow(expect.objectContaining({ code: 'price_changed' }))
  })

  it('keep an account that is not needed, with nothing', () => {
    expect(
      shareOut(500, [
        { accountId: 'a', balance: 400 },
        { accountId: 'b', balance: 400 },
        { accountId: 'c', balance: 400 },
      ]).map(({ amount }) => amount),
    ).toEqual([400, 100, 0])
  })
})
