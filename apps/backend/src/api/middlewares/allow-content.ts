import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { productContentFields } from '../../lib/product-content/product-content'

type Middleware = (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction) => void

/** The store API gives linked records only to those routes that allow it. */
const allow =
  (fields: readonly string[]): Middleware =>
  (request, _response, next) => {
    request.allowed = [...(request.allowed ?? []), ...fields]
    next()
  }

export const allowPageContent = allow([
  'page_content.picture',
  'page_content.picture_text',
  'page_content.text',
])

export const allowProductContent = allow(productContentFields)
