import { checkoutCopy } from '../../copy/checkout.ts'

const { home } = checkoutCopy.address

/** The choices of a select. One that is not made yet is empty. */
export const choicesOf = (names: readonly string[], country: string) =>
  (country === '' ? ['', ...names] : names).map((name) => ({ value: name, label: name }))

/** The wanted country if it is offered, else the shop's own, else the only one; '' when the shopper has to choose. */
export const countryAmong = (names: readonly string[], wanted: string): string =>
  [wanted, home].find((name) => names.includes(name)) ?? (names.length === 1 ? names.join() : '')
