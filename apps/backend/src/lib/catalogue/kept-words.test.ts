import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keepWords } from './kept-words'
import type { KnownWord } from './spelling'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const list = (word: string): readonly KnownWord[] => [{ word, products: 1 }]

/** Words of which each reading is answered by hand. */
function kept() {
  const asked: {
    readonly table: string
    readonly resolve: (words: readonly KnownWord[]) => void
    readonly reject: (reason: Error) => void
  }[] = []
  const keptWords = keepWords()
  const wordsOf = async (index: string, table: string) =>
    await keptWords(
      index,
      table,
      async () => await new Promise((resolve, reject) => asked.push({ table, resolve, reject })),
    )
  return { wordsOf, asked }
}

describe('The words of an index', () => {
  it('are read once for all who ask within a minute', async () => {
    const { wordsOf, asked } = kept()
    const both = [wordsOf('product', 'v1'), wordsOf('product', 'v1')]
    asked[0]?.resolve(list('linen'))
    expect(await Promise.all(both)).toEqual([list('linen'), list('linen')])
    vi.advanceTimersByTime(60_000)
    await wordsOf('product', 'v1')
    expect(asked).toHaveLength(1)
  })

  it('serve while they are read again', async () => {
    const { wordsOf, asked } = kept()
    const first = wordsOf('product', 'v1')
    asked[0]?.resolve(list('linen'))
    await first
    vi.advanceTimersByTime(60_001)
    expect(await Promise.all([wordsOf('product', 'v1'), wordsOf('product', 'v1')])).toEqual([
      list('linen'),
      list('linen'),
    ])
    expect(asked).toHaveLength(2)
    asked[1]?.resolve(list('kurta'))
    await vi.waitFor(async () => expect(await wordsOf('product', 'v1')).toEqual(list('kurta')))
    expect(asked).toHaveLength(2)
  })

  it('of another table are waited for', async () => {
    const { wordsOf, asked } = kept()
    void wordsOf('product', 'v1')
    const next = wordsOf('product', 'v2')
    asked[1]?.resolve(list('sari'))
    expect(await next).toEqual(list('sari'))
    expect(asked.map(({ table }) => table)).toEqual(['v1', 'v2'])
  })

  it('that could not be read are asked for again by the next search', async () => {
    const { wordsOf, asked } = kept()
    const failed = wordsOf('product', 'v1')
    asked[0]?.reject(new Error('The database is away'))
    await expect(failed).rejects.toThrow('away')
    const again = wordsOf('product', 'v1')
    asked[1]?.resolve(list('linen'))
    expect(await again).toEqual(list('linen'))
  })

  it('stay when they cannot be read again', async () => {
    const { wordsOf, asked } = kept()
    const first = wordsOf('product', 'v1')
    asked[0]?.resolve(list('linen'))
    await first
    vi.advanceTimersByTime(60_001)
    await wordsOf('product', 'v1')
    asked[1]?.reject(new Error('The database is away'))
    await vi.waitFor(async () => {
      expect(await wordsOf('product', 'v1')).toEqual(list('linen'))
      expect(asked).toHaveLength(3)
    })
  })
})
