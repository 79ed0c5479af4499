import { normalPostalCode } from '@umber/addresses'
import { useRef } from 'react'
import { stateOf } from '../../i18n/states.ts'
import { formatOf } from './address-rows.ts'

/** What another country's addresses have differently. */
export interface OfCountry {
  readonly state: string
  readonly postalCode: string
}

/** What fits in the other country: a state of its list, and a code of its form. */
export function fitting({ state, postalCode }: OfCountry, countryCode: string): OfCountry {
  const { parts, states } = formatOf(countryCode)
  const known = stateOf(state, countryCode)
  // A code of a listed state, such as us-ca, is no name of another country's.
  const isFree = parts.includes('state') && states.length === 0 && !/^[a-z]{2}-\w{1,3}$/.test(state)
  return {
    state: known?.code ?? (isFree ? state : ''),
    postalCode: parts.includes('postalCode') ? (normalPostalCode(postalCode, countryCode) ?? '') : '',
  }
}

/**
 * Asks the state and the postal code again when the country changes. What was typed for a country comes back with it.
 *
 * @returns What to set for the next country.
 */
export function useCountryChange(codeOf: (country: string) => string) {
  const kept = useRef(new Map<string, OfCountry>())
  return (from: string, typed: OfCountry, to: string): OfCountry => {
    kept.current.set(from, { state: typed.state, postalCode: typed.postalCode })
    return kept.current.get(to) ?? fitting(typed, codeOf(to))
  }
}
