import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../stock-watch/main.ts', import.meta.url))

test('the stock watch ends quietly when its reader has read enough, as in `stock-watch | head`', async () => {
  let looks = 0
  const server = createServer((_, response) => {
    looks += 1
    const location_levels = [{ stocked_quantity: looks, reserved_quantity: 0 }]
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        inventory_items: [{ id: 'iitem_1', sku: 'TEE-M', location_levels }],
        count: 1,
        offset: 0,
        limit: 50,
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { ...process.env, MEDUSA_URL: `http://127.0.0.1:${port}`, MEDUSA_API_KEY: 'sk_test' }
  const watch = spawn(process.execPath, ['--import', 'tsx', main, '--every', '0.01', '--below', '99'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const said = text(watch.stderr)
    const [first] = (await once(watch.stdout, 'data')) as [Buffer]
    expect(first.toString()).toMatch(/^TEE-M: \d+ LOW\n/)
    watch.stdout.destroy()
    expect(await once(watch, 'exit')).toEqual([0, null])
    expect(await said).toBe('')
  } finally {
    watch.kill()
    server.close()
  }
})
