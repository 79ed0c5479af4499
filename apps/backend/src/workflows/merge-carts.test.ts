import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { createStep, createWorkflow, StepResponse } from '@medusajs/framework/workflows-sdk'
import { beforeEach, expect, it, vi } from 'vitest'

import { mostLines } from '../lib/cart/cart-size'
import { mergeCartsWorkflow } from './merge-carts'

interface Item {
  readonly id: string
  readonly variant_id: string
  readonly quantity: number
  readonly title: string
}

interface Addition {
  readonly cart_id: string
  readonly items: readonly Pick<Item, 'variant_id' | 'quantity'>[]
}

const { carts, failing, paid, refused } = vi.hoisted(() => ({
  carts: new Map<string, Item[]>(),
  failing: new Set<'add' | 'remove'>(),
  paid: new Set<string>(),
  /** Types of the error with which an add is refused. */
  refused: new Set<string>(),
}))
/** Locks that another request holds for long. */
const locked = new Set<string>()

/** Fails once, as when Medusa's lock on a cart is taken. */
function failOnce(name: 'add' | 'remove'): void {
  if (failing.delete(name)) throw new Error('Timed-out acquiring lock.')
}

const itemsOf = (cart: string): Item[] => carts.get(cart) ?? []

vi.mock('../lib/cart/is-being-paid', () => ({
  isBeingPaid: async (_: unknown, id: string) => Promise.resolve(paid.has(id)),
}))
vi.mock('../lib/checkout/lock-request', () => ({ lockTimeout: 0 }))
/** Medusa's workflows of a cart, each of which is undone by its compensation. */
vi.mock('@medusajs/medusa/core-flows', () => {
  const nothing = (name: string) => createStep(name, async () => new StepResponse(undefined))
  const add = createStep(
    'add-in-test',
    async ({ cart_id: cart, items }: Addition) => {
      for (const type of refused) throw Object.assign(new Error('It cannot be added'), { type })
      failOnce('add')
      const before = itemsOf(cart)
      const made = items.map((item) => ({ ...item, id: `of-${cart}`, title: 'A candle' }))
      carts.set(cart, [...before, ...made])
      return new StepResponse(undefined, { cart, before })
    },
    async (done) => {
      if (done !== undefined) carts.set(done.cart, done.before)
    },
  )
  const remove = createStep(
    'remove-in-test',
    async ({ cart_id: cart, ids }: { readonly cart_id: string; readonly ids: readonly string[] }) => {
      failOnce('remove')
      carts.set(
        cart,
        itemsOf(cart).filter(({ id }) => !ids.includes(id)),
      )
      return new StepResponse(undefined)
    },
  )
  return {
    acquireLockStep: nothing('acquire-lock-in-test'),
    releaseLockStep: nothing('release-lock-in-test'),
    addToCartWorkflow: createWorkflow('add-to-cart-in-test', (input: Addition) => void add(input)),
    deleteLineItemsWorkflow: createWorkflow(
      'delete-line-items-in-test',
      (input: { readonly cart_id: string; readonly ids: readonly string[] }) => void remove(input),
    ),
    createCartWorkflow: createWorkflow('create-cart-in-test', () => void nothing('create-in-test')()),
    transferCartCustomerWorkflow: createWorkflow(
      'transfer-in-test',
      () => void nothing('transfer-step-in-test')(),
    ),
  }
})

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
  [Modules.LOCKING]: {
    execute: async ([key = '']: readonly string[], work: () => Promise<unknown>) =>
      locked.has(key) ? Promise.reject(new Error('Timed-out acquiring lock.')) : work(),
    acquire: async (key: string) => {
      if (locked.has(key)) throw new Error('Failed to acquire lock.')
      locked.add(key)
    },
    release: async (key: string) => locked.delete(key),
  },
}
const container = createMedusaContainer()
for (const [name, service] of Object.entries(services)) container.register(name, asValue(service))

const candle = (id: string, quantity: number): Item => ({
  id,
  variant_id: 'variant_candle',
  quantity,
  title: 'A candle',
})
const quantities = (cart: string) => itemsOf(cart).map(({ quantity }) => quantity)

async function merge() {
  const unknown = { regionId: undefined, salesChannelId: undefined, locale: undefined }
  const input = { customerId: 'cus_1', guestCartId: 'guest', ...unknown }
  const { result } = await mergeCartsWorkflow(container).run({ input })
  return result
}

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
  expect([...locked]).toEqual(['writing:guest'])
})

it('Two merges of the same customer do not run at once', async () => {
  locked.add('own-cart:cus_1')
  await expect(merge()).rejects.toMatchObject({ type: 'conflict', code: 'too_busy' })
  expect([...locked]).toEqual(['own-cart:cus_1'])
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
