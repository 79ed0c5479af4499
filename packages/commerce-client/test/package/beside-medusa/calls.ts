import type { HttpTypes } from '@medusajs/types'
import Medusa from '@umber/commerce-client/js-sdk'

// Fifty calls of a project that has Medusa's `HttpTypes` in its own signatures. Compiled, never run.

const { admin, store } = new Medusa({ baseUrl: 'https://shop.example' })

export const shopCalls = {
  products: async (query: HttpTypes.StoreProductListParams): Promise<HttpTypes.StoreProduct[]> =>
    (await store.product.list(query)).products,
  product: async (id: string): Promise<HttpTypes.StoreProductResponse> => store.product.retrieve(id),
  categories: async (): Promise<HttpTypes.StoreProductCategoryListResponse> => store.category.list(),
  category: async (id: string): Promise<HttpTypes.StoreProductCategory> =>
    (await store.category.retrieve(id)).product_category,
  collections: async (): Promise<HttpTypes.StoreCollection[]> => (await store.collection.list()).collections,
  collection: async (id: string): Promise<HttpTypes.StoreCollectionResponse> => store.collection.retrieve(id),
  regions: async (): Promise<HttpTypes.StoreRegion[]> => (await store.region.list()).regions,
  region: async (id: string): Promise<HttpTypes.StoreRegionResponse> => store.region.retrieve(id),
  cart: async (id: string): Promise<HttpTypes.StoreCart> => (await store.cart.retrieve(id)).cart,
  createCart: async (body: HttpTypes.StoreCreateCart): Promise<HttpTypes.StoreCartResponse> =>
    store.cart.create(body),
  updateCart: async (id: string, body: HttpTypes.StoreUpdateCart): Promise<HttpTypes.StoreCartResponse> =>
    store.cart.update(id, body),
  addLine: async (id: string, body: HttpTypes.StoreAddCartLineItem): Promise<HttpTypes.StoreCart> =>
    (await store.cart.createLineItem(id, body)).cart,
  changeLine: async (id: string, line: string, body: HttpTypes.StoreUpdateCartLineItem) =>
    (await store.cart.updateLineItem(id, line, body)).cart satisfies HttpTypes.StoreCart,
  deleteLine: async (id: string, line: string) =>
    (await store.cart.deleteLineItem(id, line)) satisfies HttpTypes.StoreLineItemDeleteResponse,
  delivery: async (id: string, body: HttpTypes.StoreAddCartShippingMethods): Promise<HttpTypes.StoreCart> =>
    (await store.cart.addShippingMethod(id, body)).cart,
  complete: async (id: string): Promise<HttpTypes.StoreCompleteCartResponse> => store.cart.complete(id),
  options: async (
    query: HttpTypes.StoreGetShippingOptionList,
  ): Promise<HttpTypes.StoreCartShippingOption[]> =>
    (await store.fulfillment.listCartOptions(query)).shipping_options,
  pay: async (cart: HttpTypes.StoreCart, body: HttpTypes.StoreInitializePaymentSession) =>
    (await store.payment.initiatePaymentSession(
      cart,
      body,
    )) satisfies HttpTypes.StorePaymentCollectionResponse,
  orders: async (query: HttpTypes.StoreOrderFilters): Promise<HttpTypes.StoreOrderListResponse> =>
    store.order.list(query),
  order: async (id: string): Promise<HttpTypes.StoreOrder> => (await store.order.retrieve(id)).order,
  customer: async (): Promise<HttpTypes.StoreCustomer> => (await store.customer.retrieve()).customer,
  createCustomer: async (body: HttpTypes.StoreCreateCustomer): Promise<HttpTypes.StoreCustomerResponse> =>
    store.customer.create(body),
  address: async (body: HttpTypes.StoreCreateCustomerAddress): Promise<HttpTypes.StoreCustomerResponse> =>
    store.customer.createAddress(body),
  changeAddress: async (id: string, body: HttpTypes.StoreUpdateCustomerAddress) =>
    (await store.customer.updateAddress(id, body)) satisfies HttpTypes.StoreCustomerResponse,
}

export const adminCalls = {
  orders: async (query: HttpTypes.AdminOrderFilters): Promise<HttpTypes.AdminOrder[]> =>
    (await admin.order.list(query)).orders,
  order: async (id: string): Promise<HttpTypes.AdminOrder> => (await admin.order.retrieve(id)).order,
  preview: async (id: string): Promise<HttpTypes.AdminOrderPreview> =>
    (await admin.order.retrievePreview(id)).order,
  changes: async (id: string): Promise<HttpTypes.AdminOrderChange[]> =>
    (await admin.order.listChanges(id)).order_changes,
  fulfill: async (id: string, body: HttpTypes.AdminCreateOrderFulfillment): Promise<HttpTypes.AdminOrder> =>
    (await admin.order.createFulfillment(id, body)).order,
  ship: async (id: string, parcel: string, body: HttpTypes.AdminCreateOrderShipment) =>
    (await admin.order.createShipment(id, parcel, body)) satisfies HttpTypes.AdminOrderResponse,
  draft: async (body: HttpTypes.AdminCreateDraftOrder): Promise<HttpTypes.AdminDraftOrder> =>
    (await admin.draftOrder.create(body)).draft_order,
  drafts: async (): Promise<HttpTypes.AdminDraftOrderListResponse> => admin.draftOrder.list(),
  parcel: async (body: HttpTypes.AdminCreateFulfillment): Promise<HttpTypes.AdminFulfillmentResponse> =>
    admin.fulfillment.create(body),
  claim: async (id: string): Promise<HttpTypes.AdminClaim> => (await admin.claim.retrieve(id)).claim,
  claims: async (): Promise<HttpTypes.AdminClaimListResponse> => admin.claim.list(),
  exchange: async (id: string): Promise<HttpTypes.AdminExchange> =>
    (await admin.exchange.retrieve(id)).exchange,
  inbound: async (id: string, body: HttpTypes.AdminAddExchangeInboundItems) =>
    (await admin.exchange.addInboundItems(id, body)) satisfies HttpTypes.AdminExchangeReturnResponse,
  returned: async (id: string): Promise<HttpTypes.AdminReturn> => (await admin.return.retrieve(id)).return,
  products: async (query: HttpTypes.AdminProductListParams): Promise<HttpTypes.AdminProductListResponse> =>
    admin.product.list(query),
  createProduct: async (body: HttpTypes.AdminCreateProduct): Promise<HttpTypes.AdminProduct> =>
    (await admin.product.create(body)).product,
  updateProduct: async (id: string, body: HttpTypes.AdminUpdateProduct) =>
    (await admin.product.update(id, body)) satisfies HttpTypes.AdminProductResponse,
  batch: async (body: HttpTypes.AdminBatchProductRequest): Promise<HttpTypes.AdminBatchProductResponse> =>
    admin.product.batch(body),
  variants: async (id: string): Promise<HttpTypes.AdminProductVariant[]> =>
    (await admin.product.listVariants(id)).variants,
  customers: async (): Promise<HttpTypes.AdminCustomer[]> => (await admin.customer.list()).customers,
  promotion: async (body: HttpTypes.AdminCreatePromotion): Promise<HttpTypes.AdminPromotionResponse> =>
    admin.promotion.create(body),
  prices: async (body: HttpTypes.AdminCreatePriceList): Promise<HttpTypes.AdminPriceListResponse> =>
    admin.priceList.create(body),
  stock: async (id: string, body: HttpTypes.AdminBatchInventoryItemLocationLevels) =>
    (await admin.inventoryItem.batchInventoryItemLocationLevels(
      id,
      body,
    )) satisfies HttpTypes.AdminBatchInventoryItemLocationLevelsResponse,
  capture: async (id: string, body: HttpTypes.AdminCapturePayment): Promise<HttpTypes.AdminPayment> =>
    (await admin.payment.capture(id, body)).payment,
  option: async (body: HttpTypes.AdminCreateShippingOption): Promise<HttpTypes.AdminShippingOptionResponse> =>
    admin.shippingOption.create(body),
  region: async (body: HttpTypes.AdminCreateRegion): Promise<HttpTypes.AdminRegion> =>
    (await admin.region.create(body)).region,
}
