import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { inspectInput } from './refuse-unreadable-input'

/** Maximum lengths in characters, as in the shop's forms. */
const longest: Readonly<Record<string, number>> = {
  first_name: 200,
  last_name: 200,
  company: 200,
  company_name: 200,
  address_name: 200,
  address_1: 300,
  address_2: 300,
  city: 200,
  province: 200,
  postal_code: 20,
  phone: 40,
  email: 254,
  locale: 35,
  label: 200,
  issuer: 200,
}

/** Of free-form objects, as JSON: they are stored, and read with each cart, line, address and account that has them. */
const longestObjects: Readonly<Record<string, number>> = { metadata: 10_000, data: 10_000 }

/** Medusa accepts texts of any length. Checks address fields at any depth of the body. */
export function refuseLongTexts(
  { body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const name = firstTooLong(body)
  next(
    name === undefined
      ? undefined
      : new MedusaError(
          MedusaError.Types.INVALID_DATA,
          `${name} must have at most ${mostOf({ ...longest, ...longestObjects }, name)} characters`,
          'text_too_long',
        ),
  )
}

/** Name of the first field that is too long. An object within one that is short enough is short, too: each is written once. */
export function firstTooLong(body: unknown): string | undefined {
  let short = 0
  for (const { name, value, depth } of inspectInput(body)) {
    if (depth <= short) short = 0
    if (typeof value === 'string' && value.length > mostOf(longest, name)) return name
    if (short > 0 || !Object.hasOwn(longestObjects, name)) continue
    if (lengthOf(value) > mostOf(longestObjects, name)) return name
    short = depth
  }
  return undefined
}

const mostOf = (limits: Readonly<Record<string, number>>, name: string): number =>
  Object.hasOwn(limits, name) ? (limits[name] ?? Infinity) : Infinity

/** Of what JSON had: it is written as it was read. */
const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0
