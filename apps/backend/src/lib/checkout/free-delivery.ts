/** A price of a shipping option with what it depends on, as `query.graph` returns it. */
export interface RuledPrice {
  readonly amount?: unknown
  readonly currency_code?: string | null
  readonly price_rules?:
    | readonly ({
        readonly attribute: string
        readonly operator?: string | null
        readonly value?: unknown
      } | null)[]
    | null
}

/**
 * The sums of items from which an option may be free, the lowest first: those of its prices of 0 that have a least sum and no
 * greatest one. Which of its prices applies is for Medusa to say.
 */
export function freeSums(
  prices: readonly (RuledPrice | null)[] | null | undefined,
  currency: string,
): number[] {
  const sums = (prices ?? []).flatMap((price) => {
    if (price === null || Number(price.amount) !== 0 || price.currency_code !== currency) return []
    const rules = (price.price_rules ?? []).filter((rule) => rule?.attribute === 'item_total')
    const [least, ...others] = rules
    const sum = Number(least?.value)
    return least?.operator === 'gte' && others.length === 0 && sum > 0 ? [sum] : []
  })
  return [...new Set(sums)].toSorted((one, other) => one - other)
}

/** An option with its price for a sum. */
interface OptionPriced {
  readonly id: string
  readonly amount: number | null
}

/** From which sum each option is free, by its id. Asks for the prices at each of the sums, the lowest first. */
export async function freeFrom(
  sums: readonly number[],
  pricedAt: (sum: number) => Promise<readonly OptionPriced[]>,
): Promise<ReadonlyMap<string, number>> {
  const free = new Map<string, number>()
  for (const sum of sums.slice(0, mostSums))
    for (const { id, amount } of await pricedAt(sum)) if (amount === 0 && !free.has(id)) free.set(id, sum)
  return free
}

/** Each is a question to Medusa. */
const mostSums = 8
