import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { uploadPaths } from '../uploads/upload-paths'

/**
 * Bodies are JSON, except where files are uploaded. A page of any origin can have a browser send a form or plain text,
 * with the cookies of whoever looks at it; for JSON the browser asks first.
 */
export function onlyJson(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const path = request.originalUrl.replace(/[?#].*$/, '')
  const kinds = uploadPaths.test(path) ? ['multipart/form-data'] : ['application/json']
  // Null is the answer for no body at all; an empty one says its length.
  if (request.headers['content-length'] === '0' || request.is(kinds) !== false) return next()
  response.status(415).json({
    type: 'invalid_data',
    code: 'unsupported_media_type',
    message: `The body must be ${kinds.join(' or ')}`,
  })
}
