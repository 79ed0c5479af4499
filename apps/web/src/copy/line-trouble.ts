import { formatCartMoney, type LineTrouble } from '@umber/storefront-core'

/** What a shopper should know of a line before buying it. */
export function troubleWords(trouble: LineTrouble): string {
  if (trouble.kind === 'unavailable') return 'No longer available'
  if (trouble.kind === 'price-changed') return `Was ${formatCartMoney(trouble.before)} when you chose it`
  return trouble.left === 0 ? 'Sold out' : `Only ${trouble.left} left`
}
