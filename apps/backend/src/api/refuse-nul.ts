import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

const message = 'A text must not contain the character NUL.'

/** PostgreSQL keeps no NUL in a text: what holds one is refused here, before it is an error of the server. */
export function refuseNul(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void {
  next(
    hasNulInAddress(request.originalUrl) || hasNul(request.body)
      ? new MedusaError(MedusaError.Types.INVALID_DATA, message)
      : undefined,
  )
}

const hasNulInAddress = (address: string): boolean => address.includes('%00')

/** Looks through a body of any depth; what has come as JSON is no deeper than its length. */
export function hasNul(body: unknown): boolean {
  const left = [body]
  for (;;) {
    if (left.length === 0) return false
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        if (key.includes('\0')) return true
        left.push(inner)
      }
  }
}
