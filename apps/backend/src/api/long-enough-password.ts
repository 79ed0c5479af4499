import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

/** As the shop's forms have it. */
const shortest = 8

/** Medusa takes any password that is a text. What is none is its own to refuse. */
export function longEnoughPassword(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const { password } = (request.body ?? {}) as { readonly password?: unknown }
  next(
    typeof password === 'string' && Array.from(password).length < shortest
      ? new MedusaError(
          MedusaError.Types.INVALID_DATA,
          `Password must be at least ${shortest} characters`,
          'password_too_short',
        )
      : undefined,
  )
}
