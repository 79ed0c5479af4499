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
