import { repositoryRoot, until, type Reporter } from '@umber/dev-stack'
import { scriptsOf } from '../next-checkout.ts'
import { openNetwork, type Network } from '../shoppers/network.ts'
import type { Topology } from '../topology.ts'
import { atOnce } from './at-once.ts'

/** In milliseconds: nginx tries a stopped server again after five seconds. */
const limit = 30_000

/**
 * Replaces every instance by the next release, one after the other. While both releases run, nginx has the scripts of the pages of
 * both; afterwards the shops have none of the old ones, and a page names new ones. Returns whether that is so.
 */
export async function release(topology: Topology, next: string, { note }: Reporter): Promise<boolean> {
  const { site, ports } = topology
  const [old, fresh] = [scriptsOf(repositoryRoot), scriptsOf(next)]
  const isKept = !old.some((script) => fresh.includes(script))
  const network = openNetwork(topology.certificate, 65_000, () => {})
  const replace = async (name: string) => {
    await topology.part(name).stop()
    await topology.replace(name, { checkout: next })
  }
  const missing = async (scripts: readonly string[], at = site.shopUrl) =>
    (await atOnce(scripts, 6, async (path) => (await network.fetch(at + path)).ok)).filter((is) => !is).length
  try {
    for (const name of ['backend-1', 'backend-2', 'worker', 'shop-1']) await replace(name)
    const isMixed = await untilPageIsOf(network, topology, fresh)
    const during = [await missing(old), await missing(fresh)]
    note(
      `With one shop of each release, ${during[0]} of ${old.length} old and ${during[1]} of ${fresh.length} new scripts were missing`,
    )
    await replace('shop-2')
    const gone = await Promise.all(ports.shops.map(async (port) => missing(old, `http://127.0.0.1:${port}`)))
    const isNew = await untilPageIsOf(network, topology, fresh)
    const after = await missing(fresh)
    note(
      `Afterwards the shops miss ${gone.join(' and ')} of the ${old.length} old scripts, and nginx ${after} of the new ones`,
    )
    const isGone = gone.every((count) => count === old.length)
    return isKept && isMixed && isNew && isGone && [...during, after].every((count) => count === 0)
  } finally {
    await network.close()
  }
}

/** Waits for a page of this release. nginx keeps no copy of an address that is asked for once. */
async function untilPageIsOf(
  { fetch }: Network,
  { site }: Topology,
  scripts: readonly string[],
): Promise<boolean> {
  let turn = 0
  const look = async () => {
    const response = await fetch(`${site.shopUrl}/?release=${Date.now()}-${(turn += 1)}`)
    const [, entry = ''] = /"entry":"([^"]+)"/.exec(await response.text()) ?? []
    return scripts.includes(entry) ? true : undefined
  }
  return (await until(look, { limit, every: 300 })) === true
}
