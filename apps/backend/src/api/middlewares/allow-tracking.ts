import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

/** The store API hides a fulfillment's labels, which hold the tracking number for the customer, and what is in the parcel. */
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
    'fulfillments.items',
    'fulfillments.items.line_item_id',
    'fulfillments.items.quantity',
  ]
  next()
}
