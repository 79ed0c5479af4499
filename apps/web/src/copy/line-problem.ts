import type { CartLine, LineProblem, Money } from '@umber/storefront-core'

/** What is wrong with a cart line, shown before checkout. */
export function lineProblemText(problem: LineProblem, written: (money: Money) => string): string {
  if (problem.kind === 'unavailable') return 'No longer available'
  if (problem.kind === 'price-changed') return `Was ${written(problem.before)} when you chose it`
  return problem.left === 0 ? 'Sold out' : `Only ${problem.left} left`
}

/** Why the cart cannot be ordered and what to do about it: one sentence per line. */
export function blockedWords(lines: readonly CartLine[]): string {
  return lines.map(({ name, problem }) => reasonOf(name, problem)).join(' ')
}

function reasonOf(name: string, problem: LineProblem | undefined): string {
  if (problem?.kind !== 'out-of-stock') return `${name} is no longer available. Remove it to go on.`
  return problem.left === 0
    ? `${name} has sold out meanwhile. Remove it to go on.`
    : `There are only ${problem.left} of ${name} left. Take fewer to go on.`
}
