import JsSdk from '@medusajs/js-sdk'
import { CommerceClient, PUBLISHABLE_KEY_HEADER } from '@umber/commerce-client'

// Runs one contestant in its own process, so that it does not pay for another one's garbage collection. Takes the
// number of requests and the concurrency; returns the cost of one request.

export interface Order {
  readonly requests: number
  readonly atOnce: number
}

/** Microseconds for one request: elapsed time and processor time. */
export interface Cost {
  readonly elapsed: number
  readonly processor: number
}

const [name = '', baseUrl = ''] = process.argv.slice(2)

const query = { limit: 12, fields: 'id,title,*variants.calculated_price', id: ['prod_1', 'prod_2'] }
const token = 'a.b.c'
const auth = { type: 'jwt', jwtTokenStorageMethod: 'memory' } as const
const config = { baseUrl, publishableKey: 'pk_1', auth }

/** A hand-written call: address, headers, status check, JSON. */
async function byHand(signal: AbortSignal | null = null): Promise<unknown> {
  const search = new URLSearchParams({ limit: `${query.limit}`, fields: query.fields })
  for (const [index, id] of query.id.entries()) search.append(`id[${index}]`, id)
  const response = await fetch(`${baseUrl}/store/products?${search}`, {
    headers: {
      accept: 'application/json',
      [PUBLISHABLE_KEY_HEADER]: config.publishableKey,
      authorization: `Bearer ${token}`,
    },
    signal,
  })
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}

async function byHandInTime(): Promise<unknown> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), 30_000)
  try {
    return await byHand(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

async function listing({ client, store }: CommerceClient | JsSdk): Promise<() => Promise<unknown>> {
  await client.setToken(token)
  return () => store.product.list(query)
}

const ways: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  'fetch by hand': async () => () => byHand(),
  '  with a time limit': async () => byHandInTime,
  'commerce-client': () => listing(new CommerceClient(config)),
  '  no time limit': () => listing(new CommerceClient({ ...config, timeout: false })),
  'js-sdk': () => listing(new JsSdk(config)),
}

async function costOf(send: () => Promise<unknown>, { requests, atOnce }: Order): Promise<Cost> {
  const sender = async (): Promise<void> => {
    for (let sent = 0; sent < requests / atOnce; sent += 1) await send()
  }
  const begun = { elapsed: performance.now(), processor: process.cpuUsage() }
  await Promise.all(Array.from({ length: atOnce }, sender))
  const { user, system } = process.cpuUsage(begun.processor)
  return {
    elapsed: ((performance.now() - begun.elapsed) * 1000) / requests,
    processor: (user + system) / requests,
  }
}

const send = await ways[name]?.()
if (!send) throw new Error(`There is no ${name}`)
process.on('message', async (order: Order) => process.send?.(await costOf(send, order)))
process.send?.('ready')
