import { inspectInput, type Found } from './inspect-input'

/** The deepest thing a shop or a dashboard sends is a product with its variants, prices and rules. */
const deepest = 32

/** Characters. The shop sends two hundred at most. */
const longestSearch = 500

const words = {
  nul: 'A text must not contain the character NUL.',
  deep: `What is sent must not be nested deeper than ${deepest} times.`,
  page: 'limit and offset must be whole numbers, and not negative.',
  search: `A search must not be longer than ${longestSearch} characters.`,
}

export interface Input {
  /** As it came, still encoded. */
  readonly address: string
  readonly query: unknown
  readonly body: unknown
}

/**
 * What no route of Medusa's can read, in words for whoever sent it. Medusa hands each of these on, to the database or to
 * code that calls itself, and then answers that the server failed.
 */
export function inputFault({ address, query, body }: Input): string | undefined {
  if (/%00/.test(address)) return words.nul
  for (const found of inspectInput(query)) {
    const fault = faultOf(found) ?? faultOfPage(found)
    if (fault !== undefined) return fault
  }
  for (const found of inspectInput(body)) {
    const fault = faultOf(found)
    if (fault !== undefined) return fault
  }
  return undefined
}

function faultOf({ name, value, depth }: Found): string | undefined {
  // What is nested deeper than a query may be is left in the name, brackets and all.
  if (depth > deepest || name.split('[').length > deepest) return words.deep
  if (name.includes('\0')) return words.nul
  if (typeof value !== 'string') return undefined
  if (value.includes('\0')) return words.nul
  return name === 'q' && value.length > longestSearch ? words.search : undefined
}

function faultOfPage({ name, value, depth }: Found): string | undefined {
  const isPage = depth === 1 && (name === 'limit' || name === 'offset')
  return isPage && !/^\d{0,9}$/.test(String(value)) ? words.page : undefined
}
