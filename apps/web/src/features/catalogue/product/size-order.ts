import { sizeOptions, type OptionChoice } from '@umber/storefront-core'

const rank = (value: string): number => {
  const place = sizeOptions.findIndex((size) => size === value.trim().toUpperCase())
  return place === -1 ? sizeOptions.length : place
}

/**
 * Sizes from small to large, whatever order the backend keeps them in (its first value is only the one to begin
 * with). Values that are no known size stay where they were among themselves, at the end.
 */
export function inSizeOrder(choices: readonly OptionChoice[]): readonly OptionChoice[] {
  const anySize = choices.some(({ value }) => rank(value) < sizeOptions.length)
  return anySize ? choices.toSorted((one, other) => rank(one.value) - rank(other.value)) : choices
}
