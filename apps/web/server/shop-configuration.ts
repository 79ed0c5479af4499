import type { PaymentSettings } from '../src/config/payment-providers.ts'

/** The configuration the page needs before its first request to the backend. */
export interface ShopConfiguration {
  readonly backendUrl: string
  readonly publishableKey: string
  readonly featuredProductIds: readonly string[]
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  readonly preset: 'showcase' | 'live'
  /** Whose addresses have no prefix: ISO 3166-1 alpha-2. Default: the first country of the default region. */
  readonly homeCountry?: string
  /** The codes of the languages that the shop is built in, the default first. Absent: English alone. */
  readonly languages?: readonly string[]
  /** The address of a smaller picture, with `{url}` and `{width}`. Default: pictures of other hosts are loaded as they are. */
  readonly pictureUrlTemplate?: string
  /** The payment providers with a form that are on, and their public settings. Default: none. */
  readonly payments?: PaymentSettings
}
