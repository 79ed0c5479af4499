// @vitest-environment node
import { createMetrics } from '@umber/page-server'
import { recordedLog } from '@umber/page-server/testing'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, it } from 'vitest'
import { reportPath } from '../../src/config/browser-report.ts'
import { browserReports } from './browser-reports.ts'

async function receive() {
  const { log, lines } = recordedLog('info')
  const metrics = createMetrics()
  const app = express()
  // Keeps the errors of requests out of the console.
  app.set('env', 'test')
  app.set('trust proxy', 'loopback')
  app.post(reportPath, ...browserReports(log, metrics))
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    lines,
    metrics: async () => await metrics.registry.metrics(),
    send: async (body: unknown, from = '203.0.113.1') =>
      (
        await fetch(`http://127.0.0.1:${port}${reportPath}`, {
          method: 'POST',
          headers: { 'x-forwarded-for': from },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        })
      ).status,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const fault = { kind: 'error', message: 'x is not a function', page: '/product/:slug' }
const report = {
  vitals: [
    { name: 'LCP', value: 1_234, page: '/' },
    { name: 'CLS', value: 0.02, page: '/' },
  ],
  faults: [fault],
}

it('logs a report in one line, and counts what is in it', async () => {
  await using shop = await receive()
  expect(await shop.send(report)).toBe(204)
  expect(shop.lines).toEqual([expect.objectContaining({ level: 'info', msg: 'browser report', ...report })])
  const metrics = await shop.metrics()
  expect(metrics).toContain('shop_web_vital_seconds_sum{name="LCP",page="/"} 1.234')
  expect(metrics).toContain('shop_web_vital_layout_shift_sum{page="/"} 0.02')
  expect(metrics).toContain('shop_browser_errors_total{kind="error",page="/product/:slug"} 1')
})

it('redacts what a browser may not have', async () => {
  await using shop = await receive()
  const message = 'asha@example.com paid with 4242 4242 4242 4242 at /x?token=secret'
  await shop.send({ vitals: [], faults: [{ ...fault, message }] })
  expect(JSON.stringify(shop.lines)).not.toMatch(/asha|4242|secret/)
})

it.each([
  ['no JSON', '{'],
  ['no object', 'null'],
  ['a further field', { ...report, visitor: 'asha' }],
  ['an unknown page', { ...report, faults: [{ ...fault, page: '/product/asha' }] }],
  ['an unknown kind', { ...report, faults: [{ ...fault, kind: 'mine' }] }],
  ['an unknown vital', { vitals: [{ name: 'mine', value: 1, page: '/' }], faults: [] }],
  ['a negative time', { vitals: [{ name: 'LCP', value: -1, page: '/' }], faults: [] }],
  ['too many faults', { vitals: [], faults: Array.from({ length: 21 }, () => fault) }],
])('neither logs nor counts %s', async (_, body) => {
  await using shop = await receive()
  expect(await shop.send(body)).toBe(204)
  expect(shop.lines).toEqual([])
  const metrics = await shop.metrics()
  expect(metrics).toContain('shop_reports_refused_total{reason="invalid"} 1')
  expect(metrics).not.toMatch(/shop_(?:browser_errors_total|web_vital_\w+)\{/)
})

it('refuses a body that is too long', async () => {
  await using shop = await receive()
  expect(await shop.send('x'.repeat(16_385))).toBe(413)
})

it('accepts a limited number of reports of a visitor, and others from other visitors', async () => {
  await using shop = await receive()
  for (let sent = 0; sent < 70; sent += 1) expect(await shop.send(report)).toBe(204)
  await shop.send(report, '203.0.113.2')
  const metrics = await shop.metrics()
  expect(metrics).toContain('shop_browser_errors_total{kind="error",page="/product/:slug"} 61')
  expect(metrics).toContain('shop_reports_refused_total{reason="rate"} 10')
  // The log has a limit of its own.
  expect(shop.lines).toHaveLength(30)
})
