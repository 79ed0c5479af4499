import { provinceOf as codeOf, stateOf as find, type State } from '@umber/addresses'
import { stateNames } from '@umber/addresses/state-names'
import { language } from './language.ts'

/** As `stateOf` of the addresses, which understands names in the reader's language here. */
export const stateOf = (text: string, countryCode: string): State | undefined =>
  find(text, countryCode, stateNames)

/** As `provinceOf` of the addresses, which understands names in the reader's language here. */
export const provinceOf = (text: string, countryCode: string): string => codeOf(text, countryCode, stateNames)

/** In the reader's language where that has one, for forms and announcements. A parcel has the country's own writing. */
export const stateName = ({ code, name }: State): string => stateNames[code] ?? name

/**
 * The states of a country as choices: in the reader's language and alphabet, else in the country's order, by name in Latin letters and in
 * the country's script.
 */
export function stateChoices(states: readonly State[]): readonly { value: string; label: string }[] {
  const choices = states.map(({ code, name, ownName }) => ({
    value: code,
    label: stateNames[code] ?? (ownName === undefined ? name : `${name} ${ownName}`),
  }))
  if (!states.some(({ code }) => code in stateNames)) return choices
  const { compare } = new Intl.Collator(language.locale)
  return choices.toSorted((one, other) => compare(one.label, other.label))
}
