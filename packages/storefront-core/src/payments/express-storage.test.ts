import { expect, it } from 'vitest'
import { createMemoryStorage } from '../memory-storage.ts'
import { checkoutStorageKey as key } from '../storage-keys.ts'
import { expressStorage } from './express-storage.ts'

const typed = JSON.stringify({ draft: { address: { city: 'Pune' } } })
const wallet = { draft: { address: { city: 'Mumbai' } } }
const paying = JSON.stringify({ ...wallet, paying: { payment: {} } })

it('keeps what was typed in the form while a wallet is filled in', () => {
  const kept = createMemoryStorage({ [key]: typed })
  const storage = expressStorage(kept)
  expect(storage.get(key)).toBeNull()
  storage.set(key, JSON.stringify(wallet))
  expect(storage.get(key)).toBe(JSON.stringify(wallet))
  expect(kept.get(key)).toBe(typed)
})

it.each([
  ['typed', typed],
  ['nothing', null],
])('stores a payment that is under way, and puts back %s when it has ended', (_title, before) => {
  const kept = createMemoryStorage(before === null ? {} : { [key]: before })
  const storage = expressStorage(kept)
  storage.set(key, paying)
  storage.set(key, JSON.stringify({ ...wallet, pending: {} }))
  expect(kept.get(key)).toContain('pending')
  storage.set(key, JSON.stringify(wallet))
  expect(kept.get(key)).toBe(before)
  storage.set(key, paying)
  storage.remove(key)
  expect(kept.get(key)).toBe(before)
  expect(storage.get(key)).toBeNull()
})

it('stores everything else where it belongs, such as the placed orders', () => {
  const kept = createMemoryStorage()
  const storage = expressStorage(kept)
  storage.set('placed-orders', '[]')
  expect(kept.get('placed-orders')).toBe('[]')
  expect(storage.get('placed-orders')).toBe('[]')
  storage.remove('placed-orders')
  expect(kept.get('placed-orders')).toBeNull()
})
