import { expect, it } from 'vitest'
import { allowStripeScript } from './allow-stripe-script.ts'

interface Policy {
  readonly createScriptURL: (url: string) => string
}

it('lets in scripts of Stripe’s host, and neither other scripts nor any text as markup', () => {
  const policies: [name: string, rules: Policy][] = []
  Reflect.set(globalThis, 'trustedTypes', {
    createPolicy: (name: string, rules: Policy) => void policies.push([name, rules]),
  })
  allowStripeScript()
  allowStripeScript()
  expect(policies).toHaveLength(1)
  const [[name, rules] = ['', undefined]] = policies
  expect([name, Object.keys(rules ?? {})]).toEqual(['default', ['createScriptURL']])
  const known = ['https://js.stripe.com/endive/stripe.js', 'https://b.js.stripe.com/v3/fingerprinted/a.js']
  for (const url of known) expect(rules?.createScriptURL(url)).toBe(url)
  for (const url of [
    'http://js.stripe.com/v3',
    'https://js.stripe.com.evil.example/v3',
    'https://evil.example/js.stripe.com',
    'https://evil-js.stripe.com/v3',
    '/v3',
  ])
    expect(() => rules?.createScriptURL(url)).toThrow('Only scripts of Stripe')
  Reflect.deleteProperty(globalThis, 'trustedTypes')
})
