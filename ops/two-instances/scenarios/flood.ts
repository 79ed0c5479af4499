import type { Reporter } from '@umber/dev-stack'
import { Agent, fetch } from 'undici'
import { compareBooks, describeDifferences, isClean, type Account } from '../books.ts'
import { errorRate, percentile } from '../figures.ts'
import { residentMegabytes } from '../memory.ts'
import { buyOnce } from '../shoppers/buy-once.ts'
import { openMerchant } from '../shoppers/merchant.ts'
import { toLoopback, type Sample } from '../shoppers/network.ts'
import type { Topology } from '../topology.ts'

/** In milliseconds. */
const duration = 10_000
/** A shop keeps no copies of pages that are asked for once: how much more memory it may have afterwards, in MB. */
const mostMemory = 300

interface Wave {
  readonly title: string
  readonly connections: number
  readonly path: (turn: number) => string
}

const waves: readonly Wave[] = [
  { title: 'a thousand connections ask for the home page', connections: 1_000, path: () => '/' },
  { title: 'unknown addresses', connections: 100, path: (turn) => `/unknown-${turn}` },
  { title: 'the home page with unknown queries', connections: 100, path: (turn) => `/?unknown=${turn}` },
]

/** Waves of requests go over the shop while shoppers buy. Then the home page is as fast as before, and every shopper has an order. */
export async function flood(topology: Topology, { note }: Reporter): Promise<boolean> {
  const run = `flood${Date.now().toString(36)}`
  const merchant = await openMerchant(topology.site, topology.site.internalUrl)
  const product = await merchant.makeProduct('Unmoved stone', 1_000_000)
  const accounts: Account[] = []
  const buyOne = async () => {
    const visitor = accounts.length + 1
    const email = `${run}-${visitor}@shopper.example`
    accounts.push(await buyOnce(topology, { visitor, email }, product))
  }
  const memory = () =>
    Math.max(...['shop-1', 'shop-2'].map((name) => residentMegabytes(topology.part(name).pid)))
  const before = { page: await pageTime(topology), memory: memory() }
  for (const wave of waves) {
    const samples: Sample[] = []
    await Promise.all([send(topology, wave, samples), buyOne()])
    note(`${wave.title}: ${samples.length} answers, ${errorRate(samples)} without or with 500 and more`)
  }
  const after = { page: await pageTime(topology), memory: memory() }
  note(`The home page took ${before.page} ms before and ${after.page} ms after (median of 50)`)
  note(`The larger shop had ${before.memory.toFixed(0)} MB before and ${after.memory.toFixed(0)} MB after`)
  const differences = await compareBooks(topology.databaseUrl, run, accounts)
  note(describeDifferences(differences))
  const unhappy = accounts.filter(({ ending }) => ending.kind !== 'ordered')
  for (const { email, ending } of unhappy) note(`        ${email}: ${JSON.stringify(ending)}`)
  return isClean(differences) && unhappy.length === 0 && after.memory - before.memory < mostMemory
}

async function send(
  { site, certificate }: Topology,
  { connections, path }: Wave,
  samples: Sample[],
): Promise<void> {
  const agent = agentWith(certificate, connections)
  const end = Date.now() + duration
  let turn = 0
  const lane = async () => {
    while (Date.now() < end) {
      const begun = performance.now()
      let status: number | undefined
      try {
        const response = await fetch(`${site.shopUrl}${path((turn += 1))}`, { dispatcher: agent })
        await response.arrayBuffer()
        status = response.status
      } catch {
        // Counted as a request without an answer.
      }
      samples.push({ route: path(0), milliseconds: performance.now() - begun, status })
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  await agent.destroy()
}

/** The median of fifty reads of the home page, one after the other, in milliseconds. */
async function pageTime({ site, certificate }: Topology): Promise<number> {
  const agent = agentWith(certificate, 1)
  const times: number[] = []
  for (let turn = 0; turn < 50; turn += 1) {
    const begun = performance.now()
    await (await fetch(`${site.shopUrl}/`, { dispatcher: agent })).arrayBuffer()
    times.push(performance.now() - begun)
  }
  await agent.destroy()
  return Math.round(
    percentile(
      times.toSorted((one, other) => one - other),
      0.5,
    ),
  )
}

const agentWith = (certificate: string, connections: number): Agent =>
  new Agent({ connections, connect: toLoopback(certificate) })
