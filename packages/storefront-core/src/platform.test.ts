import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage } from './memory-storage.ts'
import { systemRandom } from './system-random.ts'

afterEach(() => vi.unstubAllGlobals())

/** Sets the next word of the random source. */
function chance(word: number): void {
  const getRandomValues = (words: Uint32Array) => words.fill(word)
  vi.stubGlobal('crypto', { getRandomValues })
}

describe('The chance of the runtime', () => {
  it('reaches both ends of a range and never passes them', () => {
    chance(0)
    expect(systemRandom.integer(100_000, 999_999)).toBe(100_000)
    chance(2 ** 32 - 1)
    expect(systemRandom.integer(100_000, 999_999)).toBe(999_999)
  })

  it('gives each number its equal share', () => {
    const sixths = [0, 1, 2, 3, 4, 5].map((sixth) => {
      chance(Math.floor(((sixth + 0.5) / 6) * 2 ** 32))
      return systemRandom.integer(1, 6)
    })
    expect(sixths).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('does without crypto where there is none', () => {
    vi.stubGlobal('crypto', undefined)
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    expect(systemRandom.integer(0, 9)).toBe(5)
    vi.restoreAllMocks()
  })
})

describe('A storage in memory', () => {
  it('[F-48] remembers, forgets, and says that it knows nothing', () => {
    const storage = createMemoryStorage({ kept: 'from before' })
    expect([storage.get('kept'), storage.get('never')]).toEqual(['from before', null])
    storage.set('kept', 'since')
    expect(storage.get('kept')).toBe('since')
    storage.remove('kept')
    expect(storage.get('kept')).toBeNull()
  })
})
