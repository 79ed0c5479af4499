import type { CartLine, LineTrouble, Money } from '@umber/storefront-core'

/** What a shopper should know of a line before buying it. */
export function troubleWords(trouble: LineTrouble, written: (money: Money) => string): string {
  if (trouble.kind === 'unavailable') return 'No longer available'
  if (trouble.kind === 'price-changed') return `Was ${written(trouble.before)} when you chose it`
  return trouble.left === 0 ? 'Sold out' : `Only ${trouble.left} left`
}

/** Why the cart cannot be ordered as it is, and what to do about it: one sentence for each line. */
export function blockedWords(lines: readonly CartLine[]): string {
  return lines.map(({ name, trouble }) => reasonOf(name, trouble)).join(' ')
}

function reasonOf(name: string, trouble: LineTrouble | undefined): string {
  if (trouble?.kind !== 'out-of-stock') return `${name} is no longer available. Remove it to go on.`
  return trouble.left === 0
    ? `${name} has sold out meanwhile. Remove it to go on.`
    : `There are only ${trouble.left} of ${name} left. Take fewer to go on.`
}
