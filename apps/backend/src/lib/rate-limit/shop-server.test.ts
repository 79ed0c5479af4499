import { once } from 'node:events'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'

import { describe, expect, it } from 'vitest'

import { visitorOf } from './client-ip'

interface Express {
  (): {
    use(middleware: unknown): void
    set(name: string, value: unknown): void
    listen(port: number, host: string): Server
  }
}

const express = createRequire(require.resolve('@medusajs/framework/http'))('express') as Express

/** The key that a request is counted by, sent from this machine. */
async function countedAs(trusted: number | string[], forwardedFor: string): Promise<string | undefined> {
  const app = express()
  app.set('trust proxy', trusted)
  app.use(({ ip }: { ip: string }, response: { json(body: unknown): void }) =>
    response.json({ visitor: visitorOf(ip, true) }),
  )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { 'x-forwarded-for': forwardedFor } })
    return ((await answer.json()) as { visitor?: string }).visitor
  } finally {
    server.close()
  }
}

const visitor = '203.0.113.7'
const shopServer = '10.0.0.5'
/** Of this test: the other end of the connection. */
const here = '127.0.0.1/32'

describe("A request of the shop's server", () => {
  it('is counted for the visitor that it names', async () => {
    expect(await countedAs([here], visitor)).toBe(visitor)
    expect(await countedAs(1, visitor)).toBe(visitor)
    expect(await countedAs([here], '2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2')
    expect(await countedAs([here], '::ffff:203.0.113.7')).toBe(visitor)
  })

  it("is counted for the visitor when the backend's proxy is between them", async () => {
    expect(await countedAs([here, shopServer], `${visitor}, ${shopServer}`)).toBe(visitor)
    // A number of proxies suits one path only: the same setting on a direct path.
    expect(await countedAs(1, `${visitor}, ${shopServer}`)).toBe(shopServer)
    expect(await countedAs(2, `198.51.100.1, ${visitor}`)).toBe('198.51.100.1')
  })

  it('is counted for the shop where its address is not trusted', async () => {
    expect(await countedAs([here], `${visitor}, ${shopServer}`)).toBe(shopServer)
    expect(await countedAs([shopServer], visitor)).toBe('127.0.0.1')
  })
})

describe('A visitor', () => {
  it('cannot be another one by naming an address', async () => {
    // The proxy adds the address that it sees to what the browser sent.
    expect(await countedAs([here, shopServer], `198.51.100.1, ${visitor}`)).toBe(visitor)
    expect(await countedAs([here, shopServer], `198.51.100.1, ${shopServer}, ${visitor}`)).toBe(visitor)
  })

  it('can, in a subnet that is trusted as a whole', async () => {
    expect(await countedAs([here, '10.0.0.0/8'], '198.51.100.1, 10.9.9.9')).toBe('198.51.100.1')
    expect(await countedAs([here, shopServer], '198.51.100.1, 10.9.9.9')).toBe('10.9.9.9')
  })
})
