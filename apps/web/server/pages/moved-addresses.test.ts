// @vitest-environment node
import { listen } from '@umber/page-server/testing'
import express from 'express'
import { createFakeBackend } from '@umber/fake-backend'
import { publishableKey } from '@umber/sample-store'
import { expect, it } from 'vitest'
import { movedAddresses } from './moved-addresses.ts'

async function open(preset: 'showcase' | 'live') {
  const backend = createFakeBackend()
  backend.database.redirects.set('/products/old-shirt.html', '/product/linen-shirt')
  backend.database.redirects.set('/old/shop', '/category/men')
  backend.database.redirects.set('/bad', 'javascript:alert(1)')
  backend.database.redirects.set('/product/linen-shirt', '/never')
  const config = {
    backendUrl: 'https://backend.example',
    publishableKey,
    featuredProductIds: [],
    socialLinks: [],
    preset,
  } as const
  const app = express()
  app.use(movedAddresses(config, backend.fetch))
  app.use((_request, response) => response.status(404).end())
  const url = await listen(app)
  const answer = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  return { backend, answer }
}

it('leads an address of another shop to where the owner says', async () => {
  const { answer } = await open('live')
  expect(await answer('/products/old-shirt.html')).toEqual([301, '/product/linen-shirt'])
  expect(await answer('/old/shop/?from=mail')).toEqual([301, '/category/men?from=mail'])
  expect(await answer('/products/unknown.html')).toEqual([404, null])
  expect(await answer('/bad')).toEqual([404, null])
})

it('leaves the addresses of pages to the pages, and the showcase as it is', async () => {
  expect(await (await open('live')).answer('/product/linen-shirt')).toEqual([404, null])
  expect(await (await open('showcase')).answer('/products/old-shirt.html')).toEqual([404, null])
})

it('finds nothing while the backend is away', async () => {
  const { answer, backend } = await open('live')
  backend.fault = () => ({ kind: 'lost-request' })
  expect(await answer('/products/old-shirt.html')).toEqual([404, null])
})
