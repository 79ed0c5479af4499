import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { uploadPaths } from './check-uploads'

/**
 * Bodies must be JSON, except for uploads. A page of any origin can make a browser send a form or plain text with the
 * user's cookies; JSON requires a CORS preflight.
 */
export function requireJson(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const path = request.originalUrl.replace(/[?#].*/s, '')
  const kinds = uploadPaths.test(path) ? ['multipart/form-data'] : ['application/json']
  // `request.is` returns null without a body; an empty body has Content-Length 0.
  if (request.headers['content-length'] === '0' || request.is(kinds) !== false) return next()
  response.status(415).json({
    type: 'invalid_data',
    code: 'unsupported_media_type',
    message: `The body must be ${kinds.join(' or ')}`,
  })
}
