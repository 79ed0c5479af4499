import type { Customer } from '../auth/customer.ts'
import type { Profile, ProfileChanges, ProfileDesk } from '../ports/profile.ts'
import { given } from '../reading/given.ts'
import { field, text } from '../reading/read.ts'
import type { AccountShelf } from './account-shelf.ts'

const part = 'profile'

/** Begins with what the backend knows of the customer; what they change is kept on this device. */
export function createShowcaseProfileDesk(
  customer: () => Customer | undefined,
  shelf: AccountShelf,
): ProfileDesk {
  const known = (): Profile => {
    const saved = shelf.get(part)
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
      ...given({ dateOfBirth: text(written('dateOfBirth')), photo: pictureFrom(written('photo')) }),
    }
  }
  return {
    async read(options) {
      options?.signal?.throwIfAborted()
      return known()
    },
    async save({ firstName, lastName, phone, dateOfBirth, photo }, options) {
      options?.signal?.throwIfAborted()
      shelf.set(part, { firstName, lastName, phone, dateOfBirth, photo })
      return known()
    },
  }
}

/** Of a storage that anyone can write to only a picture is taken: an SVG could carry a script. */
function pictureFrom(kept: string | undefined): string | undefined {
  return kept !== undefined && /^data:image\/(jpeg|png|gif);base64,/.test(kept) ? kept : undefined
}
