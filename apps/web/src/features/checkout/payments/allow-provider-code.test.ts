import { afterEach, expect, it } from 'vitest'
import { allowProviderCode } from '../../../browser/allow-provider-code.ts'
import { razorpayCode } from './razorpay/razorpay-code.ts'
import { stripeCode } from './stripe/stripe-code.ts'

interface Policy {
  readonly createScriptURL: (url: string) => string
  readonly createHTML: (markup: string) => string
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes')
})

it('lets in the code of the providers that were chosen, in one policy, and nothing else', () => {
  const policies: [name: string, rules: Policy][] = []
  Reflect.set(globalThis, 'trustedTypes', {
    createPolicy: (name: string, rules: Policy) => void policies.push([name, rules]),
  })
  allowProviderCode(stripeCode)
  allowProviderCode(stripeCode)
  const [[name, rules] = ['', undefined]] = policies
  expect(name).toBe('default')
  const ofStripe = ['https://js.stripe.com/endive/stripe.js', 'https://b.js.stripe.com/v3/fingerprinted/a.js']
  const ofRazorpay = ['https://checkout.razorpay.com/v1/checkout.js', 'https://cdn.razorpay.com/static/a.js']
  const style = '<style>@keyframes a{to{transform: rotate(360deg);}}</style>'
  for (const url of ofStripe) expect(rules?.createScriptURL(url)).toBe(url)
  for (const url of ofRazorpay) expect(() => rules?.createScriptURL(url)).toThrow('Only code')
  expect(() => rules?.createHTML(style)).toThrow('Only code')

  allowProviderCode(razorpayCode)
  expect(policies).toHaveLength(1)
  for (const url of [...ofStripe, ...ofRazorpay]) expect(rules?.createScriptURL(url)).toBe(url)
  expect(rules?.createHTML(style)).toBe(style)
  for (const url of [
    'http://js.stripe.com/v3',
    'https://js.stripe.com.evil.example/v3',
    'https://evil.example/js.stripe.com',
    'https://evil-js.stripe.com/v3',
    'https://checkout.razorpay.com.evil.example/v1/checkout.js',
    'https://razorpay.com/v1/checkout.js',
    'http://checkout.razorpay.com/v1/checkout.js',
    '/v3',
  ])
    expect(() => rules?.createScriptURL(url)).toThrow('Only code')
  for (const markup of [
    '<script>alert(1)</script>',
    `${style}<img src=x onerror=alert(1)>`,
    '<style></style><script></script><style></style>',
    '<div></div>',
  ])
    expect(() => rules?.createHTML(markup)).toThrow('Only code')
})
