import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { inTurn } from './in-turn'

/** Seconds somebody waits for those before them. */
const patience = 25

/** Serves the request when nobody else holds any of the keys, or says that it was too busy and nothing was done. */
export async function serveInTurn(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
  { keys, refusal }: { readonly keys: readonly string[]; readonly refusal: string },
): Promise<void> {
  let isServed = false
  const serve = async (): Promise<void> => {
    isServed = true
    // Whoever left while they waited is served too, but nobody would hear that it is done.
    if (response.closed) return next()
    await new Promise<void>((resolve) => {
      response.once('close', resolve)
      next()
    })
  }
  try {
    const locking = request.scope.resolve(Modules.LOCKING)
    await inTurn(locking, keys, serve, { until: Date.now() + patience * 1000 })
  } catch (error) {
    if (isServed) throw error
    response.setHeader('Retry-After', '5')
    response.status(409).json({ type: 'conflict', code: 'too_busy', message: refusal })
  }
}
