import type { PortOptions } from './port-options.ts'

/** A line of a list as it was typed. */
export interface ListedSku {
  readonly sku: string
  /** A whole number of at least 1. */
  readonly quantity: number
}

/** Whether a line can be bought. `too-many`: only `available` are there, for all lines with its SKU. */
export type SkuState =
  | { readonly kind: 'unknown' }
  | (NamedVariant & { readonly kind: 'sold-out' | 'available' })
  | (NamedVariant & { readonly kind: 'too-many'; readonly available: number })

interface NamedVariant {
  readonly variantId: string
  readonly name: string
  readonly variantName?: string | undefined
}

export interface VariantQuantity {
  readonly variantId: string
  readonly quantity: number
}

/** Orders by a list of SKUs, for signed-in customers. */
export interface QuickOrder {
  /** The most lines of one list. */
  readonly mostLines: number
  /** One state for each line, in their order. One request; changes nothing. Without a region in the default one. */
  check(
    lines: readonly ListedSku[],
    regionId: string | undefined,
    options?: PortOptions,
  ): Promise<readonly SkuState[]>
  /**
   * Adds all of them to a cart, in as few requests as the backend allows. When one is refused, those before it are in the cart.
   * The cart has to be read again afterwards.
   */
  add(cartId: string, items: readonly VariantQuantity[]): Promise<void>
}
