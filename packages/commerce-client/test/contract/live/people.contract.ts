import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { Admin } from '../../../src/admin/index.ts'
import { deletedAfterwards } from '../../support/afterwards.ts'
import { commerceFailureOf } from '../../support/failure-of.ts'
import { acceptedInvite, liveMerchant, type Merchant } from '../../support/live-merchant.ts'
import { liveShop, newPerson } from '../../support/live-shop.ts'
import { one } from '../../support/one.ts'
import { premises } from '../../support/own-products.ts'

let admin: Merchant['admin']

beforeAll(async () => {
  ;({ admin } = await liveMerchant())
})

describe('customers', () => {
  test('are kept with their addresses, in groups', async () => {
    const { email } = newPerson()
    const { customer } = await admin.customer.create({ email, first_name: 'Asha' })
    deletedAfterwards(customer.id, admin.customer.delete)
    const { id } = customer
    const { customer: changed } = await admin.customer.update(id, { last_name: 'Rao' })
    expect(changed).toMatchObject({ id, email, first_name: 'Asha', last_name: 'Rao', has_account: false })
    expect((await admin.customer.list({ email: [email] })).customers.map((found) => found.id)).toEqual([id])

    const { customer: settled } = await admin.customer.createAddress(
      id,
      { city: 'Pune', country_code: 'in' },
      {},
      { query: { fields: '*addresses' } },
    )
    const addressId = one(settled.addresses).id
    await admin.customer.updateAddress(id, addressId, { city: 'Mumbai' })
    expect((await admin.customer.retrieveAddress(id, addressId)).address).toMatchObject({ city: 'Mumbai' })
    expect((await admin.customer.listAddresses(id)).addresses).toMatchObject([{ id: addressId }])
    const removed = await admin.customer.deleteAddress(id, addressId)
    expect(removed).toMatchObject({ id: addressId, deleted: true, parent: { id } })

    const { customer_group } = await admin.customerGroup.create({ name: `Weavers ${randomUUID()}` })
    deletedAfterwards(customer_group.id, admin.customerGroup.delete)
    const groupId = customer_group.id
    await admin.customerGroup.update(groupId, { metadata: { guild: true } })
    await admin.customerGroup.batchCustomers(groupId, { add: [id] })
    const { customer_group: group } = await admin.customerGroup.retrieve(groupId, {
      fields: '+metadata,*customers',
    })
    expect(group).toMatchObject({ metadata: { guild: true }, customers: [{ id }] })
    await admin.customer.batchCustomerGroups(id, { remove: [groupId] })
    expect((await admin.customer.retrieve(id, { fields: '*groups' })).customer).toMatchObject({ groups: [] })
    const { customer_groups } = await admin.customerGroup.list({ q: customer_group.name ?? '' })
    expect(customer_groups.map((found) => found.id)).toEqual([groupId])
  })
})

describe('users', () => {
  test('are invited, accept, sign in, and are deleted', async () => {
    const person = newPerson()
    const { id } = await acceptedInvite(admin, person)
    deletedAfterwards(id, admin.user.delete)

    const own = await liveMerchant(person)
    expect((await own.admin.user.me()).user).toMatchObject({ id, email: person.email, first_name: 'Ravi' })
    await admin.user.update(id, { last_name: 'Iyer' })
    expect((await admin.user.retrieve(id)).user).toMatchObject({ id, last_name: 'Iyer' })
    expect((await admin.user.list({ email: person.email })).users.map((user) => user.id)).toEqual([id])
    expect((await admin.user.listAuthProviders(id)).providers).toContain('emailpass')
  })

  test('that are invited by mistake have their invite deleted', async () => {
    const { invite } = await admin.invite.create({ email: newPerson().email })
    expect(invite).toMatchObject({ accepted: false })
    expect((await admin.invite.resend(invite.id)).invite.id).toBe(invite.id)
    expect((await admin.invite.list({ email: invite.email })).invites.map(({ id }) => id)).toEqual([
      invite.id,
    ])
    expect(await admin.invite.delete(invite.id)).toMatchObject({ id: invite.id, deleted: true })
    expect(await commerceFailureOf(admin.invite.retrieve(invite.id))).toMatchObject({ status: 404 })
  })
})

describe('an API key', () => {
  test('is created, used as basic authorization, revoked and deleted', async () => {
    const { api_key } = await admin.apiKey.create({ title: `Nightly ${randomUUID()}`, type: 'secret' })
    const { id, token: apiKey } = api_key
    deletedAfterwards(id, admin.apiKey.delete)
    expect(apiKey).toMatch(/^sk_/)
    const { client } = liveShop({ apiKey, auth: { jwtTokenStorageMethod: 'nostore' } })
    const night = new Admin(client)
    expect((await night.product.list({ limit: 1, fields: 'id' })).products).toHaveLength(1)
    await admin.apiKey.update(id, { title: 'Renamed' })
    expect((await admin.apiKey.retrieve(id)).api_key).toMatchObject({
      id,
      title: 'Renamed',
      revoked_at: null,
    })
    expect(
      (await admin.apiKey.list({ type: 'secret', title: 'Renamed' })).api_keys.map((key) => key.id),
    ).toEqual([id])
    expect((await admin.apiKey.revoke(id)).api_key.revoked_at).not.toBeNull()
    const refused = await commerceFailureOf(night.product.list())
    expect(refused).toMatchObject({ status: 401, message: 'Unauthorized' })
    expect(JSON.stringify(refused)).not.toContain(apiKey)
  })

  test('opens a sales channel to shoppers', async () => {
    const { channelId } = await premises(admin)
    const { api_key } = await admin.apiKey.create({ title: `Kiosk ${randomUUID()}`, type: 'publishable' })
    const { id, token } = api_key
    deletedAfterwards(id, admin.apiKey.delete)
    await admin.apiKey.batchSalesChannels(id, { add: [channelId] })
    const { store } = liveShop({ publishableKey: token })
    expect((await store.product.list({ limit: 1 })).products).toHaveLength(1)
    await admin.apiKey.revoke(id)
    expect(await commerceFailureOf(store.product.list())).toMatchObject({ status: 400, type: 'not_allowed' })
  })
})
