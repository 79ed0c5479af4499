import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { inspectInput } from './refuse-unreadable-input'

/** The longest list that the shop searches for is a wishlist, of 200 products. */
const mostConditions = 300

/** The database compares each value of a search's filters with the index: thousands of them take it seconds. */
export function limitConditions(
  { body }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  next(
    hasTooMany(body)
      ? new MedusaError(
          MedusaError.Types.INVALID_DATA,
          `A search may have at most ${mostConditions} values`,
          'too_many_conditions',
        )
      : undefined,
  )
}

/** Whether a search has more texts, numbers and the like than it may, wherever they are. */
export function hasTooMany(body: unknown): boolean {
  let values = 0
  for (const { value } of inspectInput(body)) {
    if (typeof value !== 'object') values += 1
    if (values > mostConditions) return true
  }
  return false
}
