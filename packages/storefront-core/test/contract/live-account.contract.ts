import { CommerceClient } from '@umber/commerce-client'
import {
  createCountries,
  createLiveAddressBook,
  createLivePasswordReset,
  createLiveCustomerProfile,
  createLivePromotions,
} from '@umber/storefront-core/live'
import { describe, expect, it } from 'vitest'
import { backend, config } from './backend.ts'

const { client: visitor } = backend()
const home = {
  label: 'Home',
  firstName: 'Noor',
  lastName: 'Khan',
  address1: '5 Residency Road',
  address2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560025',
  country: 'India',
  phone: '+91 98450 12345',
}

/** A new customer, signed in. */
async function customer(): Promise<CommerceClient> {
  const client = new CommerceClient({ ...config(), auth: { type: 'jwt', jwtTokenStorageMethod: 'memory' } })
  const email = `live-${crypto.randomUUID()}@umber-ecru.example`
  const words = { email, password: 'linen-and-light-7' }
  await client.auth.register('customer', 'emailpass', words)
  await client.store.customer.create({ email, first_name: 'Noor', last_name: 'Khan' })
  await client.auth.login('customer', 'emailpass', words)
  return client
}

describe('The address book on a real backend', () => {
  it('has exactly one default, after any additions, changes and removals', async () => {
    const client = await customer()
    const book = createLiveAddressBook(client, createCountries(client))
    expect(await book.list()).toEqual([])
    const one = await book.add(home)
    expect(one).toMatchObject([{ ...home, isDefault: true }])
    const two = await book.add({ ...home, label: 'Studio', city: 'Mysuru' })
    const studio = two?.find(({ label }) => label === 'Studio')
    expect(two?.filter(({ isDefault }) => isDefault)).toHaveLength(1)
    const chosen = await book.makeDefault(studio?.id ?? '')
    expect(chosen?.filter(({ isDefault }) => isDefault).map(({ label }) => label)).toEqual(['Studio'])
    const moved = await book.update(studio?.id ?? '', { ...home, label: 'Studio', city: 'Pune' })
    expect(moved?.find(({ label }) => label === 'Studio')).toMatchObject({ city: 'Pune', isDefault: true })
    const left = await book.remove(studio?.id ?? '')
    expect(left).toMatchObject([{ label: 'Home', isDefault: true }])
    expect(await book.list()).toEqual(left)
    expect(await book.remove(studio?.id ?? '')).toEqual(left)
  })
})

describe('The profile on a real backend', () => {
  it('is read and written, and a removed value is gone', async () => {
    const profile = createLiveCustomerProfile(await customer())
    const begun = await profile.read()
    expect(begun).toMatchObject({ firstName: 'Noor', lastName: 'Khan', phone: '' })
    const changes = {
      firstName: 'Nur',
      lastName: 'Khan',
      phone: '+91 98450 12345',
      dateOfBirth: '1990-02-28',
    }
    expect(await profile.save(changes)).toEqual({ ...changes, email: begun.email })
    expect(await profile.read()).toEqual({ ...changes, email: begun.email })
    const { dateOfBirth: _, ...rest } = changes
    expect(await profile.save(rest)).toEqual({ ...rest, email: begun.email })
  })
})

describe('Promotion codes on a real backend', () => {
  it('[LIVE-06] are refused with the backend’s own message', async () => {
    const { cart } = await visitor.store.cart.create({})
    const promotions = createLivePromotions(visitor)
    expect(await promotions.apply(cart.id, ' NOPE ')).toEqual({
      kind: 'refused',
      code: 'NOPE',
      message: 'The promotion code NOPE is invalid',
    })
  })
})

describe('A new password on a real backend', () => {
  it('is requested with the same answer for every address, and a link that was not sent is refused', async () => {
    const reset = createLivePasswordReset(visitor)
    await expect(reset.request(`unknown-${crypto.randomUUID()}@umber-ecru.example`)).resolves.toBeUndefined()
    expect(await reset.complete('not.a.token', 'linen-and-light-8')).toBe('link-expired')
  })

  it('[F-98] is refused with the rule that it breaks', async () => {
    const reset = createLivePasswordReset(visitor)
    expect(await reset.complete('not.a.token', 'seven77')).toBe('password-too-short')
    expect(await reset.complete('not.a.token', 'password')).toBe('password-too-common')
  })
})
