import type { HttpTypes } from '@medusajs/types'

export type StoreCustomer = HttpTypes.StoreCustomer
export type StoreCustomerResponse = HttpTypes.StoreCustomerResponse
export type StoreCreateCustomer = HttpTypes.StoreCreateCustomer

export type StoreOrder = HttpTypes.StoreOrder
export type StoreOrderResponse = HttpTypes.StoreOrderResponse
export type StoreOrderListResponse = HttpTypes.StoreOrderListResponse
export type StoreOrderFilters = HttpTypes.StoreOrderFilters
