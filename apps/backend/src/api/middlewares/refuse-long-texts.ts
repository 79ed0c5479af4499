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
}

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
          `${name} must have at most ${longest[name]} characters`,
          'text_too_long',
        ),
  )
}

/** Name of the first field that is too long. */
export function firstTooLong(body: unknown): string | undefined {
  for (const { name, value } of inspectInput(body))
    if (typeof value === 'string' && Object.hasOwn(longest, name) && value.length > (longest[name] ?? 0))
      return name
  return undefined
}
