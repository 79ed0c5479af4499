import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { Modules } from '@medusajs/framework/utils'

import { withLocks } from './with-locks'

/** Lock timeout in seconds. */
const lockTimeout = 25

/** Handles the request while holding all keys, or responds with 409 `too_busy` after the timeout without doing anything. */
export async function lockRequest(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
  { keys, refusal }: { readonly keys: readonly string[]; readonly refusal: string },
): Promise<void> {
  let isServed = false
  const serve = async (): Promise<void> => {
    isServed = true
    // A closed response emits no further close event to wait for.
    if (response.closed) return next()
    await new Promise<void>((resolve) => {
      response.once('close', resolve)
      next()
    })
  }
  try {
    const locking = request.scope.resolve(Modules.LOCKING)
    await withLocks(locking, keys, serve, { until: Date.now() + lockTimeout * 1000 })
  } catch (error) {
    if (isServed) throw error
    response.setHeader('Retry-After', '5')
    response.status(409).json({ type: 'conflict', code: 'too_busy', message: refusal })
  }
}
