import type { Reporter } from '@umber/dev-stack'
import { until } from '@umber/dev-stack'
import { openMerchant, type TestProduct } from '../shoppers/merchant.ts'
import type { Topology } from '../topology.ts'

/** In milliseconds. */
const limit = 10_000
const rounds = 4

/** A price that is changed over either backend is on the page of both shops within ten seconds. */
export async function purge({ site, ports }: Topology, { note }: Reporter): Promise<boolean> {
  const merchants = await Promise.all(
    ports.backends.map(async (port) => openMerchant(site, `http://127.0.0.1:${port}`)),
  )
  const product = await merchants[0]?.makeProduct('Purged bowl', 10)
  if (product === undefined) return false
  let isKept = true
  for (let round = 0; round < rounds; round += 1) {
    // Both shops keep the page before the price changes.
    await Promise.all(ports.shops.map(async (port) => pageOf(port, product)))
    const amount = 7301 + round
    const begun = performance.now()
    await merchants[round % merchants.length]?.setPrice(product, amount)
    const times = await Promise.all(
      ports.shops.map(async (port) => {
        const shows = async () => ((await pageOf(port, product)).includes(shown(amount)) ? true : undefined)
        const seen = await until(shows, { limit: limit * 3, every: 200 })
        return seen === undefined ? Number.POSITIVE_INFINITY : performance.now() - begun
      }),
    )
    const seconds = times.map((time) => `${(time / 1000).toFixed(1)} s`).join(' and ')
    note(`Changed over backend-${(round % merchants.length) + 1}: shown after ${seconds}`)
    isKept = isKept && times.every((time) => time <= limit)
  }
  return isKept
}

async function pageOf(port: number, { slug }: TestProduct): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/product/${slug}`)
  return await response.text()
}

const shown = (amount: number): string => amount.toLocaleString('en-IN')
