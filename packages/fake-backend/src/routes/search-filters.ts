import { isWire, type Wire } from '../wire/wire.ts'

/** Whether a document of the index matches every filter and the search text. */
export function matches(document: Wire, filters: Wire): boolean {
  return Object.entries(filters).every(([name, wanted]) => {
    if (name === '$and') return listOf(wanted).every((one) => matches(document, one))
    return name === 'q' ? isFound(document, String(wanted)) : fits(document[name], wanted)
  })
}

const listOf = (wanted: unknown): readonly Wire[] => (Array.isArray(wanted) ? wanted.filter(isWire) : [])

/** A value means equality, several values are alternatives, and a list field needs one of them. */
function fits(value: unknown, wanted: unknown): boolean {
  if (!isWire(wanted)) return isOneOf(value, wanted)
  return Object.entries(wanted).every(([operator, operand]) => {
    const [one, other] = [Number(value), Number(operand)]
    if (operator === '$gte') return one >= other
    if (operator === '$gt') return one > other
    if (operator === '$lte') return one <= other
    if (operator === '$lt') return one < other
    return isOneOf(value, operand)
  })
}

function isOneOf(value: unknown, wanted: unknown): boolean {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  const alternatives: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted]
  return alternatives.some((alternative) => values.includes(alternative))
}

const searched = ['title', 'subtitle', 'description', 'words'] as const

/**
 * Every word has to match; the last one also as a prefix. The real index stems words; here a plural is a word with an
 * s.
 */
function isFound(document: Wire, typed: string): boolean {
  const words = wordsIn(searched.map((name) => String(document[name])).join(' '))
  const wanted = wordsIn(typed)
  return (
    wanted.length > 0 &&
    wanted.every((word, index) =>
      words.some((one) => one === word || (index === wanted.length - 1 && one.startsWith(word))),
    )
  )
}

const wordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{2})s$/u, ''))
