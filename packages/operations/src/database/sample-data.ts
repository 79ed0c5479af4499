import { adminUser, demoCustomer } from '@umber/sample-store'
import type { Client } from 'pg'
import scrypt from 'scrypt-kdf'

/** What of the sample store is in a database. */
export interface SampleData {
  /** Emails of administrators whose password is published. */
  readonly openAdmins: readonly string[]
  readonly demoCustomer: 'none' | 'present' | 'published-password'
  readonly demoOrders: number
}

/** Passwords that stand in this repository or in Medusa's documentation. */
const publishedPasswords = [adminUser.password, demoCustomer.password, 'supersecret']

export async function readSampleData(client: Client): Promise<SampleData> {
  const admins = await readAccounts(client, "identity.app_metadata->>'user_id' is not null")
  const demo = await readAccounts(client, 'provider.entity_id = $1', [demoCustomer.email])
  const openAdmins: string[] = []
  for (const { email, hash } of admins) if (await isPublished(hash)) openAdmins.push(email)
  const isOpen = (await Promise.all(demo.map(({ hash }) => isPublished(hash)))).includes(true)
  const people = await count(client, 'select count(*) from customer where email = $1 and deleted_at is null')
  return {
    openAdmins,
    demoCustomer: isOpen ? 'published-password' : people > 0 ? 'present' : 'none',
    demoOrders: await count(client, 'select count(*) from "order" where email = $1 and deleted_at is null'),
  }
}

/**
 * The reasons not to serve this database. An administrator with a published password is always one. The demo customer and
 * its orders are allowed in a demonstration. The products, the publishable key and the mark of the sample store are no
 * reason: a merchant may have started from them.
 */
export function sampleDataRefusals(
  { openAdmins, demoCustomer: customer, demoOrders }: SampleData,
  purpose: 'selling' | 'demonstration',
): readonly string[] {
  const admins = openAdmins.map(
    (email) =>
      `The administrator ${email} has a password that everybody can read. Change it in the dashboard, or run: pnpm remove-demo`,
  )
  if (purpose === 'demonstration') return admins
  return [
    ...admins,
    ...(customer === 'none'
      ? []
      : [
          `The demo customer ${demoCustomer.email} is in the database${customer === 'present' ? '' : ', with its published password'}. To remove it, run: pnpm remove-demo`,
        ]),
    ...(demoOrders === 0
      ? []
      : [
          `${demoOrders} orders of the demo customer are in the database. To remove them, run: pnpm remove-demo`,
        ]),
  ]
}

interface Account {
  readonly email: string
  readonly hash: string
}

async function readAccounts(
  client: Client,
  where: string,
  values: readonly string[] = [],
): Promise<readonly Account[]> {
  const { rows } = await client.query<Account>(
    `select provider.entity_id as email, provider.provider_metadata->>'password' as hash
       from provider_identity provider join auth_identity identity on identity.id = provider.auth_identity_id
      where provider.provider = 'emailpass' and provider.provider_metadata->>'password' is not null
        and provider.deleted_at is null and identity.deleted_at is null and ${where}`,
    [...values],
  )
  return rows
}

/** A hash that is not of scrypt-kdf is not one of these passwords. */
async function isPublished(hash: string): Promise<boolean> {
  const key = Buffer.from(hash, 'base64')
  const matches = publishedPasswords.map(async (password) => scrypt.verify(key, password).catch(() => false))
  return (await Promise.all(matches)).includes(true)
}

async function count(client: Client, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(query, [demoCustomer.email])
  return Number(rows[0]?.count)
}
