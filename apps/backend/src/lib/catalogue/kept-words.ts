import type { KnownWord } from './spelling'

/** How long the words of the catalogue are new, in ms. */
const newFor = 60_000

type Words = readonly KnownWord[]

interface KeptWords {
  readonly table: string
  readonly words: Promise<Words>
  /** In ms since 1970. After it they are read again. */
  until: number
}

/**
 * Keeps the words of each index. PostgreSQL takes seconds to count those of thousands of products, so only
 * the first search waits for them: old ones serve until the new ones are there.
 */
export function keepWords() {
  const byIndex = new Map<string, KeptWords>()

  function readAnew(index: string, table: string, read: () => Promise<Words>): Promise<Words> {
    const words = read()
    const kept = { table, words, until: Date.now() + newFor }
    const before = byIndex.get(index)
    if (before?.table !== table) {
      byIndex.set(index, kept)
      words.catch(() => byIndex.delete(index))
      return words
    }
    before.until = kept.until
    words.then(
      () => byIndex.set(index, kept),
      () => (before.until = 0),
    )
    return before.words
  }

  /** @param table the one that the index has at the moment: each rebuilding makes another. */
  return function wordsOf(index: string, table: string, read: () => Promise<Words>): Promise<Words> {
    const kept = byIndex.get(index)
    return kept?.table === table && kept.until >= Date.now() ? kept.words : readAnew(index, table, read)
  }
}
