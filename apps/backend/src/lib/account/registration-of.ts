/** What a customer has said of the company in the account. */
export interface CompanyCustomer {
  readonly company_name?: string | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

/** What `registrationOf` reads of the order. */
export const companyFields = ['customer.company_name', 'customer.metadata'] as const

/** The registration number of the company that an address names; only the one that the customer has named in the account. */
export function registrationOf(
  address: Readonly<Record<string, unknown>> | null | undefined,
  customer: CompanyCustomer | null | undefined,
): string | undefined {
  const number = customer?.metadata?.['registration_number']
  const company = plain(customer?.company_name)
  const isNamed = company !== '' && plain(address?.['company']) === company
  return isNamed && typeof number === 'string' && number !== '' ? number : undefined
}

const plain = (name: unknown): string => (typeof name === 'string' ? name.trim().toLowerCase() : '')
