export type {
  AdminCreateFulfillment,
  AdminCreateFulfillmentShipment,
  AdminFulfillment,
  AdminFulfillmentResponse,
} from '@medusajs/types/dist/http/index.js'
