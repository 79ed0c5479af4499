import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closingStack } from './closing-stack.ts'
import { serveShops, type ServeShop, type ServingOptions } from './serve-shops.ts'

beforeEach(() => void vi.stubEnv('PUBLISHABLE_KEY', 'pk_given'))
afterEach(() => void vi.unstubAllEnvs())

function setUp(preset: ServingOptions['preset']) {
  const served: string[] = []
  const serveShop: ServeShop = async (port, settings, purgeToken) => {
    served.push([port, settings.preset, settings.backendUrl, settings.publishableKey, purgeToken].join(' '))
    return { stop: async () => void served.push(`stopped ${port}`) }
  }
  const options: ServingOptions = { host: 'localhost', durability: 'durable', preset, serveShop }
  return { served, options, closing: closingStack() }
}

it('serves the demonstration and the live shop on one backend, and stops both', async () => {
  const { served, options, closing } = setUp('showcase')
  const ports = { shop: 8000, live: 8001, backend: 9000 }
  const { backendUrl } = await serveShops(options, ports, { purgeToken: 'token', closing })
  expect(served).toEqual([
    '8000 showcase http://localhost:9000 pk_given token',
    '8001 live http://localhost:9000 pk_given token',
  ])
  expect(backendUrl).toBe('http://localhost:9000')
  await closing.close()
  expect(served.slice(2)).toEqual(['stopped 8001', 'stopped 8000'])
})

it('serves the live shop alone', async () => {
  const { served, options, closing } = setUp('live')
  await serveShops(options, { shop: 8000, live: undefined, backend: 9000 }, { purgeToken: 'token', closing })
  expect(served).toEqual(['8000 live http://localhost:9000 pk_given token'])
})
