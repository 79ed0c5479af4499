import { adminUser, demoCustomer } from '@umber/sample-store'
import type { Client } from 'pg'
import scrypt from 'scrypt-kdf'
import { expect, it } from 'vitest'
import { databaseRefusals, type Expectation } from './refusals.ts'

/** A database, as far as the queries of this directory look into it. */
interface Contents {
  readonly fingerprints?: readonly string[]
  readonly admins?: readonly { readonly email: string; readonly password: string }[]
  readonly demoPassword?: string
  readonly customers?: number
  readonly orders?: number
  readonly keys?: readonly string[]
}

async function hashOf(password: string): Promise<string> {
  return (await scrypt.kdf(password, { logN: 10, r: 8, p: 1 })).toString('base64')
}

function database({
  fingerprints = ['this'],
  admins = [],
  keys = [],
  demoPassword,
  ...people
}: Contents): Client {
  const answer = async (sql: string, values: readonly string[] = []): Promise<readonly unknown[]> => {
    if (sql.includes('to_regclass')) return [{ present: true }]
    if (sql.includes('migrated_build')) return fingerprints.filter((known) => known === values[0])
    if (sql.includes('api_key')) return keys.filter((known) => known === values[0])
    if (sql.includes("'user_id'"))
      return await Promise.all(
        admins.map(async ({ email, password }) => ({ email, hash: await hashOf(password) })),
      )
    if (sql.includes('provider_identity'))
      return demoPassword === undefined ? [] : [{ email: values[0], hash: await hashOf(demoPassword) }]
    return [{ count: String((sql.includes('from customer') ? people.customers : people.orders) ?? 0) }]
  }
  const query = async (sql: string, values?: readonly string[]) => {
    const rows = await answer(sql, values)
    return { rows, rowCount: rows.length }
  }
  return { query } as unknown as Client
}

const refusals = async (contents: Contents, purpose: Expectation['purpose'] = 'selling') =>
  databaseRefusals(database(contents), { fingerprint: 'this', purpose })

it('a database that is not migrated for this build is refused, with the command', async () => {
  expect(await refusals({ fingerprints: ['other'] })).toEqual([expect.stringContaining('pnpm migrate')])
})

it('the previous build may start on a database that was migrated for a newer one', async () => {
  expect(await refusals({ fingerprints: ['this', 'newer'] })).toEqual([])
})

it.each(['selling', 'demonstration'] as const)(
  'an administrator with a published password is refused when %s',
  async (purpose) => {
    const admins = [
      { email: 'owner@shop.example', password: 'a-word-of-the-owner' },
      { email: 'second@shop.example', password: adminUser.password },
      { email: 'third@shop.example', password: 'supersecret' },
    ]
    const [first, second, ...further] = await refusals({ admins }, purpose)
    expect(first).toContain('second@shop.example has a password that everybody can read')
    expect(second).toContain('third@shop.example')
    expect(further).toEqual([])
    expect(first).not.toContain(adminUser.password)
  },
)

it('the demo customer and its orders are refused, except in a demonstration', async () => {
  const contents = { demoPassword: demoCustomer.password, customers: 1, orders: 6 }
  expect(await refusals(contents)).toEqual([
    expect.stringContaining('is in the database, with its published password'),
    expect.stringContaining('6 orders of the demo customer'),
  ])
  expect(await refusals(contents, 'demonstration')).toEqual([])
})

it('the demo customer is refused with a password of its own as well', async () => {
  expect(await refusals({ demoPassword: 'a-word-of-its-own', customers: 1 })).toHaveLength(1)
})

it('a shop that started from the sample store and removed its people may go on', async () => {
  expect(await refusals({ admins: [{ email: adminUser.email, password: 'a-word-of-the-owner' }] })).toEqual(
    [],
  )
})

it('refuses a publishable key that the database does not have', async () => {
  const client = database({ keys: ['pk_right'] })
  const refusalsOf = async (publishableKey: string | undefined) =>
    databaseRefusals(client, { fingerprint: 'this', purpose: 'selling', publishableKey })
  expect(await refusalsOf('pk_wrong')).toEqual([expect.stringContaining('pnpm create-key')])
  expect(await refusalsOf('pk_right')).toEqual([])
  expect(await refusalsOf(undefined)).toEqual([])
})
