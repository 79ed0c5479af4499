import { isPageAddress, isWebAddress } from '../addresses'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * URLs for the links in emails; the paths are those of the shop. Secrets are in the fragment, which browsers do not send,
 * while servers log query strings.
 */
export interface ShopLinks {
  readonly resetPassword: (token: string) => string
  readonly verifyAddress: (token: string) => string
  readonly confirmEmail: (token: string) => string
  readonly forgotPassword: string
  readonly contact: string
  readonly confirmNewsletter: (token: string) => string
  readonly leaveNewsletter: (token: string) => string
  readonly leaveBackInStock: (token: string) => string
  readonly leaveReviewRequests: (token: string) => string
  readonly product: (handle: string, variantId: string) => string
  /** The page of a product, where the form of a review opens. */
  readonly writeReview: (handle: string) => string
  readonly acceptTransfer: (orderId: string, token: string) => string
  readonly order: (orderId: string) => string
  readonly signIn: string
  readonly account: string
  readonly cart: string
  readonly guestOrder: (orderId: string, access: string) => string
  /** A page that the owner wrote. */
  readonly page: (slug: string) => string
  readonly previewPage: (slug: string, access: string) => string
  /** A post of the journal. */
  readonly post: (slug: string) => string
  readonly previewPost: (slug: string, access: string) => string
  /** Of a picture of the shop or of elsewhere; undefined for what is neither. */
  readonly picture: (address: string | null | undefined) => string | undefined
}

/** @param prefix of the reader's locale, as `readLocalePrefix` finds it. */
export function shopLinks(environment: Environment, prefix = ''): ShopLinks {
  const shop = shopUrl(environment) + prefix
  const link = (path: string, secret: Readonly<Record<string, string>>): string =>
    `${shop}${path}#${new URLSearchParams(secret).toString()}`
  return {
    resetPassword: (token) => link('/reset-password', { token }),
    verifyAddress: (token) => link('/verify-address', { token }),
    confirmEmail: (token) => link('/confirm-email', { token }),
    forgotPassword: `${shop}/forgot-password`,
    contact: `${shop}/contact`,
    confirmNewsletter: (token) => link('/newsletter/confirm', { token }),
    leaveNewsletter: (token) => link('/newsletter/leave', { token }),
    leaveBackInStock: (token) => link('/back-in-stock/leave', { token }),
    product: (handle, variant) =>
      `${shop}/product/${encodeURIComponent(handle)}?${new URLSearchParams({ variant }).toString()}`,
    writeReview: (handle) => `${shop}/product/${encodeURIComponent(handle)}#write-review`,
    leaveReviewRequests: (token) => link('/review-requests/leave', { token }),
    acceptTransfer: (order, token) => link('/order-transfer', { order, token }),
    order: (order) => `${shop}/account/orders/${encodeURIComponent(order)}`,
    signIn: `${shop}/login`,
    account: `${shop}/account`,
    cart: `${shop}/cart`,
    guestOrder: (order, access) => link(`/order/${encodeURIComponent(order)}`, { access }),
    page: (slug) => `${shop}/pages/${encodeURIComponent(slug)}`,
    previewPage: (slug, access) => link('/page-preview', { page: slug, access }),
    post: (slug) => `${shop}/journal/${encodeURIComponent(slug)}`,
    previewPost: (slug, access) => link('/journal-preview', { post: slug, access }),
    picture: (address) => {
      if (address == null || !isPageAddress(address)) return undefined
      return isWebAddress(address) ? address : shopUrl(environment) + address
    },
  }
}

/** STORE_URL, otherwise the first origin of STORE_CORS. */
function shopUrl(environment: Environment): string {
  const [first] = (environment['STORE_CORS'] ?? '').split(',')
  return (environment['STORE_URL'] || first || 'http://localhost:8000').replace(/(?<!\/)\/+$/, '')
}

/** A page of the dashboard: `orders/order_1`. */
export const dashboardPage = (environment: Environment, path: string): string =>
  `${serverUrl(environment)}/app/${path}`

/**
 * The dashboard's page for a new password. It reads the token from the query; the token works once, for some minutes, and the
 * dashboard sends its address to no other origin.
 *
 * @param environment BACKEND_URL: where browsers reach this server.
 */
export function dashboardResetPassword(environment: Environment, token: string): string {
  return `${serverUrl(environment)}/app/reset-password?${new URLSearchParams({ token }).toString()}`
}

const serverUrl = (environment: Environment): string =>
  (environment['BACKEND_URL'] || 'http://localhost:9000').replace(/(?<!\/)\/+$/, '')
