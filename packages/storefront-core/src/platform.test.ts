import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from './memory-storage.ts'
import { systemRandom } from './system-random.ts'

afterEach(() => vi.unstubAllGlobals())

/** Sets the next word of the random source. */
function setRandomWord(word: number): void {
  const getRandomValues = (words: Uint32Array) => words.fill(word)
  vi.stubGlobal('crypto', { getRandomValues })
}

describe('The system random source', () => {
  it('reaches both ends of a range and never exceeds them', () => {
    setRandomWord(0)
    expect(systemRandom.integer(100_000, 999_999)).toBe(100_000)
    setRandomWord(2 ** 32 - 1)
    expect(systemRandom.integer(100_000, 999_999)).toBe(999_999)
  })

  it('is uniformly distributed', () => {
    const sixths = [0, 1, 2, 3, 4, 5].map((sixth) => {
      setRandomWord(Math.floor(((sixth + 0.5) / 6) * 2 ** 32))
      return systemRandom.integer(1, 6)
    })
    expect(sixths).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('works without crypto', () => {
    vi.stubGlobal('crypto', undefined)
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect(systemRandom.integer(0, 9)).toBe(5)
    vi.restoreAllMocks()
  })
})

describe('A memory storage', () => {
  it('[F-48] stores, removes, and returns null for unknown keys', () => {
    const storage = createMemoryStorage({ kept: 'from before' })
    expect([storage.get('kept'), storage.get('never')]).toEqual(['from before', null])
    storage.set('kept', 'since')
    expect(storage.get('kept')).toBe('since')
    storage.remove('kept')
    expect(storage.get('kept')).toBeNull()
  })
})
