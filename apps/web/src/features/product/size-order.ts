import { sizeOptions, type OptionChoice } from '@umber/storefront-core'

const rank = (value: string): number => {
  const place = sizeOptions.findIndex((size) => size === value.trim().toUpperCase())
  return place === -1 ? sizeOptions.length : place
}

/**
 * Sorts sizes from small to large, independent of the backend's order. Unknown values keep their order and come last.
 */
export function inSizeOrder(choices: readonly OptionChoice[]): readonly OptionChoice[] {
  const anySize = choices.some(({ value }) => rank(value) < sizeOptions.length)
  return anySize ? choices.toSorted((one, other) => rank(one.value) - rank(other.value)) : choices
}
