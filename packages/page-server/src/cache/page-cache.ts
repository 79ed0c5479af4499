import { LRUCache } from 'lru-cache'

/** In milliseconds: how long a copy is served as it is, how long while it is renewed, and the pause after a failure. */
const freshFor = 60_000
const staleFor = 600_000
const pauseAfterFailure = 1_000
const megabyte = 1024 * 1024
/** Limits of the two parts of the cache. A document takes up to 200 kB, with its compressed forms. */
const limits = {
  main: { max: 4_000, maxSize: 96 * megabyte },
  side: { max: 1_000, maxSize: 32 * megabyte },
} as const

/**
 * The part that keeps a copy. What anyone can ask for without end, such as searches and missing pages, is in the side part, where it
 * drives out nothing but its own kind.
 */
export type CachePart = keyof typeof limits

/** What was made for a key. Only what is complete is kept. */
export type Made<Value> =
  | { readonly kind: 'complete'; readonly value: Value; readonly bytes: number; readonly part: CachePart }
  | { readonly kind: 'incomplete'; readonly value: Value }

/** `stale`: an older copy than a minute, or from before a purge. */
export type CacheOutcome = 'hit' | 'stale' | 'miss'

export interface PageRead<Value> {
  readonly value: Value
  readonly outcome: CacheOutcome
}

export interface PageCache<Value> {
  /**
   * Returns the kept copy of a key, or makes one. One is made at a time for a key. When `make` rejects or its result is
   * incomplete, a kept copy of any age goes before it. Copies of one group can be purged together.
   */
  readonly read: (key: string, make: () => Promise<Made<Value>>, group?: string) => Promise<PageRead<Value>>
  /** How many copies are kept, and their size in bytes. */
  readonly size: () => { readonly copies: number; readonly bytes: number }
  /** Marks every copy as outdated, or those of some groups and of none: the next request makes a new one. */
  readonly purge: (groups?: readonly string[]) => void
}

interface Copy<Value> {
  readonly value: Value
  readonly bytes: number
  readonly madeAt: number
  /** The number of purges of its group before it was begun. */
  readonly generation: number
}

/** `now` is in milliseconds. `note` receives the error of a renewal that no request waits for. */
export function createPageCache<Value>(
  note: (error: unknown) => void,
  now: () => number = Date.now,
): PageCache<Value> {
  const copies = createCopies<Value>()
  const pausedUntil = new LRUCache<string, number>({ max: limits.main.max })
  const underWay = new Map<string, Promise<Made<Value>>>()
  let purges = 0
  const purgesOf = new Map<string, number>()
  const generationOf = (group: string) => purges + (purgesOf.get(group) ?? 0)

  async function makeOnce(
    key: string,
    group: string,
    make: () => Promise<Made<Value>>,
  ): Promise<Made<Value>> {
    const flight = `${generationOf(group)} ${key}`
    const shared = underWay.get(flight) ?? begin(key, group, flight, make)
    underWay.set(flight, shared)
    return await shared
  }

  async function begin(
    key: string,
    group: string,
    flight: string,
    make: () => Promise<Made<Value>>,
  ): Promise<Made<Value>> {
    const begun = generationOf(group)
    try {
      // A function that throws at once would otherwise end before it is under way.
      const made = await Promise.resolve().then(make)
      // A purge may have happened meanwhile. Then the copy is outdated, and may not replace a newer one.
      if (made.kind === 'complete' && begun >= (copies.peek(key)?.generation ?? 0))
        copies.set(key, made.part, { value: made.value, bytes: made.bytes, madeAt: now(), generation: begun })
      if (made.kind === 'incomplete') pausedUntil.set(key, now() + pauseAfterFailure)
      return made
    } catch (error) {
      pausedUntil.set(key, now() + pauseAfterFailure)
      throw error
    } finally {
      underWay.delete(flight)
    }
  }

  return {
    async read(key, make, group = '') {
      const copy = copies.get(key)
      if (copy === undefined) return { value: (await makeOnce(key, group, make)).value, outcome: 'miss' }
      const age = now() - copy.madeAt
      const isCurrent = copy.generation === generationOf(group)
      if (isCurrent && age < freshFor) return { value: copy.value, outcome: 'hit' }
      const stale = { value: copy.value, outcome: 'stale' } as const
      if (now() < (pausedUntil.get(key) ?? 0)) return stale
      const made = makeOnce(key, group, make)
      if (isCurrent && age < staleFor) {
        made.catch(note)
        return stale
      }
      try {
        const { kind, value } = await made
        return kind === 'complete' ? { value, outcome: 'miss' } : stale
      } catch (error) {
        note(error)
        return stale
      }
    },
    size: copies.size,
    purge(groups) {
      if (groups === undefined) purges += 1
      // What belongs to no group may hold something of each.
      else for (const group of ['', ...groups]) purgesOf.set(group, (purgesOf.get(group) ?? 0) + 1)
      pausedUntil.clear()
    },
  }
}

/** The copies of both parts. A key has one copy: a page that is gone is not found where it was. */
function createCopies<Value>() {
  const part = (name: CachePart) =>
    new LRUCache<string, Copy<Value>>({ ...limits[name], sizeCalculation: ({ bytes }) => bytes })
  const main = part('main')
  const side = part('side')
  return {
    get: (key: string) => main.get(key) ?? side.get(key),
    peek: (key: string) => main.peek(key) ?? side.peek(key),
    set(key: string, name: CachePart, copy: Copy<Value>) {
      const [own, other] = name === 'main' ? [main, side] : [side, main]
      other.delete(key)
      own.set(key, copy)
    },
    size: () => ({ copies: main.size + side.size, bytes: main.calculatedSize + side.calculatedSize }),
  }
}
