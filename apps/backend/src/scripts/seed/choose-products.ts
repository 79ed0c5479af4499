import { largeCatalogue, products, type Product } from '@umber/sample-store'

/** The sample store, or with SEED_PRODUCTS a catalogue of that size for load tests. */
export function chooseProducts(
  environment: Readonly<Record<string, string | undefined>>,
): readonly Product[] {
  const asked = environment['SEED_PRODUCTS']
  if (!asked) return products
  const total = Number(asked)
  if (Number.isInteger(total) && total >= products.length && total <= 20_000) return largeCatalogue(total)
  throw new Error(`SEED_PRODUCTS has to be a whole number from ${products.length} to 20000.`)
}
