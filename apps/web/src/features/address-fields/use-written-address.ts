import { useAddressFormats } from '../../queries/use-address-libraries.ts'
import { useCountries } from '../../queries/use-countries.ts'
import { inRow } from '../../i18n/in-row.ts'

interface WrittenAddress {
  readonly firstName: string
  readonly lastName: string
  readonly company?: string | undefined
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  /** The country's name, in the language of the page. */
  readonly country: string
}

/** Writes addresses as their countries do; undefined until that is known, and where addresses have no country. */
export function useWrittenAddress(): ((address: WrittenAddress) => readonly string[]) | undefined {
  const formats = useAddressFormats()
  const { codeOf } = useCountries()
  if (formats === undefined) return undefined
  return ({ firstName, lastName, ...place }) =>
    formats.addressLines({
      ...place,
      name: `${firstName} ${lastName}`.trim(),
      // A country that is not delivered to any more may stand as its code.
      countryCode: codeOf(place.country) || (/^[A-Z]{2}$/.test(place.country) ? place.country : ''),
    })
}

/** A state until its name is known: a code, such as `in-ka`, says nothing to a shopper. */
export const stateUntilKnown = (state: string): string => (/^[a-z]{2}-[a-z\d]{1,3}$/.test(state) ? '' : state)

/** City, state and postal code as one line, until an address is written as its country does. */
export const cityLine = (place: Pick<WrittenAddress, 'city' | 'state' | 'postalCode'>): string =>
  inRow([place.city, `${stateUntilKnown(place.state)} ${place.postalCode}`.trim()])
