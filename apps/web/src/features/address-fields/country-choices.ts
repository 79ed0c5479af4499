import type { Countries } from '../../queries/use-countries.ts'

/** The choices of a select. One that is not made yet is empty. */
export const choicesOf = (names: readonly string[], country: string) =>
  (country === '' ? ['', ...names] : names).map((name) => ({ value: name, label: name }))

/**
 * The wanted country if it is offered, else the page's own, else the only one; '' when the shopper has to choose. A country may be wanted
 * by its name in another language.
 */
export function countryAmong(
  names: readonly string[],
  wanted: string,
  { home, codeOf }: Pick<Countries, 'home' | 'codeOf'>,
): string {
  const code = codeOf(wanted)
  const named = names.includes(wanted) ? wanted : names.find((name) => code !== '' && codeOf(name) === code)
  if (named !== undefined) return named
  return names.includes(home) ? home : names.length === 1 ? names.join() : ''
}
