import { noRetry } from '../catalogue/catalogue-client.ts'
import type { Profile, CustomerProfile } from '../ports/customer-profile.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { field, text } from '../parse/read.ts'
import type { LiveClient } from './live-client.ts'

const fields = 'id,email,first_name,last_name,phone,metadata'

/**
 * The customer's profile on the backend. Medusa has no fields for date of birth and picture, so they are in
 * the metadata; a picture as a data URL is too large for it and is left out.
 */
export function createLiveCustomerProfile({ store }: LiveClient): CustomerProfile {
  return {
    async read({ signal } = {}) {
      const { customer } = await store.customer.retrieve({ fields }, undefined, { ...noRetry, signal })
      return profileFrom(customer)
    },
    async save({ firstName, lastName, phone, dateOfBirth, photo }, { signal } = {}) {
      const body = {
        first_name: firstName,
        last_name: lastName,
        phone,
        // Null removes a value: metadata that is not named stays as it is.
        metadata: { date_of_birth: dateOfBirth ?? null, photo: address(photo) ?? null },
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
    }),
  }
}

const address = (photo: string | undefined) =>
  photo !== undefined && /^https?:\/\//.test(photo) ? photo : undefined
