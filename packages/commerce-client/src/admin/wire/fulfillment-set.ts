export type {
  AdminCreateFulfillmentSetServiceZone,
  AdminFulfillmentSet,
  AdminFulfillmentSetDeleteResponse,
  AdminFulfillmentSetResponse,
  AdminServiceZone,
  AdminServiceZoneDeleteResponse,
  AdminServiceZoneResponse,
  AdminUpdateFulfillmentSetServiceZone,
} from '@medusajs/types/dist/http/index.js'
