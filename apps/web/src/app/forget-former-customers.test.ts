import { QueryClient } from '@tanstack/react-query'
import type { AuthNotice, AuthState, AuthStore, AuthView } from '@umber/storefront-core/auth'
import { expect, it } from 'vitest'
import { createListeners } from '../bindings/listeners.ts'
import { forgetFormerCustomers } from './forget-former-customers.ts'

const customer = (id: string): AuthView => ({
  kind: 'customer',
  customer: { id, email: `${id}@shop.example`, firstName: 'Noor', lastName: 'Khan' },
  standing: 'verified',
})
const expired: AuthNotice = { kind: 'signed-out', because: 'expired' }

function begin() {
  const states = createListeners()
  const notices = createListeners<AuthNotice>()
  let view: AuthView = { kind: 'unknown' }
  const auth = {
    getState: () => ({ view }) as AuthState,
    subscribe: states.add,
    onNotice: notices.add,
  } as unknown as AuthStore
  const be = (next: AuthView) => {
    view = next
    states.tell()
  }
  const queryClient = new QueryClient()
  forgetFormerCustomers(auth, queryClient)
  const kept = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
  return { be, tell: notices.tell, queryClient, kept }
}

it('[F-90] what was read for a customer is forgotten with them, and what is everybody’s stays', () => {
  const { be, tell, queryClient, kept } = begin()
  be(customer('cus_1'))
  for (const key of [
    ['product', 'linen-shirt'],
    ['addresses', 'cus_1'],
    ['order', 'cus_1', 'order_1'],
  ])
    queryClient.setQueryData(key, 'read')
  be({ kind: 'visitor', because: 'expired' })
  tell(expired)
  expect(kept()).toEqual([['product', 'linen-shirt']])
})

it('[F-93] the next customer keeps what was read for them', () => {
  const { be, tell, queryClient, kept } = begin()
  be(customer('cus_1'))
  queryClient.setQueryData(['profile', 'cus_1'], 'read')
  be(customer('cus_2'))
  queryClient.setQueryData(['profile', 'cus_2'], 'read')
  tell({ kind: 'signed-out', because: 'elsewhere' })
  expect(kept()).toEqual([['profile', 'cus_2']])
})
