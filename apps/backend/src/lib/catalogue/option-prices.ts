import type { PricedVariant } from './indexed-product'

export interface Choice {
  readonly title: string
  readonly value: string
}

/** A variant with its price and what is chosen of each option. */
interface ChosenVariant extends PricedVariant {
  readonly choices: readonly Choice[]
}

/** Between the parts of an entry: a character that no keyboard has. */
const separator = '\u001F'

/**
 * What each choice costs, where the variants of a product differ in price: the price, the price before a reduction, and the titles
 * and values of those options that the price depends on. Empty where they do not differ.
 */
export function optionPrices(variants: readonly ChosenVariant[]): string[] {
  const priced = variants.flatMap(({ choices, calculated_price: price }) => {
    const now = price?.calculated_amount
    return now == null ? [] : [{ amounts: [now, price?.original_amount ?? now].join(separator), choices }]
  })
  const titles = [...new Set(priced.flatMap(({ choices }) => choices.map(({ title }) => title)))]
  // Each option is left out that tells no price from another.
  const deciding = titles.reduce(
    (kept, title) => {
      const fewer = kept.filter((one) => one !== title)
      return isDecided(priced, fewer) ? fewer : kept
    },
    titles as readonly string[],
  )
  if (deciding.length === 0) return []
  const entries = priced.map(({ amounts, choices }) => {
    const key = keyOf(choices, deciding)
    return key === '' ? amounts : [amounts, key].join(separator)
  })
  return [...new Set(entries)]
}

type Priced = Pick<ChosenVariant, 'choices'> & { readonly amounts: string }

/** Whether all variants that are alike in these options have one price. */
function isDecided(priced: readonly Priced[], titles: readonly string[]): boolean {
  const found = new Map<string, string>()
  return priced.every(({ amounts, choices }) => {
    const key = keyOf(choices, titles)
    const known = found.get(key) ?? amounts
    found.set(key, known)
    return known === amounts
  })
}

const keyOf = (choices: readonly Choice[], titles: readonly string[]): string =>
  titles
    .flatMap((title) => {
      const choice = choices.find((one) => one.title === title)
      return choice === undefined ? [] : [choice.title, choice.value]
    })
    .join(separator)
