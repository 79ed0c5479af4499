type Environment = Readonly<Record<string, string | undefined>>

/** Where the links of a mail lead. The paths are the shop's. */
export interface ShopLinks {
  readonly resetPassword: (token: string) => string
  readonly acceptTransfer: (orderId: string, token: string) => string
  readonly orderHistory: string
  readonly findOrder: (number: number) => string
}

export function shopLinks(environment: Environment): ShopLinks {
  const shop = shopUrl(environment)
  const link = (path: string, query: Readonly<Record<string, string>> = {}): string => {
    const words = new URLSearchParams(query).toString()
    return `${shop}${path}${words === '' ? '' : `?${words}`}`
  }
  return {
    resetPassword: (token) => link('/reset-password', { token }),
    acceptTransfer: (order, token) => link('/order-transfer', { order, token }),
    orderHistory: link('/account/orders'),
    findOrder: (number) => link('/order-lookup', { number: String(number) }),
  }
}

/** Without an address of its own: the first page that may call the store. */
function shopUrl(environment: Environment): string {
  const [first] = (environment['STORE_CORS'] ?? '').split(',')
  return (environment['STORE_URL'] || first || 'http://localhost:8000').replace(/\/+$/, '')
}
