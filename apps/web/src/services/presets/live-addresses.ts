import { addressFormat, normalPostalCode, stateOfPostalCode } from '@umber/addresses'
import type { AddressRules, AddressSupport, PostalCodeLookup } from '@umber/storefront-core/checkout'
import { provinceOf, stateOf } from '../../i18n/states.ts'

/** The rules of real addresses. "O" and "李" are names, and "Q7" is a street of Mannheim. */
const rules = (codeOf: (country: string) => string | undefined): AddressRules => {
  const formatOf = (country: string) => addressFormat(codeOf(country) ?? '')
  return {
    shortestName: 1,
    shortestStreet: 2,
    needsCity: (country) => formatOf(country).required.has('city'),
    accepts: {
      state(text, country) {
        const { countryCode, required, states } = formatOf(country)
        if (text === '') return !required.has('state')
        return states.length === 0 || stateOf(text, countryCode) !== undefined
      },
      postalCode(text, country) {
        const { countryCode, required, parts } = formatOf(country)
        if (text === '') return !required.has('postalCode')
        return !parts.includes('postalCode') || normalPostalCode(text, countryCode) !== undefined
      },
    },
  }
}

/** The state, where the first characters of the code tell it. A merchant may ask a service that knows cities too. */
const postalCodeLookup: PostalCodeLookup = async (postalCode, countryCode) => {
  const state = stateOfPostalCode(postalCode, countryCode)
  return state && { state: state.code }
}

/** What the shop knows of addresses. Loaded with the first form or address that needs it. */
export const addressSupport: AddressSupport = {
  rules,
  provinceOf,
  postalCodeLookup,
  // A merchant may ask VIES or another register.
  taxNumberCheck: async () => 'unknown',
}
