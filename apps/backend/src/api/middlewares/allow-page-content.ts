import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** The store API lets nobody ask for linked records by default. */
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
