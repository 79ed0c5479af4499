/** A variant: what is chosen of each option, and what it costs now and before a reduction. */
interface PricedValues {
  readonly values: Readonly<Record<string, string>>
  readonly now: number
  readonly before: number
}

const separator = '\u001F'

/** As the real backend says what each choice costs: by the options that the price depends on, and not at all where none does. */
export function optionPrices(variants: readonly PricedValues[]): readonly string[] {
  const titles = [...new Set(variants.flatMap(({ values }) => Object.keys(values)))]
  const deciding = titles.reduce((kept: readonly string[], title) => {
    const fewer = kept.filter((one) => one !== title)
    const pairs = new Set(variants.map((variant) => entryOf(variant, fewer)))
    return pairs.size === new Set(variants.map(({ values }) => keyOf(values, fewer))).size ? fewer : kept
  }, titles)
  return deciding.length === 0 ? [] : [...new Set(variants.map((variant) => entryOf(variant, deciding)))]
}

const keyOf = (values: PricedValues['values'], titles: readonly string[]): string =>
  titles.flatMap((title) => (values[title] === undefined ? [] : [title, values[title]])).join(separator)

function entryOf({ values, now, before }: PricedValues, titles: readonly string[]): string {
  const key = keyOf(values, titles)
  return [now, before, ...(key === '' ? [] : [key])].join(separator)
}
