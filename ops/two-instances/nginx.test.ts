import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createProcessGroups } from '@umber/dev-stack'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { apiHost, shopHost, startNginx, type Proxy } from './nginx.ts'
import type { Ports } from './ports.ts'
import { findPrograms, type Programs } from './programs.ts'
import { openWorkDirectory } from './work-directory.ts'

// Some tests send hundreds of requests at once.
vi.setConfig({ testTimeout: 30_000 })

/** Undefined where nginx is not installed: the nightly workflow has it. */
const programs = installed()

const groups = createProcessGroups()
const directory = openWorkDirectory(undefined)
const servers: ReturnType<typeof createServer>[] = []
const asked: string[] = []
/** The requests that a backend has answered. */
const calls: string[] = []
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
  const backend = await listen(({ url = '' }, response) => {
    calls.push(url)
    response.end()
  })
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
  proxy = await startNginx(groups, directory, programs, ports, 'visitors')
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

async function ask(path: string, host = shopHost) {
  const { statusCode, headers, body } = await request(`https://${host}:${ports.https}${path}`, {
    dispatcher: agent,
  })
  return { status: statusCode, headers, text: await body.text() }
}

const statusOf = async (path: string, host = shopHost): Promise<number> => (await ask(path, host)).status

/** The answers to requests that are sent at once. Each has its own address, because nginx asks for one only once at a time. */
const askAtOnce = async (count: number, path: string, host = shopHost) =>
  await Promise.all(Array.from({ length: count }, async (_, index) => ask(path + index, host)))

const statusesOf = (answers: readonly { readonly status: number }[]): ReadonlySet<number> =>
  new Set(answers.map(({ status }) => status))

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

it.skipIf(programs === undefined).each(['purge', 'metrics'])(
  'hides /%s of the shop and of the backend in every spelling',
  async (name) => {
    const spellings = [
      `/${name}`,
      `/${name}/`,
      `/${name.toUpperCase()}`,
      `/%${name.codePointAt(0)?.toString(16)}${name.slice(1)}`,
    ]
    for (const path of spellings)
      for (const host of [shopHost, apiHost])
        expect([path, host, await statusOf(path, host)]).toEqual([path, host, 404])
    expect([...asked, ...calls].filter((one) => one.toLowerCase().includes(name))).toEqual([])
  },
)

it.skipIf(programs === undefined)('lets one address ask for a burst of pages, and no more', async () => {
  const answers = await askAtOnce(300, '/product/')
  expect(statusesOf(answers)).toEqual(new Set([404, 429]))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
})

it.skipIf(programs === undefined)('does not count files and pictures', async () => {
  expect(statusesOf(await askAtOnce(300, '/assets/'))).toEqual(new Set([404]))
  expect(statusesOf(await askAtOnce(300, '/images/'))).toEqual(new Set([404]))
  expect(statusesOf(await askAtOnce(300, '/app/', apiHost))).toEqual(new Set([200]))
})

it.skipIf(programs === undefined)('refuses calls of the API so that the page can read it', async () => {
  const answers = await askAtOnce(600, '/store/', apiHost)
  expect(statusesOf(answers)).toEqual(new Set([200, 429]))
  const refused = answers.find(({ status }) => status === 429)
  expect(JSON.parse(refused?.text ?? '{}')).toMatchObject({ type: 'too_many_requests' })
  expect(refused?.headers).toMatchObject({
    'access-control-allow-origin': `https://${shopHost}:${ports.https}`,
    'retry-after': '5',
  })
})
