// @vitest-environment node
import { listen } from '@umber/page-server/testing'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { createReadiness } from './readiness.ts'

const megabyte = 1024 * 1024
const site = '/srv/shop'

const publishableKey = 'pk_1'

async function backendThatAnswers(status: number, known = publishableKey) {
  let asked = 0
  const url = await listen((request, response) => {
    if (request.url === '/ready') {
      asked += 1
      response.writeHead(status).end()
    } else {
      const isKnown = request.headers['x-publishable-api-key'] === known
      response.writeHead(request.url?.startsWith('/store/') === true && isKnown ? 200 : 400).end()
    }
  })
  return { url, asked: () => asked }
}

/** A disk with these free megabytes, by directory. */
const disk = (free: Readonly<Record<string, number>>) => async (directory: string) => ({
  bavail: free[directory] ?? 0,
  bsize: megabyte,
})
const roomy = disk({ [site]: 64, [tmpdir()]: 64 })

it('is ready with a disk that has space and a backend that answers', async () => {
  const backend = await backendThatAnswers(200)
  const check = createReadiness({ site, publishableKey, backendUrl: `${backend.url}/`, freeSpace: roomy })
  expect(await check()).toEqual({
    ready: true,
    checks: { disk: 'ok', backend: 'ok', key: 'ok', redis: 'ok' },
  })
})

it.each([
  ['site', { [site]: 63, [tmpdir()]: 500 }],
  ['temporary directory', { [site]: 500, [tmpdir()]: 63 }],
])('is not ready when the disk of the %s is nearly full', async (_, free) => {
  const backend = await backendThatAnswers(200)
  const check = createReadiness({ site, publishableKey, backendUrl: backend.url, freeSpace: disk(free) })
  expect(await check()).toEqual({
    ready: false,
    checks: { disk: 'full', backend: 'ok', key: 'ok', redis: 'ok' },
  })
})

it('is not ready when its directory cannot be read', async () => {
  const backend = await backendThatAnswers(200)
  const check = createReadiness({ site: '/no/such/directory', publishableKey, backendUrl: backend.url })
  expect((await check()).ready).toBe(false)
})

it('is ready without a backend, which it tells', async () => {
  const away = createReadiness({ site, publishableKey, backendUrl: 'http://127.0.0.1:9', freeSpace: roomy })
  expect(await away()).toEqual({
    ready: true,
    checks: { disk: 'ok', backend: 'unreachable', key: 'unknown', redis: 'ok' },
  })
  const broken = await backendThatAnswers(500)
  const check = createReadiness({ site, publishableKey, backendUrl: broken.url, freeSpace: roomy })
  expect((await check()).checks.backend).toBe('unreachable')
})

it('is ready with a backend that lacks its database or its search index, which it tells', async () => {
  const backend = await backendThatAnswers(503)
  const check = createReadiness({ site, publishableKey, backendUrl: backend.url, freeSpace: roomy })
  expect(await check()).toEqual({
    ready: true,
    checks: { disk: 'ok', backend: 'not ready', key: 'ok', redis: 'ok' },
  })
})

it('is not ready with a key that the backend does not know', async () => {
  const backend = await backendThatAnswers(200, 'pk_2')
  const check = createReadiness({ site, publishableKey, backendUrl: backend.url, freeSpace: roomy })
  expect(await check()).toEqual({
    ready: false,
    checks: { disk: 'ok', backend: 'ok', key: 'refused', redis: 'ok' },
  })
})

it('is ready without Redis, which it tells', async () => {
  const backend = await backendThatAnswers(200)
  let isConnected = false
  const hasRedis = () => isConnected
  const check = createReadiness({ site, publishableKey, backendUrl: backend.url, freeSpace: roomy, hasRedis })
  expect(await check()).toEqual({
    ready: true,
    checks: { disk: 'ok', backend: 'ok', key: 'ok', redis: 'unreachable' },
  })
  isConnected = true
  expect((await check()).checks.redis).toBe('ok')
})

it('asks the backend every five seconds at most', async () => {
  let time = 0
  const backend = await backendThatAnswers(200)
  const check = createReadiness({
    site,
    publishableKey,
    backendUrl: backend.url,
    freeSpace: roomy,
    now: () => time,
  })
  await Promise.all([check(), check()])
  time = 4_999
  await check()
  expect(backend.asked()).toBe(1)
  time = 5_000
  await check()
  expect(backend.asked()).toBe(2)
})
