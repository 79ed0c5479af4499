import type { StoreTranslation } from './store-translation.ts'

/** "Fit: regular" has a label; "One chest pocket" has none. */
export interface SpecificationWords {
  /** Empty for a line without one. */
  readonly label: string
  readonly value: string
}

export function specificationWords(line: string): SpecificationWords {
  const [, label = '', value = line] = /^([^:]{1,40}): (.+)$/s.exec(line) ?? []
  return { label, value }
}

/** Figures and sizes are the same in every language, and measures where it has Latin letters. */
const isSame = (words: string): boolean => !/\p{L}{3}/u.test(words)

/** A line of a product in another language; undefined where a part of it is missing. */
export function translatedSpecification(
  line: string,
  { specifications }: Pick<StoreTranslation, 'specifications'>,
): SpecificationWords | undefined {
  const whole = specifications[line]
  if (whole !== undefined) return specificationWords(whole)
  const { label, value } = specificationWords(line)
  const of = (words: string) => specifications[words] ?? (isSame(words) ? words : undefined)
  const translated = { label: of(label), value: of(value) }
  return translated.label === undefined || translated.value === undefined
    ? undefined
    : { label: translated.label, value: translated.value }
}
