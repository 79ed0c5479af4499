import type { ProductCopy } from './products/product-copy.ts'

/**
 * How many days ago each product came into the shop, by slug. The new ones came lately; of the others each
 * category got one before any got its second, so that the newest page of the shop shows a bit of everything.
 */
export function daysSinceArrival(catalogue: readonly ProductCopy[]): ReadonlyMap<string, number> {
  const fresh = catalogue.filter((product) => product.isNew === true)
  const days = new Map(fresh.map((product, index) => [product.slug, 2 + index] as const))
  inTurns(catalogue.filter((product) => product.isNew !== true)).forEach((product, index) => {
    days.set(product.slug, 40 + index * 3)
  })
  return days
}

function inTurns(products: readonly ProductCopy[]): readonly ProductCopy[] {
  const seen = new Map<string, number>()
  const turns = products.map((product) => {
    const turn = seen.get(product.category) ?? 0
    seen.set(product.category, turn + 1)
    return { product, turn }
  })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ product }) => product)
}
