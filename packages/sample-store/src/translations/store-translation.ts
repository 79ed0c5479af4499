import type { CategorySlug } from '../categories.ts'
import type { Color } from '../palette.ts'
import type { ShippingOption, store } from '../store.ts'

/** The texts of a product in another language. */
export interface ProductTranslation {
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly material: string
}

/** The texts of a post of the journal in another language. */
export interface PostTranslation {
  readonly title: string
  readonly summary: string
  readonly coverText: string
  /** In Markdown. */
  readonly body: string
}

/** What is read of the sample store, in another language. Sizes are the same in each. */
export interface StoreTranslation {
  /** The BCP 47 tag, and its English name as the dashboard lists it. */
  readonly locale: { readonly code: string; readonly name: string }
  /** By slug. */
  readonly products: Readonly<Record<string, ProductTranslation>>
  /** By the English words: the label and the value of each line on their own. */
  readonly specifications: Readonly<Record<string, string>>
  readonly categories: Readonly<Record<CategorySlug, { readonly name: string; readonly description: string }>>
  readonly options: { readonly color: string; readonly size: string }
  readonly colors: Readonly<Record<Color, string>>
  /** By code. */
  readonly shippingOptions: Readonly<
    Record<
      ShippingOption['code'] | typeof store.returnOption.code,
      { readonly name: string; readonly description: string }
    >
  >
  /** By value. */
  readonly returnReasons: Readonly<Record<(typeof store.returnReasons)[number]['value'], string>>
  /** By the post's slug. */
  readonly journal: Readonly<Record<string, PostTranslation>>
  /** By the English words. */
  readonly journalTags: Readonly<Record<string, string>>
  /** Of the settings, by the English words. */
  readonly settings: Readonly<Record<string, string>>
}
