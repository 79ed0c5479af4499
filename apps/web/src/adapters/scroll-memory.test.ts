import { expect, it } from 'vitest'
import { createMemoryStorage } from '../../test/support/render-shop.tsx'
import { createScrollMemory } from './scroll-memory.ts'

it('knows each place again, also after a reload [ROUTE-06]', () => {
  const storage = createMemoryStorage()
  const before = createScrollMemory(storage)
  before.remember('list', 1234.4)
  before.remember('page', 20)
  before.keep()

  const after = createScrollMemory(storage)
  expect([after.recall('list'), after.recall('page'), after.recall('new')]).toEqual([1234, 20, 0])
})

it('forgets the oldest places first', () => {
  const memory = createScrollMemory(createMemoryStorage())
  for (let place = 0; place < 80; place += 1) memory.remember(`place-${place}`, 100)
  expect(memory.recall('place-0')).toBe(0)
  expect(memory.recall('place-79')).toBe(100)
})

it.each(['', 'null', '{}', '[[1,2]]', '[["a","b"]]', '[["a",null]]'])(
  'starts anew when %s was kept',
  (text) => {
    const storage = createMemoryStorage()
    storage.set('umber.scroll', text)
    expect(createScrollMemory(storage).recall('a')).toBe(0)
  },
)
