import { FetchError, NetworkError } from '@umber/commerce-client'
import { describe, expect, it, vi } from 'vitest'
import { createLiveAddressBook } from '../../src/live/address-book.ts'
import type { LiveClient } from '../../src/live/live-client.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

const inIndia = {
  places: () => Promise.reject(new Error('The address book asks for names and codes only')),
  name: async () => 'India',
  code: async () => 'in',
  inRegion: async () => [],
  province: async (state: string) => state,
}

function bookOf(count: number) {
  const addresses = Array.from({ length: count }, (_, at) => ({ id: `cuaddr_${at}`, country_code: 'in' }))
  const listAddress = vi.fn<(page: Page) => Promise<unknown>>(async ({ limit, offset }) => ({
    addresses: addresses.slice(offset, offset + limit),
    count,
  }))
  const client = { store: { customer: { listAddress } } } as unknown as LiveClient
  return { book: createLiveAddressBook(client, inIndia), listAddress }
}

describe('The address book', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 2],
    [105, 2],
    [250, 3],
  ])('of %i addresses is read whole, in %i requests', async (count, requests) => {
    const { book, listAddress } = bookOf(count)
    const addresses = await book.list()
    expect(addresses.map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, at) => `cuaddr_${at}`))
    expect(listAddress).toHaveBeenCalledTimes(requests)
  })

  it('has an address once, though the pages moved while they were read', async () => {
    const { book, listAddress } = bookOf(150)
    const page = listAddress.getMockImplementation()
    listAddress.mockImplementation(async ({ limit, offset }) =>
      page?.({ limit, offset: Math.max(0, offset - 1) }),
    )
    expect(await book.list()).toHaveLength(149 + 1)
  })

  it('stops with a backend that never reports the end', async () => {
    const { book, listAddress } = bookOf(3_000)
    expect(await book.list()).toHaveLength(2_000)
    expect(listAddress).toHaveBeenCalledTimes(20)
  })
})

/** A customer's addresses on a backend. `lost` names the calls that are carried out, but whose answer does not arrive. */
function storedBook(...ids: readonly string[]) {
  let addresses = ids.map((id, at) => ({ id, country_code: 'in', is_default_shipping: at === 0 }))
  const lost = new Set<string>()
  const answer = <Value>(call: string, value: Value): Value => {
    if (lost.has(call)) throw new NetworkError('The answer is lost')
    return value
  }
  const customer = {
    listAddress: async () => answer('list', { addresses }),
    createAddress: async ({ is_default_shipping }: { readonly is_default_shipping: boolean }) => {
      addresses = [...addresses, { id: 'cuaddr_new', country_code: 'in', is_default_shipping }]
      // The list before the write is read.
      if (lost.has('created')) lost.add('list')
    },
    updateAddress: async (id: string) => {
      if (!addresses.some((address) => address.id === id)) throw missing
      return answer('update', {})
    },
    deleteAddress: async (id: string) => {
      if (!addresses.some((address) => address.id === id)) throw missing
      addresses = addresses.filter((address) => address.id !== id)
      return answer('delete', {})
    },
  }
  const client = { store: { customer } } as unknown as LiveClient
  return {
    book: createLiveAddressBook(client, inIndia),
    lost,
    idsStored: () => addresses.map(({ id }) => id),
  }
}

const missing = new FetchError('Address with id was not found', 'Not Found', 404)
const home = {
  label: 'Home',
  firstName: 'Noor',
  lastName: 'Khan',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: 'India',
}

describe('When answers are lost', () => {
  it('a removal that was carried out is done the second time', async () => {
    const { book, lost } = storedBook('cuaddr_0', 'cuaddr_1')
    lost.add('delete')
    await expect(book.remove('cuaddr_1')).rejects.toMatchObject({ kind: 'network' })
    lost.clear()
    expect(await book.remove('cuaddr_1')).toMatchObject([{ id: 'cuaddr_0' }])
  })

  it('a change that was answered is done, though the addresses cannot be read after it', async () => {
    const { book, lost, idsStored } = storedBook('cuaddr_0', 'cuaddr_1')
    lost.add('created')
    expect(await book.add(home)).toBeUndefined()
    expect(await book.update('cuaddr_0', home)).toBeUndefined()
    expect(await book.makeDefault('cuaddr_0')).toBeUndefined()
    expect(await book.remove('cuaddr_0')).toBeUndefined()
    expect(idsStored()).toEqual(['cuaddr_1', 'cuaddr_new'])
  })

  it('a removal is done, though the new default is not confirmed', async () => {
    const { book, lost } = storedBook('cuaddr_0', 'cuaddr_1')
    lost.add('update')
    expect(await book.remove('cuaddr_0')).toMatchObject([{ id: 'cuaddr_1', isDefault: true }])
  })

  it('nothing is added when the addresses cannot be read before it', async () => {
    const { book, lost, idsStored } = storedBook('cuaddr_0')
    lost.add('list')
    await expect(book.add(home)).rejects.toMatchObject({ kind: 'network' })
    expect(idsStored()).toEqual(['cuaddr_0'])
  })
})
