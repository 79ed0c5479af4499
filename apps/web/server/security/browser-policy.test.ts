// @vitest-environment node
import { listen } from '@umber/page-server/testing'
import express from 'express'
import { describe, expect, it } from 'vitest'
import { browserPolicyOf, mergeCsp, readPaymentSettings, type BrowserPolicy } from './browser-policy.ts'
import type { ExtraCsp } from './extra-csp.ts'
import { securityHeaders } from './security-headers.ts'

const backend = 'https://backend.example'

async function headersOf(policy: BrowserPolicy, extra: ExtraCsp = {}) {
  const app = express()
  app.use(...securityHeaders(`${backend}/sub`, '<title></title>', extra, policy))
  app.get('/', (_, response) => response.send(''))
  const { headers } = await fetch(await listen((request, response) => void app(request, response)))
  const csp = headers.get('content-security-policy') ?? ''
  return {
    csp,
    directive: (name: string) => csp.split(';').find((part) => part.trim().startsWith(`${name} `)),
    permissions: headers.get('permissions-policy') ?? '',
    opener: headers.get('cross-origin-opener-policy'),
  }
}

describe('The policies of the browser', () => {
  it('are the strictest while no provider is on', async () => {
    expect(readPaymentSettings({})).toEqual({})
    expect(readPaymentSettings({ TEST_PAYMENTS: 'off' })).toEqual({})
    const strict = await headersOf(browserPolicyOf({}, backend))
    expect(strict).toMatchObject({ csp: (await headersOf({})).csp, opener: 'same-origin' })
    expect(strict.csp).not.toContain('frame-src')
    expect(strict.permissions).toContain('payment=()')
  })

  it('let the test provider show pages of the backend in frames, and nothing else', async () => {
    const payments = readPaymentSettings({ TEST_PAYMENTS: 'on' })
    expect(payments).toEqual({ pp_test: {} })
    const strict = await headersOf({})
    const open = await headersOf(browserPolicyOf(payments, `${backend}/sub`))
    expect(open.directive('frame-src')?.trim()).toBe(`frame-src 'self' ${backend}`)
    expect(open.csp.replace(`;frame-src 'self' ${backend}`, '')).toBe(strict.csp)
    expect(open).toMatchObject({ permissions: strict.permissions, opener: 'same-origin' })
  })

  it('let Stripe load its script, its frames and its wallets, on its own hosts only', async () => {
    expect(readPaymentSettings({ STRIPE_PUBLISHABLE_KEY: ' ' })).toEqual({})
    const payments = readPaymentSettings({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_API_KEY: 'sk_test_1' })
    expect(payments).toEqual({ pp_stripe_stripe: { publishableKey: 'pk_test_1', capture: 'manual' } })
    const strict = await headersOf({})
    const open = await headersOf(browserPolicyOf(payments, backend))
    const added = (name: string) =>
      (open.directive(name) ?? '')
        .replace(strict.directive(name) ?? name, '')
        .trim()
        .split(' ')
    expect(added('script-src')).toEqual(['https://js.stripe.com', 'https://*.js.stripe.com'])
    expect(added('connect-src')).toEqual(['https://api.stripe.com'])
    expect(open.directive('trusted-types')).toBe('trusted-types default')
    expect(open.directive('frame-src')?.trim()).toBe(
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    )
    expect(open.csp).toContain("require-trusted-types-for 'script'")
    expect(open.permissions).toContain('payment=(self "https://js.stripe.com")')
    expect(open.opener).toBe('same-origin-allow-popups')
  })

  it('let Razorpay load its script and its window, on its own hosts only', async () => {
    expect(readPaymentSettings({ RAZORPAY_KEY_ID: ' ' })).toEqual({})
    const payments = readPaymentSettings({ RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret' })
    expect(payments).toEqual({ pp_razorpay: { keyId: 'rzp_test_1' } })
    const open = await headersOf(browserPolicyOf(payments, backend))
    const hostsOf = (name: string) => open.directive(name)?.match(/https:\S+razorpay\.com/g)
    expect(hostsOf('script-src')).toEqual(['https://checkout.razorpay.com', 'https://cdn.razorpay.com'])
    expect(hostsOf('frame-src')).toEqual(['https://api.razorpay.com'])
    expect(hostsOf('connect-src')).toEqual([
      'https://lumberjack.razorpay.com',
      'https://lumberjack-metrics.razorpay.com',
    ])
    expect(open.csp).toContain("require-trusted-types-for 'script'")
    expect(open.permissions).toContain('payment=(self "https://api.razorpay.com")')
    expect(open.opener).toBe('same-origin-allow-popups')
  })

  it('name the policy of Trusted Types once when both are on', () => {
    const payments = readPaymentSettings({
      RAZORPAY_KEY_ID: 'rzp_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    })
    expect(browserPolicyOf(payments, backend).csp?.['trusted-types']).toEqual(['default'])
  })

  it('let a provider use wallets and windows where it asks for them, and keep the merchant’s sources', async () => {
    const wallet = 'https://js.wallet.example'
    const policy = {
      csp: { 'script-src': [wallet], 'frame-src': [wallet] },
      paymentRequests: [wallet],
      opensWindows: true,
    } as const
    const open = await headersOf(policy, { 'frame-src': ['https://map.example', wallet] })
    expect(open.directive('script-src')).toContain(` ${wallet}`)
    expect(open.directive('frame-src')?.trim()).toBe(`frame-src 'self' ${wallet} https://map.example`)
    expect(open.permissions).toContain(`payment=(self "${wallet}")`)
    expect(open.opener).toBe('same-origin-allow-popups')
  })

  it('have each source once', () => {
    expect(mergeCsp({ 'img-src': ['a', 'b'] }, {}, { 'img-src': ['b'], 'font-src': ['a'] })).toEqual({
      'img-src': ['a', 'b'],
      'font-src': ['a'],
    })
  })
})
