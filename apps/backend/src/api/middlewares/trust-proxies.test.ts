import { once } from 'node:events'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

import { expect, it } from 'vitest'

import { trustProxies } from './trust-proxies'

interface Express {
  (): {
    use(middleware: unknown): void
    set(name: string, value: unknown): void
    listen(port: number, host: string): Server
  }
}

/** Medusa's default. */
const express = createRequire(require.resolve('@medusajs/framework/http'))('express') as Express

async function visitorSeen(proxies: readonly string[], forwardedFor: string): Promise<string> {
  const app = express()
  app.set('trust proxy', 1)
  app.use(trustProxies(proxies))
  app.use(({ ip }: { ip: string }, response: { send(text: string): void }) => response.send(ip))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': forwardedFor } })
    return await answer.text()
  } finally {
    server.close()
  }
}

it('without a proxy no forwarded address is trusted', async () => {
  expect(await visitorSeen([], '203.0.113.7')).toBe('127.0.0.1')
  expect(await visitorSeen(['10.0.0.0/8'], '203.0.113.7')).toBe('127.0.0.1')
})

it('the given proxies are trusted, and no address before them', async () => {
  expect(await visitorSeen(['loopback'], '203.0.113.7')).toBe('203.0.113.7')
  expect(await visitorSeen(['loopback'], '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
  expect(await visitorSeen(['loopback', '203.0.113.0/24'], '198.51.100.1, 203.0.113.7')).toBe('198.51.100.1')
})
