/** What the page must know before it can ask the backend anything. */
export interface ShopConfiguration {
  readonly backendUrl: string
  readonly publishableKey: string
  readonly featuredProductIds: readonly string[]
  readonly socialLinks: readonly { readonly name: string; readonly url: string }[]
  readonly preset: 'showcase' | 'live'
}
