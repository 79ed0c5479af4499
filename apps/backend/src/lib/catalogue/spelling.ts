/** A word of the catalogue, and how many products have it. */
export interface KnownWord {
  readonly word: string
  readonly products: number
}

/** How a word that was typed stands in the index. */
export interface TypedWord {
  readonly word: string
  /** Whether a product has it, in any of its forms. */
  readonly isKnown: boolean
}

/**
 * What is searched for instead of what was typed: words that no product has are replaced by the nearest that some have, and left
 * out when there is none, as long as another word remains.
 */
export function spelled(typed: readonly TypedWord[], known: readonly KnownWord[]): string {
  const words = typed.map(({ word, isKnown }) => (isKnown ? word : nearest(word, known)))
  const found = words.filter((word) => word !== undefined)
  return found.length === 0 ? typed.map(({ word }) => word).join(' ') : found.join(' ')
}

/** The nearest word within reach; of equally near ones the one that most products have. */
function nearest(typed: string, known: readonly KnownWord[]): string | undefined {
  const reach = reachOf(typed)
  const near = known
    .map((one) => ({ ...one, distance: begins(typed, one.word) ? 0 : distanceOf(typed, one.word, reach) }))
    .filter(({ distance }) => distance <= reach)
    .toSorted((one, other) => one.distance - other.distance || other.products - one.products)
  return near[0]?.word
}

/** A word that is typed as far as this; of two letters it could be any. */
const begins = (typed: string, word: string): boolean => typed.length > 2 && word.startsWith(typed)

/** How many letters may be wrong. In a short word each changes its meaning. */
function reachOf({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Letters added, left out, exchanged, or in the wrong order (optimal string alignment); more than `reach` is just more. */
export function distanceOf(one: string, other: string, reach: number): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  if (Math.abs(a.length - b.length) > reach) return reach + 1
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = next
  }
  return last[b.length] ?? 0
}
