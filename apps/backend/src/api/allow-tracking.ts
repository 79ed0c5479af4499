import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** The store API hides a fulfilment's labels, and with them the tracking number its customer waits for. */
export function allowTracking(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  request.allowed = [
    ...(request.allowed ?? []),
    'fulfillments.labels',
    'fulfillments.labels.tracking_number',
    'fulfillments.labels.tracking_url',
  ]
  next()
}
