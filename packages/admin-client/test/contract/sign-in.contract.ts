import { describe, expect, test } from 'vitest'
import { afterwards, deletedAfterwards } from '../../../commerce-client/test/support/afterwards.ts'
import { acceptedInvite } from '../../../commerce-client/test/support/live-merchant.ts'
import { newPerson } from '../../../commerce-client/test/support/live-shop.ts'
import { createAdminClient } from '../../src/index.ts'
import { liveTool } from '../support/live-tool.ts'

const tool = liveTool()
const baseUrl = process.env['BACKEND_URL'] ?? ''

describe('a tool', () => {
  test('signs in before its first request', async () => {
    expect((await liveTool().admin.user.me()).user.email).toBe(process.env['ADMIN_EMAIL'])
  })

  test('signs in again when its token is not accepted, and repeats the write', async () => {
    const own = liveTool()
    expect(await own.signIn()).toEqual({ kind: 'signed-in' })
    await own.client.setToken(`${await own.client.getToken()}x`)
    const { return_reason } = await own.admin.returnReason.create({
      value: newPerson().email,
      label: 'Once',
    })
    deletedAfterwards(return_reason.id, own.admin.returnReason.delete)
    const { count } = await own.admin.returnReason.list({ value: return_reason.value })
    expect(count).toBe(1)
  })

  test('is told that its password is wrong', async () => {
    const own = createAdminClient({ baseUrl, ...newPerson() })
    expect(await own.signIn()).toMatchObject({ kind: 'refused', error: { status: 401 } })
  })

  test('works with a secret key, until the key is revoked', async () => {
    const { api_key } = await tool.admin.apiKey.create({ title: newPerson().email, type: 'secret' })
    afterwards(() => tool.admin.apiKey.delete(api_key.id))
    const own = createAdminClient({ baseUrl, apiKey: api_key.token })
    expect((await own.admin.store.list()).stores).toHaveLength(1)
    await tool.admin.apiKey.revoke(api_key.id)
    await expect(own.admin.store.list()).rejects.toMatchObject({ status: 401 })
  })

  test('has no second factor on a server without a key to encrypt them', async () => {
    const person = newPerson()
    const { id } = await acceptedInvite(tool.admin, person)
    deletedAfterwards(id, tool.admin.user.delete)
    const own = createAdminClient({ baseUrl, ...person })
    await own.signIn()
    const factors = await own.client.fetch('/auth/mfa/factors', {
      headers: { authorization: `Bearer ${await own.client.getToken()}` },
    })
    expect(factors).toEqual({ mfa_factors: [] })
  })
})
