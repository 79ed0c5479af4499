import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/** Responds with 400 to input that would otherwise cause a 500. */
export function refuseUnreadableInput(
  { originalUrl: address, query, body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const fault = inputFault({ address, query, body })
  next(fault === undefined ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, fault))
}

/** The same for the address alone: the bodies of webhooks are their providers' to write. */
export function refuseUnreadableAddress(
  { originalUrl: address, query }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const fault = inputFault({ address, query, body: undefined })
  next(fault === undefined ? undefined : new MedusaError(MedusaError.Types.INVALID_DATA, fault))
}

/** Nesting limit. The deepest legitimate body is a product with its variants, prices and rules. */
const deepest = 32

/** Characters. The shop sends at most 200. */
const longestSearch = 500

/** What a column of pieces can hold. */
const mostPieces = 2_147_483_647

const messages = {
  nul: 'A text must not contain the character NUL.',
  deep: `What is sent must not be nested deeper than ${deepest} times.`,
  page: 'limit and offset must be whole numbers, and not negative.',
  pieces: `A quantity must not be above ${mostPieces}.`,
  search: `A search must not be longer than ${longestSearch} characters.`,
}

export interface Input {
  /** URL as received, still encoded. */
  readonly address: string
  readonly query: unknown
  readonly body: unknown
}

/**
 * Returns a message for the client about input that no Medusa route can handle. Medusa passes such input on to the database
 * or to recursive code, and responds with 500.
 */
export function inputFault({ address, query, body }: Input): string | undefined {
  if (/%00/.test(address)) return messages.nul
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
  // The query parser leaves keys nested too deeply in the name, brackets included.
  if (depth > deepest || name.split('[').length > deepest) return messages.deep
  if (name.includes('\0')) return messages.nul
  if (name === 'quantity' && typeof value === 'number' && value > mostPieces) return messages.pieces
  if (typeof value !== 'string') return undefined
  if (value.includes('\0')) return messages.nul
  return name === 'q' && value.length > longestSearch ? messages.search : undefined
}

function faultOfPage({ name, value, depth }: Found): string | undefined {
  const isPage = depth === 1 && (name === 'limit' || name === 'offset')
  return isPage && !/^\d{0,9}$/.test(String(value)) ? messages.page : undefined
}

/** A value in a body or a query, with its key and its nesting depth. */
export interface Found {
  readonly name: string
  readonly value: unknown
  readonly depth: number
}

/** Yields every value at any depth, in the order of the text. Iterative, because JSON can be nested as deeply as it is long. */
export function* inspectInput(input: unknown): Generator<Found> {
  const left: Found[] = [{ name: '', value: input, depth: 0 }]
  for (;;) {
    const found = left.pop()
    if (found === undefined) return
    yield found
    if (typeof found.value === 'object' && found.value !== null)
      for (const [name, value] of Object.entries(found.value).toReversed())
        left.push({ name, value, depth: found.depth + 1 })
  }
}
