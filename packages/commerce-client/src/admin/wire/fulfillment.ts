import type { HttpTypes } from '@medusajs/types'

export type {
  AdminCreateFulfillmentShipment,
  AdminFulfillment,
  AdminFulfillmentResponse,
} from '@medusajs/types/dist/http/index.js'

/** `data` and `metadata` may be null, but the server refuses a fulfilment without them. */
export interface AdminCreateFulfillment extends HttpTypes.AdminCreateFulfillment {
  data: Record<string, unknown> | null
  metadata: Record<string, unknown> | null
}
