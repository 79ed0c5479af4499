export type {
  AdminCapturePayment,
  AdminGetPaymentProvidersParams,
  AdminPayment,
  AdminPaymentFilters,
  AdminPaymentProvider,
  AdminPaymentProviderListResponse,
  AdminPaymentResponse,
  AdminPaymentsResponse,
  AdminRefundPayment,
} from '@medusajs/types/dist/http/index.js'
