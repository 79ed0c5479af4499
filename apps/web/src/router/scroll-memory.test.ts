import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../test/support/render-shop.tsx'
import { createScrollMemory } from './scroll-memory.ts'

it('recalls each position, also after a reload [ROUTE-06]', () => {
  const storage = createMemoryStorage()
  const before = createScrollMemory(storage)
  before.remember('list', { top: 1234, card: { name: 'linen-shirt', offset: -20.5 } })
  before.remember('page', { top: 20 })
  before.keep()

  const after = createScrollMemory(storage)
  expect([after.recall('list'), after.recall('page'), after.recall('new')]).toEqual([
    { top: 1234, card: { name: 'linen-shirt', offset: -20.5 } },
    { top: 20 },
    undefined,
  ])
})

it('drops the oldest positions first', () => {
  const memory = createScrollMemory(createMemoryStorage())
  for (let place = 0; place < 80; place += 1) memory.remember(`place-${place}`, { top: 100 })
  expect(memory.recall('place-0')).toBeUndefined()
  expect(memory.recall('place-79')).toEqual({ top: 100 })
})

it.each(['', 'null', '{}', '[[1,2]]', '[["a","b"]]', '[["a",null]]', '[["a",1,"b"]]', '[["a",1,2,3]]'])(
  'starts empty when %s is stored',
  (text) => {
    const storage = createMemoryStorage()
    storage.set('scroll', text)
    expect(createScrollMemory(storage).recall('a')).toBeUndefined()
  },
)

it('keeps no address, which may name an order of a customer who has signed out since', () => {
  const storage = createMemoryStorage()
  const memory = createScrollMemory(storage)
  memory.remember('key /order/order_01M8HX', { top: 100 })
  memory.keep()
  expect(storage.get('scroll')).not.toContain('order_01M8HX')
})
