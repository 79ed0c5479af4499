import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** A page of any origin can make a browser send a form or plain text; JSON requires a CORS preflight. */
export function requireJson(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  // `request.is` returns null without a body; an empty body has Content-Length 0.
  if (request.headers['content-length'] === '0' || request.is('application/json') !== false) return next()
  response.status(415).json({
    type: 'invalid_data',
    code: 'unsupported_media_type',
    message: 'The body must be application/json',
  })
}
