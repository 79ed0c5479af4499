import { queryOptions } from '@tanstack/react-query'
import type { ListedProduct, Money, Product } from '@umber/storefront-core'
import type { SetPiece } from '@umber/storefront-core/shop'
import type { Services } from '../services/services-context.ts'

// Products by their ids or slugs: what was looked at, what is compared, what goes with another, and the pieces of a set.

const minute = 60_000

/** Products as cards, in the order of the ids. */
const cards = ({ listing }: Pick<Services, 'listing'>, key: string, ids: readonly string[]) => ({
  queryKey: ['listing', key, ...ids],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await (await listing()).withIds?.(ids, { signal })) ?? [],
  staleTime: 5 * minute,
})

/** The products that were looked at, as cards. Those that are not sold any more are left out. */
export const viewedQuery = (services: Pick<Services, 'listing'>, ids: readonly string[]) =>
  queryOptions<readonly ListedProduct[]>({
    ...cards(services, 'viewed', ids),
    // The row is missed by no one who cannot be shown it.
    meta: { isBackdrop: true },
  })

/** Products that the owner has chosen. */
export const chosenProductsQuery = (services: Pick<Services, 'listing'>, ids: readonly string[]) =>
  queryOptions<readonly ListedProduct[]>({ ...cards(services, 'chosen', ids), enabled: ids.length > 0 })

export const comparedQuery = ({ catalogue }: Pick<Services, 'catalogue'>, slugs: readonly string[]) =>
  queryOptions<readonly Product[]>({
    queryKey: ['compared', ...slugs],
    queryFn: async ({ signal }) => await catalogue.productsOf({ slugs }, { signal }),
    staleTime: minute,
  })

/** What the owner has put beside a product. */
export const goesWithQuery = (
  { catalogue }: Pick<Services, 'catalogue'>,
  { id, content }: Pick<Product, 'id' | 'content'>,
) => {
  const ids = (content?.goesWith ?? []).filter((other) => other !== id)
  return queryOptions<readonly Product[]>({
    queryKey: ['goes-with', ...ids],
    queryFn: async ({ signal }) => await catalogue.productsOf({ ids }, { signal }),
    enabled: ids.length > 0,
    staleTime: minute,
  })
}

/** A piece with what sells it alone, as far as that is for sale here. */
export interface ShownPiece extends Pick<SetPiece, 'title' | 'quantity'> {
  readonly product?: Pick<Product, 'slug' | 'name'> & { readonly image?: string }
  readonly price?: Money
}

export interface ShownSet {
  readonly variantId: string
  readonly pieces: readonly ShownPiece[]
}

/** What a product's variants are made of that are sets. */
export const setQuery = (
  { catalogue, ports }: Pick<Services, 'catalogue' | 'ports'>,
  { id, variants }: Pick<Product, 'id' | 'variants'>,
) =>
  queryOptions<readonly ShownSet[]>({
    queryKey: ['set', id],
    queryFn: async ({ signal }) => {
      const sets = await (await ports()).productSets?.piecesOf(id, { signal })
      if (sets === undefined) return []
      const ids = [...sets.values()].flatMap((pieces) => pieces.flatMap(({ sold }) => sold?.productId ?? []))
      const sold = await catalogue.productsOf({ ids: [...new Set(ids)] }, { signal })
      return [...sets].map(([variantId, pieces]) => ({
        variantId,
        pieces: pieces.map((piece) => shownPiece(piece, sold)),
      }))
    },
    enabled: variants.some(({ isSet }) => isSet),
    staleTime: minute,
  })

function shownPiece({ title, quantity, sold }: SetPiece, products: readonly Product[]): ShownPiece {
  const product = products.find(({ id }) => id === sold?.productId)
  if (product === undefined) return { title, quantity }
  const { slug, name, images } = product
  const variant = product.variants.find(({ id }) => id === sold?.variantId)
  const image = variant?.image ?? images[0]
  return {
    title,
    quantity,
    product: { slug, name, ...(image !== undefined && { image }) },
    ...(variant?.price !== undefined && { price: variant.price }),
  }
}
