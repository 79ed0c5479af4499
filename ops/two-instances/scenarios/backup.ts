import { readdirSync } from 'node:fs'
import type { Reporter } from '@umber/dev-stack'
import { compareBooks, describeDifferences, isClean, type Account } from '../books.ts'
import { query } from '../postgres.ts'
import { askRedis } from '../redis.ts'
import { openMerchant } from '../shoppers/merchant.ts'
import { openShopper } from '../shoppers/shopper.ts'
import type { Topology } from '../topology.ts'
import type { WorkDirectory } from '../work-directory.ts'
import { atOnce } from './at-once.ts'

const shoppers = 10
const backends = ['worker', 'backend-1', 'backend-2']

/** Orders are placed, backed up, destroyed and restored: every order that was answered is there. */
export async function backup(
  topology: Topology,
  directory: WorkDirectory,
  { note }: Reporter,
): Promise<boolean> {
  const { site, databaseUrl } = topology
  const run = `backup${Date.now().toString(36)}`
  const merchant = await openMerchant(site, site.internalUrl)
  const product = await merchant.makeProduct('Backed up plate', shoppers)
  const command = async (name: string, ...args: readonly string[]) => {
    const begun = Date.now()
    await topology.command(name, ...args)
    note(`pnpm ${name}: ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  }
  const accounts = await atOnce(
    Array.from({ length: shoppers }, (_, visitor) => visitor),
    3,
    async (visitor): Promise<Account> => {
      const email = `${run}-${visitor}@shopper.example`
      const shopper = openShopper(topology, { visitor: visitor + 1, email }, () => {})
      await shopper.fillCart({ product, quantity: 1 })
      const ending = await shopper.buy()
      await shopper.leave()
      return { email, ending }
    },
  )
  await command('backup', '--to', directory.at('backups'))
  for (const name of backends) await topology.part(name).stop()
  await query(databaseUrl, 'drop table "order", order_item, order_cart, reservation_item cascade')
  note('The tables of the orders are dropped.')
  const newest = readdirSync(directory.at('backups')).toSorted().at(-1) ?? ''
  await command('restore', '--from', directory.at('backups', newest), '--replace')
  // Its queues and caches belong to the database that was put aside.
  await askRedis(topology.ports.redis, 'FLUSHDB')
  for (const name of backends) await topology.replace(name)
  const differences = await compareBooks(databaseUrl, run, accounts)
  note(
    `${accounts.filter(({ ending }) => ending.kind === 'ordered').length} orders were answered before the backup`,
  )
  note(describeDifferences(differences))
  return isClean(differences) && accounts.every(({ ending }) => ending.kind === 'ordered')
}
