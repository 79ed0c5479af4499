import type { FindParams, HttpTypes } from '@medusajs/types'

export type {
  StoreAcceptOrderTransfer,
  StoreCreateCustomer,
  StoreCreateCustomerAddress,
  StoreCreateReturn,
  StoreCustomer,
  StoreCustomerAddress,
  StoreCustomerAddressDeleteResponse,
  StoreCustomerAddressListResponse,
  StoreCustomerAddressResponse,
  StoreCustomerResponse,
  StoreDeclineOrderTransfer,
  StoreOrder,
  StoreOrderFilters,
  StoreOrderListResponse,
  StoreOrderResponse,
  StoreRequestOrderTransfer,
  StoreReturn,
  StoreReturnReason,
  StoreReturnReasonListResponse,
  StoreReturnReasonParams,
  StoreReturnReasonResponse,
  StoreReturnReasonsParams,
  StoreReturnResponse,
  StoreUpdateCustomer,
  StoreUpdateCustomerAddress,
} from '@medusajs/types/dist/http/index.js'

export type StoreCustomerAddressListParams = FindParams & HttpTypes.StoreCustomerAddressFilters
