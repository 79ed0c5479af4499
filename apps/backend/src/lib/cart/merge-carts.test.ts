import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { beforeEach, expect, it, vi } from 'vitest'

import { mostLines } from './cart-size'
import { mergeCarts } from './merge-carts'

interface Item {
  readonly id: string
  readonly variant_id: string
  readonly quantity: number
  readonly title: string
}

const { carts, removed, failing, paid, refused } = vi.hoisted(() => ({
  carts: new Map<string, Item[]>(),
  /** As Medusa keeps what is removed from a cart. */
  removed: new Map<string, Item[]>(),
  failing: new Set<'add' | 'remove'>(),
  paid: new Set<string>(),
  /** Types of the error with which an add is refused. */
  refused: new Set<string>(),
}))
/** Locks that another request holds for long. */
const locked = new Set<string>()

/** Fails once, as when Medusa's lock on a cart is taken. */
function perform(name: 'add' | 'remove', work: () => void): void {
  if (failing.delete(name)) throw new Error('Timed-out acquiring lock.')
  work()
}

const itemsOf = (cart: string): Item[] => carts.get(cart) ?? []

vi.mock('./is-being-paid', () => ({
  isBeingPaid: async (_: unknown, id: string) => Promise.resolve(paid.has(id)),
}))
vi.mock('@medusajs/medusa/core-flows', () => ({
  addToCartWorkflow: () => ({
    run: async ({
      input,
    }: {
      input: { cart_id: string; items: Pick<Item, 'variant_id' | 'quantity'>[] }
    }) => {
      await Promise.resolve()
      for (const type of refused) throw Object.assign(new Error('It cannot be added'), { type })
      const made = input.items.map((item) => ({ ...item, id: `of-${input.cart_id}`, title: 'A candle' }))
      perform('add', () => carts.set(input.cart_id, [...itemsOf(input.cart_id), ...made]))
    },
  }),
  deleteLineItemsWorkflow: () => ({
    run: async ({ input }: { input: { cart_id: string } }) => {
      await Promise.resolve()
      perform('remove', () => {
        removed.set(input.cart_id, itemsOf(input.cart_id))
        carts.set(input.cart_id, [])
      })
    },
  }),
  transferCartCustomerWorkflow: () => ({ run: async () => Promise.resolve() }),
}))

/** What differs of the customer's earlier cart. */
let earlier: { readonly region_id?: string; readonly sales_channel_id?: string } = {}
/** Whose the cart `guest` is; a guest's own record has no account. */
let owner: { readonly id: string; readonly has_account: boolean } | undefined

const read = (id: string) => ({
  id,
  region_id: 'reg_1',
  sales_channel_id: 'sc_1',
  items: itemsOf(id),
  ...(id === 'earlier' ? earlier : { customer: owner }),
})

/** The guest's cart is `guest`, the customer's earlier one `earlier`. */
const services: Readonly<Record<string, unknown>> = {
  [ContainerRegistrationKeys.QUERY]: {
    graph: async ({ filters }: { filters: { id?: string } }) =>
      Promise.resolve({ data: [read(filters.id ?? 'earlier')] }),
  },
  [Modules.CART]: {
    restoreLineItems: async () => Promise.resolve(carts.set('earlier', removed.get('earlier') ?? [])),
  },
  [Modules.LOCKING]: {
    execute: async ([key = '']: readonly string[], work: () => Promise<unknown>) =>
      locked.has(key) ? Promise.reject(new Error('Timed-out acquiring lock.')) : work(),
  },
}
const scope = { resolve: (name: string) => services[name] } as unknown as MedusaContainer

const candle = (id: string, quantity: number): Item => ({
  id,
  variant_id: 'variant_candle',
  quantity,
  title: 'A candle',
})
const quantities = (cart: string) => itemsOf(cart).map(({ quantity }) => quantity)
const merge = async () => mergeCarts(scope, 'cus_1', 'guest', undefined)

beforeEach(() => {
  carts.clear()
  carts.set('guest', [candle('of-guest', 1)])
  carts.set('earlier', [candle('of-earlier', 3)])
  failing.clear()
  locked.clear()
  paid.clear()
  refused.clear()
  earlier = {}
  owner = undefined
})

it.each(['remove', 'add'] as const)(
  'An item whose move fails at %s is moved once by the next request',
  async (step) => {
    failing.add(step)
    await expect(merge()).rejects.toThrow('Timed-out')
    expect([quantities('guest'), quantities('earlier')]).toEqual([[1], [3]])
    await merge()
    expect([quantities('guest'), quantities('earlier')]).toEqual([[1, 3], []])
  },
)

it('A cart whose lock is held is left as it is, for the next request', async () => {
  locked.add('writing:earlier')
  expect(await merge()).toEqual({ cartId: 'guest', leftOut: [] })
  expect([quantities('guest'), quantities('earlier')]).toEqual([[1], [3]])
  locked.clear()
  await merge()
  expect([quantities('guest'), quantities('earlier')]).toEqual([[1, 3], []])
})

it('A guest’s cart whose lock is held is not given to the customer', async () => {
  locked.add('writing:guest')
  await expect(merge()).rejects.toThrow('Timed-out')
})

it.each([
  ['region', { region_id: 'reg_2' }],
  ['sales channel', { sales_channel_id: 'sc_2' }],
])(
  '[F-54] Items of a cart of another %s stay in it: they may have no price or stock there',
  async (_, other) => {
    earlier = other
    expect(await merge()).toEqual({ cartId: 'guest', leftOut: [] })
    expect([quantities('guest'), quantities('earlier')]).toEqual([[1], [3]])
  },
)

it.each([
  [mostLines, [3]],
  [mostLines - 1, []],
])('Items move into a cart of %i lines until it is full, and the others stay', async (lines, left) => {
  carts.set(
    'guest',
    Array.from({ length: lines }, (_, index) => candle(`of-guest-${index}`, 1)),
  )
  expect(await merge()).toEqual({ cartId: 'guest', leftOut: [] })
  expect(quantities('earlier')).toEqual(left)
  expect(itemsOf('guest')).toHaveLength(mostLines)
})

it.each(['guest', 'earlier'])('No items are moved while the cart %s is being paid', async (id) => {
  paid.add(id)
  expect(await merge()).toEqual({ cartId: 'guest', leftOut: [] })
  expect([quantities('guest'), quantities('earlier')]).toEqual([[1], [3]])
})

it('A cart of another account is not taken over, and one of the same customer or of a guest is', async () => {
  owner = { id: 'cus_2', has_account: true }
  expect(await merge()).toEqual({ cartId: 'earlier', leftOut: [] })
  expect([quantities('guest'), quantities('earlier')]).toEqual([[1], [3]])
  for (const own of [
    { id: 'cus_1', has_account: true },
    { id: 'cus_3', has_account: false },
  ]) {
    owner = own
    expect((await merge()).cartId).toBe('guest')
  }
})

it.each(['invalid_data', 'not_allowed', 'not_found'])(
  'An item whose add is refused as %s is told as left out, and leaves its cart',
  async (type) => {
    refused.add(type)
    expect(await merge()).toEqual({ cartId: 'guest', leftOut: [{ title: 'A candle', quantity: 3 }] })
    expect([quantities('guest'), quantities('earlier')]).toEqual([[1], []])
  },
)

it('An item whose add fails in another way goes back to its cart', async () => {
  refused.add('unexpected_state')
  await expect(merge()).rejects.toThrow('It cannot be added')
  expect([quantities('guest'), quantities('earlier')]).toEqual([[1], [3]])
})
