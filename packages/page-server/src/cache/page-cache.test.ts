// @vitest-environment node
import { expect, it } from 'vitest'
import { createPageCache, type CachePart, type Made } from './page-cache.ts'

/** A cache, and a page whose text counts how often it was made. */
function setUp() {
  let time = 0
  let made = 0
  const noted: unknown[] = []
  const cache = createPageCache<string>(
    (error) => void noted.push(error),
    () => time,
  )
  const make = async (): Promise<Made<string>> => {
    made += 1
    return { kind: 'complete', value: `copy ${made}`, bytes: 10, part: 'main' }
  }
  return {
    ...cache,
    noted,
    make,
    makes: () => made,
    read: async (key: string, make: () => Promise<Made<string>>) => (await cache.read(key, make)).value,
    get: async () => (await cache.read('/', make)).value,
    outcome: async () => (await cache.read('/', make)).outcome,
    pass: (milliseconds: number) => void (time += milliseconds),
  }
}

/** A copy that is under way until it is ended. */
function laterCopy(): { readonly copy: Promise<Made<string>>; readonly end: () => void } {
  let end = (): void => {}
  const copy = new Promise<Made<string>>((resolve) => {
    end = () => resolve({ kind: 'complete', value: 'from before', bytes: 10, part: 'main' })
  })
  return { copy, end: () => end() }
}

const fail = async (): Promise<Made<string>> => await Promise.reject(new Error('no page'))
const incomplete = async (): Promise<Made<string>> => ({ kind: 'incomplete', value: 'a frame' })

it('makes one copy for requests at the same time, and keeps it for a minute', async () => {
  const cache = setUp()
  expect(await Promise.all([cache.get(), cache.get()])).toEqual(['copy 1', 'copy 1'])
  cache.pass(59_000)
  expect(await cache.get()).toBe('copy 1')
  expect(await cache.read('/other', cache.make)).toBe('copy 2')
})

it('then serves the old copy while one new one is made', async () => {
  const cache = setUp()
  await cache.get()
  cache.pass(61_000)
  expect(await Promise.all([cache.get(), cache.get(), cache.get()])).toEqual(['copy 1', 'copy 1', 'copy 1'])
  await expect.poll(cache.get).toBe('copy 2')
  expect(cache.makes()).toBe(2)
})

it('waits for a new copy when the old one is older than ten minutes', async () => {
  const cache = setUp()
  await cache.get()
  cache.pass(601_000)
  expect(await cache.get()).toBe('copy 2')
})

it('serves a copy of any age when no new one can be made, and pauses before the next attempt', async () => {
  const cache = setUp()
  await cache.get()
  cache.pass(86_400_000)
  expect(await cache.read('/', fail)).toBe('copy 1')
  expect(cache.noted).toEqual([new Error('no page')])
  expect(await cache.get()).toBe('copy 1')
  cache.pass(1_001)
  expect(await cache.read('/', incomplete)).toBe('copy 1')
  cache.pass(1_001)
  expect(await cache.get()).toBe('copy 2')
})

it('notes a failure that no request waits for', async () => {
  const cache = setUp()
  await cache.get()
  cache.pass(61_000)
  expect(await cache.read('/', fail)).toBe('copy 1')
  await expect.poll(() => cache.noted).toEqual([new Error('no page')])
})

it('keeps nothing incomplete', async () => {
  const cache = setUp()
  expect(await cache.read('/', incomplete)).toBe('a frame')
  await expect(cache.read('/', fail)).rejects.toThrow('no page')
  expect(await cache.get()).toBe('copy 1')
})

it('makes a new copy after a purge, and serves the old one if that fails', async () => {
  const cache = setUp()
  await cache.get()
  cache.purge()
  expect(await cache.read('/', fail)).toBe('copy 1')
  cache.purge()
  expect(await cache.get()).toBe('copy 2')
})

it('does not take a copy for a new one that was begun before a purge', async () => {
  const cache = setUp()
  const begun = laterCopy()
  const before = cache.read('/', () => begun.copy)
  cache.purge()
  const after = cache.get()
  begun.end()
  expect(await before).toBe('from before')
  expect(await after).toBe('copy 1')
  expect(await cache.get()).toBe('copy 1')
})

it('begins anew after a purge when a copy from before it has come meanwhile', async () => {
  const cache = setUp()
  const begun = laterCopy()
  const before = cache.read('/', () => begun.copy)
  cache.purge()
  begun.end()
  await before
  expect(await cache.read('/', fail)).toBe('from before')
  cache.pass(1_001)
  expect(await cache.get()).toBe('copy 1')
})

it('says what it had of a page, and how much it keeps', async () => {
  const cache = setUp()
  expect([await cache.outcome(), await cache.outcome()]).toEqual(['miss', 'hit'])
  expect(cache.size()).toEqual({ copies: 1, bytes: 10 })
  cache.pass(61_000)
  expect(await cache.outcome()).toBe('stale')
  await expect.poll(cache.outcome).toBe('hit')
  cache.purge()
  expect(await cache.outcome()).toBe('miss')
})

const inPart =
  (part: CachePart, value = '') =>
  async (): Promise<Made<string>> => ({
    kind: 'complete',
    value,
    bytes: 10_000,
    part,
  })

it('keeps its pages however many searches and missing pages are asked for', async () => {
  const cache = setUp()
  await cache.get()
  for (let count = 0; count < 6_000; count += 1) await cache.read(`/search?q=${count}`, inPart('side'))
  expect(await cache.outcome()).toBe('hit')
  expect(cache.size().copies).toBeLessThanOrEqual(1_001)
  expect((await cache.read('/search?q=5999', cache.make)).length).toBe(0)
})

it('forgets a page that is gone, and the answer that it is gone when it is back', async () => {
  const cache = setUp()
  await cache.get()
  cache.purge()
  expect(await cache.read('/', inPart('side', 'missing'))).toBe('missing')
  expect(await cache.get()).toBe('missing')
  expect(cache.size().copies).toBe(1)
  cache.purge()
  expect(await cache.get()).toBe('copy 2')
  expect(cache.size().copies).toBe(1)
})
