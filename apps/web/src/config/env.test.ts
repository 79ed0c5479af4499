import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './env.ts'

const pageWith = (json: string | null) => ({
  getElementById: (id: string) => {
    if (id !== 'shop-config' || json === null) return null
    const script = document.createElement('script')
    script.type = 'application/json'
    script.textContent = json
    return script
  },
})

const whole = {
  backendUrl: 'https://backend.test/',
  publishableKey: 'pk_1',
  featuredProductIds: ['prod_1', 7, 'prod_2'],
  preset: 'showcase',
}

describe('the configuration in the page', () => {
  it('is parsed, without a trailing slash of the address and without invalid ids', () => {
    expect(readConfig(pageWith(JSON.stringify(whole)))).toEqual({
      backendUrl: 'https://backend.test',
      publishableKey: 'pk_1',
      featuredProductIds: ['prod_1', 'prod_2'],
      preset: 'showcase',
      socialLinks: [],
    })
  })

  it('names the payment providers that are on, with their settings', () => {
    const payments = { pp_test: { publishableKey: 'pk_2' } }
    const read = readConfig(pageWith(JSON.stringify({ ...whole, payments })))
    expect(read.payments).toEqual({ pp_test: { publishableKey: 'pk_2' } })
  })

  it('defaults to a local backend', () => {
    expect(readConfig(pageWith('{"publishableKey":"pk_1"}')).backendUrl).toBe('http://localhost:9000')
  })

  it.each([
    ['no key', '{}'],
    ['an empty key', '{"publishableKey":""}'],
    ['an address that is none', '{"publishableKey":"pk_1","backendUrl":"shop"}'],
    ['an address that is a script', '{"publishableKey":"pk_1","backendUrl":"javascript:alert(1)"}'],
    ['a list', '[]'],
    ['broken JSON', '{"publishableKey":'],
    ['nothing', ''],
  ])('is refused when it holds %s', (_what, json) => {
    expect(() => readConfig(pageWith(json))).toThrow(ConfigError)
  })

  it('is refused when the page has none', () => {
    expect(() => readConfig(pageWith(null))).toThrow(ConfigError)
  })

  it('keeps only social links that lead to the web [F-106]', () => {
    const socialLinks = [
      { name: 'Letters', url: 'https://letters.test/umber' },
      { name: 'Trap', url: 'javascript:alert(1)' },
      { name: 'Nowhere' },
      'words',
    ]
    expect(readConfig(pageWith(JSON.stringify({ ...whole, socialLinks }))).socialLinks).toEqual([
      { name: 'Letters', url: 'https://letters.test/umber' },
    ])
  })
})
