import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** The store API gives linked records only to those routes that allow it. */
export function allowPageContent(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  request.allowed = [
    ...(request.allowed ?? []),
    'page_content.picture',
    'page_content.picture_text',
    'page_content.text',
  ]
  next()
}
