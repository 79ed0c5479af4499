import { noRetry } from '../catalogue/catalogue-client.ts'
import type { Profile, CustomerProfile } from '../ports/customer-profile.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, text } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'

const fields = 'id,email,first_name,last_name,phone,company_name,metadata'

/**
 * The customer's profile on the backend. Medusa has no fields for date of birth, picture and a company's numbers, so they are in
 * the metadata; a picture as a data URL is too large for it and is left out.
 */
export function createLiveCustomerProfile({ store }: LiveClient): CustomerProfile {
  return {
    async read({ signal } = {}) {
      const { customer } = await store.customer.retrieve({ fields }, undefined, { ...noRetry, signal })
      return profileFrom(customer)
    },
    async save(changes, { signal } = {}) {
      const { firstName, lastName, phone, dateOfBirth, photo } = changes
      const isOfCompany = 'company' in changes
      const body = {
        first_name: firstName,
        last_name: lastName,
        phone,
        // Null removes a value: metadata that is not named stays as it is.
        metadata: {
          date_of_birth: dateOfBirth ?? null,
          photo: address(photo) ?? null,
          ...(isOfCompany && {
            tax_number: given(changes.taxNumber),
            registration_number: given(changes.registration),
          }),
        },
        ...(isOfCompany && { company_name: given(changes.company) }),
      }
      const { customer } = await store.customer.update(body, { fields }, undefined, { ...noRetry, signal })
      return profileFrom(customer)
    },
  }
}

function profileFrom(customer: unknown): Profile {
  const written = (name: string) => text(field(customer, name)) ?? ''
  const metadata = field(customer, 'metadata')
  const dateOfBirth = text(field(metadata, 'date_of_birth'))
  return {
    firstName: written('first_name'),
    lastName: written('last_name'),
    email: written('email'),
    phone: written('phone'),
    ...omitUndefined({
      dateOfBirth:
        dateOfBirth !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth) ? dateOfBirth : undefined,
      photo: address(text(field(metadata, 'photo'))),
      company: text(field(customer, 'company_name')),
      taxNumber: text(field(metadata, 'tax_number')),
      registration: text(field(metadata, 'registration_number')),
    }),
  }
}

const address = (photo: string | undefined) =>
  photo !== undefined && /^https?:\/\//.test(photo) ? photo : undefined

const given = (typed: string | undefined): string | null =>
  typed === undefined || typed.trim() === '' ? null : typed.trim()
