import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProcessGroups } from '@umber/dev-stack'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shopHost, startNginx, type Proxy } from './nginx.ts'
import type { Ports } from './ports.ts'
import { findPrograms, type Programs } from './programs.ts'
import { openWorkDirectory } from './work-directory.ts'

/** Undefined where nginx is not installed: the nightly workflow has it. */
const programs = installed()

const groups = createProcessGroups()
const directory = openWorkDirectory(undefined)
const servers: ReturnType<typeof createServer>[] = []
const asked: string[] = []
let ports: Ports
let proxy: Proxy | undefined
let agent: Agent

function installed(): Programs | undefined {
  try {
    return findPrograms()
  } catch {
    return undefined
  }
}

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function freePort(): Promise<number> {
  const port = await listen(() => {})
  servers.pop()?.close()
  return port
}

/** A shop that has its own script only, and whose backend fails for one picture. */
const shopWith =
  (name: string): RequestListener =>
  ({ url }, response) => {
    asked.push(`${name} ${url}`)
    const status = url === '/static/failing.png' ? 502 : 404
    response.writeHead(url === `/assets/${name}.js` ? 200 : status, { 'cache-control': 'no-store' }).end(name)
  }

beforeAll(async () => {
  if (programs === undefined) return
  const backend = await listen((_, response) => void response.end())
  ports = {
    https: await freePort(),
    http: await freePort(),
    internal: await freePort(),
    backends: [backend, backend],
    shops: [await listen(shopWith('old')), await listen(shopWith('new'))],
    worker: 0,
    postgres: 0,
    redis: 0,
    objects: 0,
  }
  proxy = await startNginx(groups, directory, programs, ports)
  agent = new Agent({
    connect: {
      ca: proxy.certificate,
      lookup: (_name, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
    },
  })
}, 30_000)

afterAll(async () => {
  await proxy?.part.stop()
  await agent?.close()
  groups.killAll()
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  directory.remove()
})

async function statusOf(path: string): Promise<number> {
  const { statusCode, body } = await request(`https://${shopHost}:${ports.https}${path}`, {
    dispatcher: agent,
  })
  await body.dump()
  return statusCode
}

it.skipIf(programs === undefined)(
  'finds the scripts of either build while the shops are replaced',
  async () => {
    // The shops take turns.
    for (const name of ['old', 'old', 'new', 'new']) expect(await statusOf(`/assets/${name}.js`)).toBe(200)
    expect(await statusOf('/assets/other.js')).toBe(404)
  },
)

it.skipIf(programs === undefined)('asks one shop only for a page that is missing', async () => {
  expect(await statusOf('/product/missing')).toBe(404)
  expect(asked.filter((one) => one.endsWith('/product/missing'))).toHaveLength(1)
})

it.skipIf(programs === undefined)('keeps the port when it leads to https', async () => {
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${ports.http}/a?b=c`, {
    headers: { host: `${shopHost}:${ports.http}` },
  })
  await body.dump()
  expect(statusCode).toBe(308)
  expect(headers['location']).toBe(`https://${shopHost}:${ports.https}/a?b=c`)
})

it.skipIf(programs === undefined)('takes no shop for gone because one address fails', async () => {
  for (let count = 0; count < 4; count += 1) expect(await statusOf('/static/failing.png')).toBe(502)
  expect(await statusOf('/product/other')).toBe(404)
  expect(asked).toContainEqual(expect.stringContaining('/product/other'))
})
