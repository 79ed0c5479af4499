import type { checkoutAddressFrom } from '@umber/storefront-core/account'
import type { CheckoutView, RefusedField } from '@umber/storefront-core/checkout'
import { provinceOf } from '../../i18n/states.ts'

/** The field of the address that the backend has refused. */
export const refusedIn = ({ phase }: CheckoutView): RefusedField | undefined =>
  phase.status === 'filling' && phase.notice?.kind === 'address-refused' ? phase.notice.field : undefined

/** With its company, and with its state as the form has it. Whom to bill stays the shopper's own choice. */
export function filledFrom(
  { company = '', taxNumber = '', ...parcel }: ReturnType<typeof checkoutAddressFrom>,
  codeOf: (country: string) => string,
) {
  const { firstName, lastName, phone, address1, address2, city, postalCode, country } = parcel
  const state = provinceOf(parcel.state, codeOf(country))
  const isCompany = company !== '' || taxNumber !== ''
  const place = { firstName, lastName, phone, address1, address2, city, state, postalCode, country }
  return { ...place, company, taxNumber, isCompany }
}
