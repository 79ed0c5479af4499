import { checkoutAddressFrom, defaultAddress, type SavedAddress } from '@umber/storefront-core/account'
import { useEffect, useRef, useTransition } from 'react'
import type { Countries } from '../../queries/use-countries.ts'
import type { useSavedAddresses } from './use-saved-addresses.ts'

/** What is filled in for a customer; with an address, all that the step asks for. */
type Known =
  | ({ readonly kind: 'address'; readonly email: string } & ReturnType<typeof checkoutAddressFrom>)
  | {
      readonly kind: 'name'
      readonly firstName: string
      readonly lastName: string
      readonly isFirst: boolean
      readonly company?: string | undefined
      readonly taxNumber?: string | undefined
    }

interface CustomerStart {
  readonly account: ReturnType<typeof useSavedAddresses>
  readonly countries: Countries
  /** Nothing has been typed or taken over so far. */
  readonly isUntouched: boolean
  /** Fills the form, and goes on if nothing is missing. */
  readonly begin: (known: Known) => Promise<void>
}

/**
 * A customer begins with the saved address, and goes to the payment at once if nothing else is missing: the review there says
 * everything again. Once for each checkout: a customer who comes back to the step is left alone. True meanwhile.
 */
export function useCustomerStart({ account, countries, isUntouched, begin }: CustomerStart): boolean {
  const { customer, addresses, isReading, company: own } = account
  const isDue = useRef(isUntouched)
  const [isBeginning, startTransition] = useTransition()
  useEffect(() => {
    if (!isDue.current || customer === undefined || isReading || countries.status !== 'known') return
    isDue.current = false
    if (!isUntouched) return
    const saved = deliveredTo(countries.names, addresses)
    const { firstName, lastName, email } = customer
    startTransition(async () => {
      await begin(
        saved === undefined
          ? { kind: 'name', firstName, lastName, isFirst: addresses.length === 0, ...own }
          : { kind: 'address', email, ...withCompany(checkoutAddressFrom(saved), own) },
      )
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the company is read before `isReading` ends
  }, [customer, addresses, isReading, countries, isUntouched, begin])
  return isBeginning
}

/** An address that names a company keeps it. */
const withCompany = (
  address: ReturnType<typeof checkoutAddressFrom>,
  own: ReturnType<typeof useSavedAddresses>['company'],
): ReturnType<typeof checkoutAddressFrom> =>
  address.company === undefined && address.taxNumber === undefined
    ? {
        ...address,
        ...(own.company !== undefined && { company: own.company }),
        ...(own.taxNumber !== undefined && { taxNumber: own.taxNumber }),
      }
    : address

/** The default address, if orders are delivered there; else one that they are delivered to. */
function deliveredTo(
  countries: readonly string[],
  addresses: readonly SavedAddress[],
): SavedAddress | undefined {
  return defaultAddress(addresses.filter(({ country }) => countries.includes(country)))
}
