import type { Client } from 'pg'
import { hasPublishableKey, unknownKey } from '../database/refusals.ts'
import { Refusal } from '../refusal.ts'

/** What a shop needs in its database to sell. */
export async function checkAdministrator(client: Client): Promise<string> {
  const count = await numberOf(client, 'select count(*) from "user" where deleted_at is null')
  if (count === 0) throw new Refusal('there is none. Run: pnpm create-admin --email you@shop.example')
  return `${count} in the database`
}

export async function checkPublishableKey(client: Client, key = ''): Promise<string> {
  if (await hasPublishableKey(client, key)) return 'known to the database'
  throw new Refusal(unknownKey)
}

/** A region with a way of paying and a way of delivery to one of its countries. */
export async function checkRegion(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct region.name from region
       join region_payment_provider pay on pay.region_id = region.id and pay.deleted_at is null
       join region_country country on country.region_id = region.id and country.deleted_at is null
       join geo_zone zone on zone.country_code = country.iso_2 and zone.deleted_at is null
       join shipping_option option on option.service_zone_id = zone.service_zone_id and option.deleted_at is null
      where region.deleted_at is null order by region.name`,
  )
  if (rows.length > 0) return rows.map(({ name }) => name).join(', ')
  throw new Refusal(
    'none has both payment and shipping. Set one up in the dashboard, or on a new database run: pnpm seed --empty --currency eur --countries de',
  )
}

async function numberOf(client: Client, query: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(query)
  return Number(rows[0]?.count)
}
