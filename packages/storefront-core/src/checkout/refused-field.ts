import type { Failure } from '../failure/failure.ts'

/** The fields that the backend may refuse although the form took them. */
export type RefusedField = 'country' | 'phone' | 'postalCode' | 'state' | 'taxNumber'

const fields: ReadonlyMap<string | undefined, RefusedField> = new Map([
  ['invalid_country_code', 'country'],
  ['invalid_phone', 'phone'],
  ['invalid_postal_code', 'postalCode'],
  ['invalid_province', 'state'],
  ['invalid_tax_number', 'taxNumber'],
])

/** The field of an address that the backend has refused; undefined for any other failure. */
export const refusedField = ({ kind, code }: Failure): RefusedField | undefined =>
  kind === 'rejected' ? fields.get(code) : undefined
