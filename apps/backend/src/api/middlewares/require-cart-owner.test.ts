import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { describe, expect, it } from 'vitest'

import {
  requireCartOwner,
  requireOwnerOfCollection,
  requireLiveToken,
  requireOwnerOfNamedCart,
  requireOwnerOfQueriedCart,
} from './require-cart-owner'
import { requireOrderAccess, requireOrderAccessForReturn } from './require-order-access'

type Guard = typeof requireCartOwner

interface Known {
  /** Whose the cart is; a guest's own record has no account. */
  readonly owner?: { readonly id: string; readonly has_account: boolean }
  readonly isCompleted?: boolean
  readonly orderOf?: string | null
}

interface Caller {
  readonly id?: string
  readonly authorization?: string
  readonly query?: object
}

/** What a request for `cart_1`, its collection or `order_1` gets. */
async function ask(
  guard: Guard,
  { owner, isCompleted, orderOf }: Known,
  { id, authorization, query }: Caller,
) {
  const data: Readonly<Record<string, readonly object[]>> = {
    cart: [{ id: 'cart_1', completed_at: isCompleted === true ? new Date() : null, customer: owner }],
    cart_payment_collection: [{ cart_id: 'cart_1' }],
    order: [{ id: 'order_1', customer_id: orderOf }],
  }
  const services: Readonly<Record<string, object>> = {
    [ContainerRegistrationKeys.QUERY]: {
      graph: async ({ entity }: { readonly entity: string }) => Promise.resolve({ data: data[entity] }),
    },
  }
  const request = {
    params: { id: 'the-id' },
    body: { cart_id: 'cart_1', order_id: 'order_1' },
    query: { cart_id: 'cart_1', ...query },
    headers: { authorization },
    get: () => undefined,
    scope: { resolve: (name: string) => services[name] },
    ...(id !== undefined && { auth_context: { actor_id: id } }),
  } as unknown as MedusaRequest
  let got: unknown = 'nothing'
  const response = {
    status: (status: number) => ({ json: () => (got = status) }),
  } as unknown as MedusaResponse
  await guard(request, response, () => (got = 'passed')).catch(
    ({ type, code }: { type: string; code?: string }) => {
      got = code ?? type
    },
  )
  return got
}

const asha = { id: 'cus_asha', has_account: true }
const guest = { id: 'cus_guest', has_account: false }
const ended = { authorization: 'Bearer ended' }

describe.each([
  ['a cart', requireCartOwner],
  ['a cart that the body names', requireOwnerOfNamedCart],
  ['a cart that the query names', requireOwnerOfQueriedCart],
  ['a payment collection', requireOwnerOfCollection],
])('A request for %s', (_, guard) => {
  it('passes for its customer', async () => {
    expect(await ask(guard, { owner: asha }, { id: 'cus_asha' })).toBe('passed')
  })

  it('is refused for another customer and for a guest, as if there were none', async () => {
    expect(await ask(guard, { owner: asha }, { id: 'cus_noor' })).toBe('not_found')
    expect(await ask(guard, { owner: asha }, {})).toBe('not_found')
  })

  it('is refused with a token that is no longer accepted', async () => {
    expect(await ask(guard, { owner: asha }, ended)).toBe(401)
  })

  it('passes for everyone while the cart is a guest’s', async () => {
    for (const caller of [{}, ended, { id: 'cus_noor' }])
      for (const known of [{}, { owner: guest }]) expect(await ask(guard, known, caller)).toBe('passed')
  })
})

it('The ways to return an order are told to everyone, and no others of its cart', async () => {
  const order = { owner: asha, isCompleted: true }
  const returning = { query: { is_return: 'true' } }
  expect(await ask(requireOwnerOfQueriedCart, order, returning)).toBe('passed')
  expect(await ask(requireOwnerOfQueriedCart, order, {})).toBe('not_found')
  expect(await ask(requireOwnerOfQueriedCart, { owner: asha }, returning)).toBe('not_found')
})

describe('The completion of a cart', () => {
  it.each<readonly [who: string, known: Known, caller: Caller, got: unknown]>([
    ['passes for a customer', { owner: asha }, { id: 'cus_asha' }, 'passed'],
    ['passes for a guest', { owner: guest }, {}, 'passed'],
    ['is refused with an ended token', { owner: guest }, ended, 401],
    ['passes again once it is an order', { owner: guest, isCompleted: true }, ended, 'passed'],
  ])('%s', async (_, known, caller, got) => {
    expect(await ask(requireLiveToken, known, caller)).toBe(got)
  })
})

describe.each([
  ['an order', requireOrderAccess],
  ['a return', requireOrderAccessForReturn],
])('A request for %s', (_, guard) => {
  it.each<readonly [who: string, orderOf: string | null, caller: Caller, got: unknown]>([
    ['passes for its customer', 'cus_asha', { id: 'cus_asha' }, 'passed'],
    ['is refused to another customer', 'cus_asha', { id: 'cus_noor' }, 'not_found'],
    ['is refused to a guest', 'cus_asha', {}, 'not_found'],
    ['is refused to a guest when it is no customer’s', null, {}, 'not_found'],
    ['is refused with an ended token', 'cus_asha', ended, 401],
  ])('%s', async (_who, orderOf, caller, got) => {
    expect(await ask(guard, { orderOf }, caller)).toBe(got)
  })
})
