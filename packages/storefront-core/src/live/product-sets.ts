import { noRetry } from '../catalogue/catalogue-client.ts'
import { collect, field, number, text } from '../parse/read.ts'
import type { ProductSets, SetPiece } from '../ports/product-sets.ts'
import type { LiveClient } from './live-client.ts'

/** The backend's own route: `GET /store/products/:id/pieces`. */
export function createLiveProductSets({ client }: Pick<LiveClient, 'client'>): ProductSets {
  return {
    async piecesOf(productId, { signal } = {}) {
      const path = `/store/products/${encodeURIComponent(productId)}/pieces`
      const answer = await client.fetch(path, { ...noRetry, signal })
      const sets = collect(field(answer, 'sets'), (set) => {
        const variant = text(field(set, 'variant_id'))
        return variant === undefined
          ? undefined
          : ([variant, collect(field(set, 'pieces'), pieceFrom)] as const)
      })
      return new Map(sets)
    },
  }
}

function pieceFrom(wire: unknown): SetPiece | undefined {
  const [title, quantity] = [text(field(wire, 'title')), number(field(wire, 'quantity'))]
  const [productId, variantId] = [text(field(wire, 'product_id')), text(field(wire, 'variant_id'))]
  if (title === undefined || quantity === undefined) return undefined
  const isSold = productId !== undefined && variantId !== undefined
  return { title, quantity, ...(isSold && { sold: { productId, variantId } }) }
}
