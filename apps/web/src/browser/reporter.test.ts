import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BrowserReport } from '../config/browser-report.ts'
import { faults, type Faults } from './faults.ts'

/** What web-vitals calls back with. */
const { observers } = vi.hoisted(() => ({
  observers: new Map<string, (metric: { name: string; value: number }) => void>(),
}))
vi.mock('web-vitals', () => {
  const observe = (name: string) => (listener: (metric: { name: string; value: number }) => void) =>
    void observers.set(name, listener)
  return {
    onCLS: observe('CLS'),
    onFCP: observe('FCP'),
    onINP: observe('INP'),
    onLCP: observe('LCP'),
    onTTFB: observe('TTFB'),
  }
})

const sendBeacon = vi.fn<Navigator['sendBeacon']>()
const sent: { readonly url: string; readonly body: Blob }[] = []
let visibility: DocumentVisibilityState
let started: AbortController

beforeEach(async () => {
  sent.length = 0
  visibility = 'visible'
  started = new AbortController()
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  // The listeners of one test end with it.
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    listen(type, listener as EventListener, { signal: started.signal }),
  )
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: sendBeacon.mockImplementation((url, body) => {
      sent.push({ url: String(url), body: body as Blob })
      return true
    }),
  })
  window.history.replaceState(null, '', '/product/linen-shirt?q=asha')
  const early: Faults['early'] = [{ kind: 'error', cause: new TypeError('x is not a function') }]
  Object.assign(window, { faults: { early, tell: () => expect.unreachable() } satisfies Faults })
  const { startReporter } = await import('./reporter.ts')
  startReporter()
})

afterEach(() => {
  started.abort()
  Reflect.deleteProperty(window, 'faults')
  Reflect.deleteProperty(navigator, 'sendBeacon')
})

const hide = () => {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
const reports = async () =>
  await Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as BrowserReport))

it('posts the vitals and the faults when the page is hidden, once', async () => {
  observers.get('LCP')?.({ name: 'LCP', value: 1_200 })
  window.history.replaceState(null, '', '/order/order_01')
  faults()?.tell('failure', 'Cart: add-failed {"kind":"broken"}')
  faults()?.tell('rejection', 'no error')
  expect(sent).toEqual([])
  hide()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([['/reports', 'application/json']])
  expect(await reports()).toEqual([
    {
      vitals: [{ name: 'LCP', value: 1_200, page: '/product/:slug' }],
      faults: [
        { kind: 'error', message: 'TypeError: x is not a function', page: '/product/:slug' },
        { kind: 'failure', message: 'Cart: add-failed {"kind":"broken"}', page: '/order/:id' },
        { kind: 'rejection', message: 'no error', page: '/order/:id' },
      ],
    },
  ])
})

it('includes a vital that is told when the page is hidden', async () => {
  document.addEventListener('visibilitychange', () => observers.get('CLS')?.({ name: 'CLS', value: 0.1 }), {
    once: true,
  })
  hide()
  expect((await reports()).flatMap(({ vitals }) => vitals.map(({ name }) => name))).toEqual(['CLS'])
})

it('posts nothing that names the shopper, and no more than a report may have', async () => {
  for (let count = 0; count < 30; count += 1)
    faults()?.tell('error', new Error(`asha@example.com, 4242 4242 4242 4242 ${'x '.repeat(300)}`))
  hide()
  const [report] = await reports()
  expect(JSON.stringify(report)).not.toMatch(/asha|4242/)
  expect(report?.faults).toHaveLength(20)
  expect(report?.faults.every(({ message }) => message.length <= 200)).toBe(true)
})

it('keeps its report while the browser is offline', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  hide()
  expect(sent).toEqual([])
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveLength(1)
})

it('is silent when a report cannot be sent, and when a cause cannot be read', () => {
  sendBeacon.mockImplementation(() => {
    throw new TypeError('refused')
  })
  const thrower = { toString: () => expect.unreachable() }
  expect(() => faults()?.tell('error', thrower)).not.toThrow()
  expect(hide).not.toThrow()
})
