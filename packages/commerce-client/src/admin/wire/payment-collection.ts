export type {
  AdminCreatePaymentCollection,
  AdminDeletePaymentCollectionResponse,
  AdminInitializePaymentSession,
  AdminMarkPaymentCollectionAsPaid,
  AdminPaymentCollection,
  AdminPaymentCollectionResponse,
} from '@medusajs/types/dist/http/index.js'
