import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { serveDashboard } from './serve-dashboard'

let root: string
let server: Server
let url: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dashboard-'))
  server = createServer(serveDashboard(join(root, 'built')))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterEach(async () => {
  server.close()
  server.closeAllConnections()
  await rm(root, { recursive: true })
})

async function build(): Promise<void> {
  await mkdir(join(root, 'built/assets'), { recursive: true })
  await writeFile(join(root, 'built/index.html'), '<p>the dashboard</p>')
  await writeFile(join(root, 'built/assets/index-1.js'), 'run()')
  await writeFile(join(root, 'secret.txt'), 'outside')
}

const header = (answer: Response, name: string) => answer.headers.get(name)

it('A dashboard that is not built yet is announced, and served once it is there', async () => {
  const early = await fetch(`${url}/orders`)
  expect([early.status, header(early, 'retry-after'), header(early, 'cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(await early.text()).toContain('is being built')
  await build()
  const later = await fetch(`${url}/orders`)
  expect([later.status, header(later, 'cache-control')]).toEqual([200, 'no-cache'])
  expect(await later.text()).toBe('<p>the dashboard</p>')
  expect(header(await fetch(`${url}/index.html`), 'cache-control')).toBe('no-cache')
})

it('A file with a hash in its name is kept for a year, and a missing one is no page', async () => {
  await build()
  const file = await fetch(`${url}/assets/index-1.js`)
  expect(header(file, 'cache-control')).toBe('public, max-age=31536000, immutable')
  expect(header(file, 'content-type')).toContain('javascript')
  expect((await fetch(`${url}/assets/index-0.js`)).status).toBe(404)
})

it('Nothing outside the directory is served', async () => {
  await build()
  for (const path of ['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt']) {
    expect(await (await fetch(`${url}${path}`)).text()).not.toContain('outside')
  }
})
