import { noRetry } from '../catalogue/catalogue-client.ts'
import { failureFrom } from '../failure/failure-from-error.ts'
import type { AddressBook, NewAddress, SavedAddress } from '../ports/address-book.ts'
import type { PortOptions } from '../ports/port-options.ts'
import { collect, field, text } from '../parse/read.ts'
import type { Countries } from './countries.ts'
import type { LiveClient } from './live-client.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { taxNumberOf } from './wire-address.ts'

const pageSize = 100

/** Upper bound, for a backend that never ends its list. */
const mostAddresses = 2_000

/** The customer's addresses on the backend. The default is the default shipping address. */
export function createLiveAddressBook({ store }: LiveClient, countries: Countries): AddressBook {
  const { customer } = store

  const list = async ({ signal }: PortOptions = {}): Promise<readonly SavedAddress[]> => {
    const addresses = await Promise.all(
      (await everyEntry(signal)).map((entry) => savedFrom(entry, countries, signal)),
    )
    return withOneDefault(addresses.flatMap((address) => address ?? []))
  }

  async function everyEntry(signal: AbortSignal | undefined): Promise<readonly unknown[]> {
    const byId = new Map<unknown, unknown>()
    for (let offset = 0; offset < mostAddresses; offset += pageSize) {
      const page = { limit: pageSize, offset, order: 'id' }
      const answer = await customer.listAddress(page, undefined, { ...noRetry, signal })
      const entries = collect(field(answer, 'addresses'), (entry) => entry)
      // An address deleted during the read shifts the pages, so one may come twice.
      for (const entry of entries) byId.set(field(entry, 'id'), entry)
      if (entries.length < pageSize) break
    }
    return [...byId.values()]
  }

  const setDefault = (id: string, { signal }: PortOptions) =>
    customer.updateAddress(id, { is_default_shipping: true }, undefined, undefined, { ...noRetry, signal })

  /** A change that was made has not failed because its result cannot be read. */
  const listAfter = (call: PortOptions) => list(call).catch(() => undefined)

  return {
    list,
    async add(address, call = {}) {
      const { signal } = call
      const isFirst = (await list(call)).length === 0
      const body = { ...(await wireFrom(address, countries, signal)), is_default_shipping: isFirst }
      await customer.createAddress(body, undefined, undefined, { ...noRetry, signal })
      return listAfter(call)
    },
    async update(id, address, call = {}) {
      const { signal } = call
      const body = await wireFrom(address, countries, signal)
      await customer.updateAddress(id, body, undefined, undefined, { ...noRetry, signal })
      return listAfter(call)
    },
    async remove(id, call = {}) {
      try {
        await customer.deleteAddress(id, undefined, { ...noRetry, signal: call.signal })
      } catch (error) {
        // Removed before, by a request whose answer was lost or on another device.
        if (failureFrom(error).kind !== 'missing') throw error
      }
      const left = await listAfter(call)
      const first = left?.[0]
      // Stores the default that is shown, so that checkout and admin agree.
      if (first?.isDefault === true) await setDefault(first.id, call).catch(() => undefined)
      return left
    },
    async makeDefault(id, call = {}) {
      await setDefault(id, call)
      return listAfter(call)
    },
  }
}

/** The backend may have no default, or several from earlier versions. */
function withOneDefault(addresses: readonly StoredAddress[]): readonly SavedAddress[] {
  const chosen = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return addresses.map((address) => ({ ...address, isDefault: address === chosen }))
}

type StoredAddress = SavedAddress

async function savedFrom(
  wire: unknown,
  countries: Countries,
  signal: AbortSignal | undefined,
): Promise<StoredAddress | undefined> {
  const id = text(field(wire, 'id'))
  if (id === undefined) return undefined
  const written = (name: string) => text(field(wire, name)) ?? ''
  const code = written('country_code')
  return {
    id,
    label: written('address_name'),
    firstName: written('first_name'),
    lastName: written('last_name'),
    address1: written('address_1'),
    address2: written('address_2'),
    city: written('city'),
    state: written('province'),
    postalCode: written('postal_code'),
    country: (await countries.name(code, signal)) ?? code.toUpperCase(),
    phone: written('phone'),
    ...omitUndefined({ company: text(field(wire, 'company')), taxNumber: taxNumberOf(wire) || undefined }),
    isDefault: field(wire, 'is_default_shipping') === true,
  }
}

async function wireFrom(address: NewAddress, countries: Countries, signal: AbortSignal | undefined) {
  const { label, firstName, lastName, address1, address2, city, state, postalCode, country, phone } = address
  const code = (await countries.code(country, signal)) ?? country.toLowerCase()
  return {
    address_name: label,
    first_name: firstName,
    last_name: lastName,
    address_1: address1,
    address_2: address2,
    city,
    province: await countries.province(state, code, signal),
    postal_code: postalCode,
    country_code: code,
    phone,
    company: address.company ?? '',
    // Only its own field: others may be the merchant's.
    metadata: { tax_number: address.taxNumber ?? '' },
  }
}
