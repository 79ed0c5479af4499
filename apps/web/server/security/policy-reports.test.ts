// @vitest-environment node
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { policyReportPath, policyReports } from './policy-reports.ts'

async function receive(now = () => 0) {
  const lines: string[] = []
  const app = express()
  // Keeps the errors of requests out of the log.
  app.set('env', 'test')
  app.post(policyReportPath, ...policyReports((line) => lines.push(line), now))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    lines,
    send: async (body: string) =>
      (await fetch(`http://127.0.0.1:${port}${policyReportPath}`, { method: 'POST', body })).status,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const inline = {
  type: 'csp-violation',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.test/steal.js?asha@example.com',
    documentURL: 'http://shop.test/account/orders/order_01?email=asha@example.com',
    referrer: 'http://shop.test/reset-password?token=secret',
    sourceFile: 'http://shop.test/assets/index-1a2b.js',
    lineNumber: 7,
    sample: 'const card = "4242 4242 4242 4242"',
  },
}

it('[F-109] a violation is logged in one line, without personal data', async () => {
  await using shop = await receive()
  expect(await shop.send(JSON.stringify([inline]))).toBe(204)
  expect(shop.lines).toEqual([
    'Content-Security-Policy {"directive":"script-src-elem","blocked":"https://evil.test","page":"order","source":"/assets/index-1a2b.js","line":7}',
  ])
})

it('[F-109] the older report format is accepted as well', async () => {
  await using shop = await receive()
  const report = {
    'csp-report': {
      'violated-directive': 'img-src',
      'blocked-uri': 'inline',
      'document-uri': 'http://shop.test/cart',
    },
  }
  expect(await shop.send(JSON.stringify(report))).toBe(204)
  expect(shop.lines[0]).toContain('{"directive":"img-src","blocked":"inline","page":"cart"')
})

it('[F-109] invalid reports are ignored, and a line cannot be forged', async () => {
  await using shop = await receive()
  for (const body of ['', 'null', '{', '[[]]', '{"csp-report":7}', '[{"body":{"effectiveDirective":{}}}]'])
    expect(await shop.send(body)).toBe(204)
  expect(shop.lines).toEqual([])
  await shop.send(JSON.stringify({ 'csp-report': { 'violated-directive': 'a\nroot: all is well' } }))
  expect(shop.lines[0]).not.toContain('\n')
})

it('[F-109] a report that is too long is refused, and the number of logged lines is limited', async () => {
  let time = 0
  await using shop = await receive(() => time)
  expect(await shop.send('x'.repeat(20_000))).toBe(413)
  for (let sent = 0; sent < 10; sent += 1)
    await shop.send(JSON.stringify(Array.from({ length: 20 }, () => inline)))
  expect(shop.lines).toHaveLength(30)
  time = 60_000
  await shop.send(JSON.stringify([inline]))
  expect(shop.lines).toHaveLength(31)
})
