type Environment = Readonly<Record<string, string | undefined>>

/**
 * Where the links of a mail lead. The paths are the shop's. Whatever opens something stands behind the `#`: a browser keeps
 * that to itself, while a query is written down by every server on the way.
 */
export interface ShopLinks {
  readonly resetPassword: (token: string) => string
  readonly verifyAddress: (token: string) => string
  readonly acceptTransfer: (orderId: string, token: string) => string
  readonly orderHistory: string
  readonly guestOrder: (orderId: string, access: string) => string
}

export function shopLinks(environment: Environment): ShopLinks {
  const shop = shopUrl(environment)
  const link = (path: string, secret: Readonly<Record<string, string>>): string =>
    `${shop}${path}#${new URLSearchParams(secret).toString()}`
  return {
    resetPassword: (token) => link('/reset-password', { token }),
    verifyAddress: (token) => link('/verify-address', { token }),
    acceptTransfer: (order, token) => link('/order-transfer', { order, token }),
    orderHistory: `${shop}/account/orders`,
    guestOrder: (order, access) => link(`/order/${encodeURIComponent(order)}`, { access }),
  }
}

/** Without an address of its own: the first page that may call the store. */
function shopUrl(environment: Environment): string {
  const [first] = (environment['STORE_CORS'] ?? '').split(',')
  return (environment['STORE_URL'] || first || 'http://localhost:8000').replace(/\/+$/, '')
}
