import { createEmitter } from '@umber/storefront-core/platform'
import { QueryClient } from '@tanstack/react-query'
import type { AuthNotice, AuthState, AuthStore, AuthView } from '@umber/storefront-core/auth'
import { expect, it } from 'vitest'
import { removeCustomerQueries } from './remove-customer-queries.ts'

const customer = (id: string): AuthView => ({
  status: 'signed-in',
  customer: { id, email: `${id}@shop.example`, firstName: 'Noor', lastName: 'Khan' },
  verification: 'verified',
})
const expired: AuthNotice = { kind: 'signed-out', reason: 'expired' }

function begin() {
  const states = createEmitter()
  const notices = createEmitter<AuthNotice>()
  let view: AuthView = { status: 'loading' }
  const auth = {
    getState: () => ({ view }) as AuthState,
    subscribe: states.subscribe,
    onNotice: notices.subscribe,
  } as unknown as AuthStore
  const be = (next: AuthView) => {
    view = next
    states.emit()
  }
  const queryClient = new QueryClient()
  removeCustomerQueries(auth, queryClient)
  const kept = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
  return { be, tell: notices.emit, queryClient, kept }
}

it('[F-90] a customer’s queries are removed after they sign out, and public ones stay', () => {
  const { be, tell, queryClient, kept } = begin()
  be(customer('cus_1'))
  for (const key of [
    ['product', 'linen-shirt'],
    ['addresses', 'cus_1'],
    ['order', 'cus_1', 'order_1'],
  ])
    queryClient.setQueryData(key, 'read')
  be({ status: 'guest', reason: 'expired' })
  tell(expired)
  expect(kept()).toEqual([['product', 'linen-shirt']])
})

it('[F-93] the next customer’s queries are kept', () => {
  const { be, tell, queryClient, kept } = begin()
  be(customer('cus_1'))
  queryClient.setQueryData(['profile', 'cus_1'], 'read')
  be(customer('cus_2'))
  queryClient.setQueryData(['profile', 'cus_2'], 'read')
  tell({ kind: 'signed-out', reason: 'elsewhere' })
  expect(kept()).toEqual([['profile', 'cus_2']])
})
