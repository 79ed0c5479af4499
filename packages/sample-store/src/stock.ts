/** How the shop answers for one variant: a counted shelf, goods never counted, or goods it may sell ahead. */
export type Stock =
  | { readonly kind: 'counted'; readonly quantity: number }
  | { readonly kind: 'uncounted' }
  | { readonly kind: 'backorder'; readonly quantity: number }

/** Poured to order every week, so nobody counts them. */
const uncounted: readonly string[] = ['MONSOON-CANDLE-']

/** The watchmaker takes orders ahead of the next batch. */
const backorder: readonly string[] = ['DRESS-WATCH-']

/** Beginnings of SKUs: a whole product, one colour of it, or a single variant. */
const soldOut: readonly string[] = [
  'WOVEN-BELT-',
  'WRAP-DRESS-BLUE-',
  'CAMP-COLLAR-SHIRT-RED-S',
  'HEAVYWEIGHT-TEE-BLACK-XL',
  'LINEN-SHIRT-GREEN-S',
  'SLIP-DRESS-RED-XS',
  'RIBBED-TANK-RED-L',
  'CHIKAN-KURTI-SET-GREEN-XL',
  'KNIT-CO-ORD-RED-M',
  'SQUARE-SUNGLASSES-BLUE',
  'ZIP-WALLET-BLACK',
  'JASMINE-CANDLE-GREEN',
]

const low: Readonly<Record<string, number>> = {
  'PLEATED-DRESS-GREEN-L': 1,
  'SILK-CAMISOLE-WHITE-XS': 1,
  'LINEN-SHIRT-BLUE-XL': 2,
  'FIELD-WATCH-GREEN': 2,
  'OVERSHIRT-GREEN-XXL': 3,
  'STONEWARE-VASE-BLACK': 3,
}

export function stockOf(sku: string): Stock {
  if (uncounted.some((beginning) => sku.startsWith(beginning))) return { kind: 'uncounted' }
  if (backorder.some((beginning) => sku.startsWith(beginning))) return { kind: 'backorder', quantity: 0 }
  if (soldOut.some((beginning) => sku.startsWith(beginning))) return { kind: 'counted', quantity: 0 }
  return { kind: 'counted', quantity: low[sku] ?? shelfQuantity(sku) }
}

/** Between 8 and 60, the same on every machine, and unlike from one variant to the next. */
function shelfQuantity(sku: string): number {
  let hash = 7
  for (const character of sku) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 100_003
  return 8 + (hash % 53)
}
