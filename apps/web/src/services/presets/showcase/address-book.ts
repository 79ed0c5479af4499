import type { AddressBook, NewAddress, SavedAddress } from '@umber/storefront-core/account'
import type { PortOptions, Random } from '@umber/storefront-core'
import { collect, field, text } from '@umber/storefront-core/parse'
import type { AccountStorage } from './account-storage.ts'
import { withOneDefault } from './with-one-default.ts'

const part = 'addresses'

/** Stores the addresses on this device, starting with the sample data. */
export function createShowcaseAddressBook(
  sample: readonly NewAddress[],
  accountStorage: AccountStorage,
  random: Random,
): AddressBook {
  const known = (): readonly SavedAddress[] => {
    const saved = accountStorage.get(part)
    return withOneDefault(
      Array.isArray(saved) ? eachOnce(collect(saved, savedAddressFrom)) : sampleAddresses(sample),
    )
  }
  const change = async (
    options: PortOptions | undefined,
    changed: (addresses: readonly SavedAddress[]) => readonly SavedAddress[],
  ) => {
    options?.signal?.throwIfAborted()
    const addresses = changed(known())
    accountStorage.set(part, addresses)
    return addresses
  }
  return {
    async list(options) {
      options?.signal?.throwIfAborted()
      return known()
    },
    add: (address, options) =>
      change(options, (addresses) => {
        const id = newId(addresses, random)
        return withOneDefault([...addresses, { ...address, id, isDefault: false }])
      }),
    update: (id, address, options) =>
      change(options, (addresses) => addresses.map((one) => (one.id === id ? { ...one, ...address } : one))),
    remove: (id, options) =>
      change(options, (addresses) => withOneDefault(addresses.filter((one) => one.id !== id))),
    makeDefault: (id, options) => change(options, (addresses) => withOneDefault(addresses, id)),
  }
}

function newId(addresses: readonly SavedAddress[], random: Random): string {
  const id = `addr_${random.integer(0, 999_999_999)}`
  return addresses.some((one) => one.id === id) ? newId(addresses, random) : id
}

function eachOnce(addresses: readonly SavedAddress[]): readonly SavedAddress[] {
  return [...new Map(addresses.map((one) => [one.id, one])).values()]
}

function sampleAddresses(sample: readonly NewAddress[]): readonly SavedAddress[] {
  return sample.map((address, at) => ({ ...address, id: `addr_sample_${at}`, isDefault: at === 0 }))
}

const names = [
  'label',
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'state',
  'postalCode',
  'country',
  'phone',
] as const

function savedAddressFrom(saved: unknown): SavedAddress | undefined {
  const id = text(field(saved, 'id'))
  if (id === undefined) return undefined
  const written = Object.fromEntries(names.map((name) => [name, text(field(saved, name)) ?? '']))
  return { ...(written as NewAddress), id, isDefault: field(saved, 'isDefault') === true }
}
