import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import type { z } from '@medusajs/framework/zod'

/** Validates the body, and names each wrong field by its path. Medusa's own validation leaves it out where a schema has a message. */
export const validBody =
  (schema: z.ZodObject) =>
  (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    const { success, data, error } = schema.strict().safeParse(request.body)
    if (success) {
      request.validatedBody = data
      return next()
    }
    const faults = error.issues.map(({ path, message }) =>
      path.length === 0 ? message : `${path.join('.')}: ${message}`,
    )
    next(new MedusaError(MedusaError.Types.INVALID_DATA, `Invalid request: ${faults.join('; ')}`))
  }
