import type { CartLine, LineProblem, Money } from '@umber/storefront-core'
import { line as lineCopy } from '../../messages/en/line-problem.json'

/** What is wrong with a cart line, shown before checkout. */
export function lineProblemText(problem: LineProblem, written: (money: Money) => string): string {
  if (problem.kind === 'unavailable') return lineCopy.unavailable
  if (problem.kind === 'price-changed') return lineCopy.priceChanged(written(problem.before))
  return lineCopy.left(problem.left)
}

/** Why the cart cannot be ordered and what to do about it: one sentence per line. */
export function blockedWords(lines: readonly CartLine[]): string {
  return lines.map(({ name, problem }) => reasonOf(name, problem)).join(' ')
}

function reasonOf(name: string, problem: LineProblem | undefined): string {
  const { unavailable, soldOut, fewer } = lineCopy.blocked
  if (problem?.kind !== 'out-of-stock') return unavailable(name)
  return problem.left === 0 ? soldOut(name) : fewer({ count: problem.left, name })
}
