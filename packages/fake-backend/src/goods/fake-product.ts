/** Prices are in major units. */
export interface FakeProduct {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly subtitle: string | null
  readonly description: string
  readonly material: string | null
  readonly price: number
  /** What it cost before, when it is reduced. */
  readonly compareAtPrice?: number
  /** Named choices, with their values in order. */
  readonly options: Readonly<Record<string, readonly string[]>>
  readonly variants: readonly FakeVariant[]
  /** Addresses, the first of which is the thumbnail. */
  readonly images: readonly string[]
  readonly tags: readonly string[]
  readonly type: string | null
  /** Of the collection it is in. */
  readonly collection: string | null
  /** Of the categories it is filed under. */
  readonly categories: readonly string[]
  readonly metadata: Readonly<Record<string, unknown>> | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export interface FakeVariant {
  readonly id: string
  readonly title: string
  readonly sku: string | null
  readonly thumbnail: string | null
  /** The value of each option, by its name. */
  readonly values: Readonly<Record<string, string>>
  readonly stock: FakeStock
}

export type FakeStock =
  | { readonly kind: 'counted'; readonly quantity: number }
  | { readonly kind: 'uncounted' }
  | { readonly kind: 'backorder'; readonly quantity: number }

export interface FakeCategory {
  readonly handle: string
  readonly name: string
  readonly description: string
  readonly parent: string | null
  readonly image: string
}
