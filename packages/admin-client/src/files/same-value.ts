import type { FileCell } from './product-file.ts'

/**
 * Whether a cell says what the store has. An export leaves out signs at the beginning of a text with which a formula could
 * begin, and a spreadsheet changes line ends.
 */
export function isSame(cell: FileCell, known: unknown): boolean {
  if (known === null || known === undefined) return false
  if (typeof known === 'object') return isSameJson(withMetadata(cell, known), known)
  if (typeof known !== 'string' && typeof known !== 'number' && typeof known !== 'boolean') return false
  const text = normal(String(known))
  const given = normal(cell.text)
  if (given === text || given === text.replace(/^[ \t]*[=+\-@\t]+/, '').trim()) return true
  return typeof known === 'number' && /^[\d.+-]+$/.test(given) && Number(given) === known
}

/** Metadata of the store with that of the cell. */
export const withMetadata = ({ text }: FileCell, known: unknown): object => ({
  ...(known as object | null),
  ...(JSON.parse(text) as object),
})

const normal = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => key in other && isSameJson(one[key as never], other[key as never]))
  )
}
