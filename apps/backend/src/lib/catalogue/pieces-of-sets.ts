import type { RemoteQueryFunction } from '@medusajs/framework/types'

/** A variant, with the stock that it takes. */
export interface StockedVariant {
  readonly id: string
  readonly product_id: string
  readonly product?: { readonly status?: string | null } | null
  readonly inventory_items?: readonly (StockLink | null)[] | null
}

interface StockLink {
  readonly inventory_item_id: string
  readonly required_quantity?: number | null
  readonly inventory?: { readonly title?: string | null } | null
}

/** What a set takes of one kind of stock. Without ids no published variant sells it alone. */
export interface Piece {
  readonly title: string
  readonly quantity: number
  readonly product_id: string | null
  readonly variant_id: string | null
}

export interface SetOfPieces {
  readonly variant_id: string
  readonly pieces: readonly Piece[]
}

type Query = Pick<RemoteQueryFunction, 'graph'>

const stockLink = 'product_variant_inventory_item'
const variantFields = [
  'id',
  'product_id',
  'product.status',
  'inventory_items.inventory_item_id',
  'inventory_items.required_quantity',
  'inventory_items.inventory.title',
]

/** The variants of a product that are sets, with their pieces. Undefined when there is no such product for sale. */
export async function readSets(query: Query, productId: string): Promise<readonly SetOfPieces[] | undefined> {
  const own = await variantsBy(query, { product_id: productId })
  if (!own.some(isPublished)) return undefined
  const items = own.filter(isSet).flatMap((set) => linksOf(set).map((link) => link.inventory_item_id))
  if (items.length === 0) return []
  const { data } = await query.graph({
    entity: stockLink,
    fields: ['variant_id'],
    filters: { inventory_item_id: [...new Set(items)] },
  })
  const ids = (data as readonly { readonly variant_id: string }[]).map((link) => link.variant_id)
  return setsOf(own, await variantsBy(query, { id: [...new Set(ids)] }))
}

/** @param others that take some of the same stock */
export function setsOf(
  own: readonly StockedVariant[],
  others: readonly StockedVariant[],
): readonly SetOfPieces[] {
  const alone = others
    .filter((variant) => isPublished(variant) && linksOf(variant).length === 1 && !isSet(variant))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return own.filter(isSet).map((set) => ({
    variant_id: set.id,
    pieces: linksOf(set).map(({ inventory_item_id: item, required_quantity: quantity, inventory }) => {
      const seller = alone.find((variant) => linksOf(variant)[0]?.inventory_item_id === item)
      return {
        title: inventory?.title ?? item,
        quantity: quantity ?? 1,
        product_id: seller?.product_id ?? null,
        variant_id: seller?.id ?? null,
      }
    }),
  }))
}

async function variantsBy(query: Query, filters: object): Promise<readonly StockedVariant[]> {
  const { data } = await query.graph({ entity: 'product_variant', fields: variantFields, filters })
  return data as readonly StockedVariant[]
}

const isPublished = ({ product }: StockedVariant): boolean => product?.status === 'published'

const linksOf = ({ inventory_items: links }: StockedVariant): readonly StockLink[] =>
  (links ?? []).filter((link) => link !== null)

/** Of several pieces, or several times the same: Medusa's "inventory kit". */
const isSet = (variant: StockedVariant): boolean =>
  linksOf(variant).reduce((sum, { required_quantity: quantity }) => sum + (quantity ?? 1), 0) > 1
