/** Addresses that only the live preset has: its screens alone carry them. */
export const livePaths = {
  order: (id: string) => `/account/orders/${encodeURIComponent(id)}`,
  invoice: (id: string) => `/account/orders/${encodeURIComponent(id)}/invoice`,
  returnOf: (id: string) => `/account/orders/${encodeURIComponent(id)}/return`,
  orderLookup: () => '/order-lookup',
} as const
