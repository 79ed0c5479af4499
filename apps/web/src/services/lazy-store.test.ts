import { expect, it, vi } from 'vitest'
import { lazyStore } from './lazy-store.ts'

/** A store with a number, as storefront-core makes them. */
function numberStore() {
  const listeners = new Set<() => void>()
  const hearers = new Set<(notice: string) => void>()
  let value = 1
  return {
    start: vi.fn<() => void>(),
    value: () => value,
    set(next: number) {
      value = next
      for (const listener of listeners) listener()
    },
    notify: (notice: string) => hearers.forEach((hear) => hear(notice)),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onNotice: (hear: (notice: string) => void) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}

const options = { initial: 0, failed: -1, view: (store: ReturnType<typeof numberStore>) => store.value() }

it('shows the initial view, then the loaded store’s, and passes its notices on', async () => {
  const store = numberStore()
  const load = vi.fn<() => Promise<typeof store>>(async () => store)
  const lazy = lazyStore<number, typeof store, string>({ ...options, load })
  const [changed, heard] = [vi.fn<() => void>(), vi.fn<(notice: string) => void>()]
  lazy.subscribe(changed)
  lazy.onNotice(heard)
  expect(lazy.getState()).toBe(0)
  expect(load).not.toHaveBeenCalled()
  await Promise.all([lazy.load(), lazy.load()])
  expect(load).toHaveBeenCalledTimes(1)
  expect(store.start).toHaveBeenCalledTimes(1)
  expect(lazy.getState()).toBe(1)
  store.set(2)
  store.notify('two')
  expect(lazy.getState()).toBe(2)
  expect(changed).toHaveBeenCalledTimes(2)
  expect(heard).toHaveBeenCalledWith('two')
})

it('[F-116] shows the failed view when the code cannot be loaded, and the next call retries', async () => {
  const store = numberStore()
  const load = vi
    .fn<() => Promise<typeof store>>(async () => store)
    .mockRejectedValueOnce(new TypeError('gone'))
  const lazy = lazyStore<number, typeof store, string>({ ...options, load })
  await expect(lazy.load()).rejects.toThrow('gone')
  expect(lazy.getState()).toBe(-1)
  await lazy.load()
  expect(lazy.getState()).toBe(1)
})

it('tells its first listener what it was told before', async () => {
  const store = numberStore()
  const lazy = lazyStore<number, typeof store, string>({ ...options, load: async () => store })
  await lazy.load()
  store.notify('early')
  const [first, second] = [vi.fn<(notice: string) => void>(), vi.fn<(notice: string) => void>()]
  lazy.onNotice(first)
  lazy.onNotice(second)
  store.notify('late')
  expect(first.mock.calls).toEqual([['early'], ['late']])
  expect(second.mock.calls).toEqual([['late']])
})
