import type { Customer } from '@umber/storefront-core/auth'
import type { CustomerProfile, Profile, ProfileChanges } from '@umber/storefront-core/account'
import { field, omitUndefined, text } from '@umber/storefront-core/parse'
import type { AccountStorage } from './account-storage.ts'

const part = 'profile'

/** Starts with the backend's customer data; changes are stored on this device. */
export function createShowcaseCustomerProfile(
  customer: () => Customer | undefined,
  accountStorage: AccountStorage,
): CustomerProfile {
  const known = (): Profile => {
    const saved = accountStorage.get(part)
    const { firstName = '', lastName = '', email = '' } = customer() ?? {}
    const written = (name: keyof ProfileChanges) => {
      const value = field(saved, name)
      return typeof value === 'string' ? value : undefined
    }
    return {
      firstName: written('firstName') ?? firstName,
      lastName: written('lastName') ?? lastName,
      email,
      phone: written('phone') ?? '',
      ...omitUndefined({ dateOfBirth: text(written('dateOfBirth')), photo: pictureFrom(written('photo')) }),
    }
  }
  return {
    async read(options) {
      options?.signal?.throwIfAborted()
      return known()
    },
    async save({ firstName, lastName, phone, dateOfBirth, photo }, options) {
      options?.signal?.throwIfAborted()
      accountStorage.set(part, { firstName, lastName, phone, dateOfBirth, photo })
      return known()
    },
  }
}

/** Storage is untrusted input: only raster pictures are accepted, because an SVG could contain a script. */
function pictureFrom(stored: string | undefined): string | undefined {
  return stored !== undefined && /^data:image\/(jpeg|png|gif);base64,/.test(stored) ? stored : undefined
}
