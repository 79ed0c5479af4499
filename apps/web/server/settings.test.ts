// @vitest-environment node
import express from 'express'
import { expect, it } from 'vitest'
import { privateNetworks, readSettings } from './settings.ts'

const required = { BACKEND_URL: 'https://backend.example', PUBLISHABLE_KEY: 'pk_1' }

it('needs the backend’s URL and the key only', () => {
  expect(readSettings({ ...required, SHOP_URL: ' ', PATH: '/bin' })).toEqual({
    host: '127.0.0.1',
    port: 8000,
    processes: 1,
    shopUrl: undefined,
    backendInternalUrl: 'https://backend.example',
    trustProxy: ['loopback', 'linklocal', 'uniquelocal'],
    securityContact: undefined,
    purgeToken: undefined,
    metricsToken: undefined,
    redisUrl: undefined,
    isTraced: false,
    extraCsp: {},
    drainSeconds: 0,
    logLevel: 'info',
    config: {
      backendUrl: 'https://backend.example',
      publishableKey: 'pk_1',
      featuredProductIds: [],
      socialLinks: [],
      preset: 'showcase',
      payments: {},
    },
  })
})

it('reads every setting', () => {
  const settings = readSettings({
    ...required,
    HOST: '::',
    PORT: '80',
    PROCESSES: '2',
    SHOP_URL: 'https://shop.example',
    BACKEND_INTERNAL_URL: 'http://backend:9000',
    PRESET: 'live',
    TRUSTED_PROXIES: '203.0.113.0/24, 2001:db8::1, loopback',
    SECURITY_CONTACT: 'mailto:security@shop.example',
    SHOP_PURGE_TOKEN: 'a-token-of-enough-length',
    METRICS_TOKEN: 'another-token-as-long',
    REDIS_URL: 'rediss://user:secret@redis.example:6380/2',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    EXTRA_CSP: ' img-src https://files.example https://cdn.example:8443;connect-src wss://live.example; ',
    DRAIN_SECONDS: '12',
    LOG_LEVEL: 'debug',
    FEATURED_PRODUCT_IDS: 'prod_1,prod_2',
    SOCIAL_LINKS: '[{"name":"Instagram","url":"https://www.instagram.com/"}]',
    TEST_PAYMENTS: 'on',
  })
  expect(settings).toEqual({
    host: '::',
    port: 80,
    processes: 2,
    shopUrl: 'https://shop.example',
    backendInternalUrl: 'http://backend:9000',
    trustProxy: ['203.0.113.0/24', '2001:db8::1', 'loopback'],
    securityContact: 'mailto:security@shop.example',
    purgeToken: 'a-token-of-enough-length',
    metricsToken: 'another-token-as-long',
    redisUrl: 'rediss://user:secret@redis.example:6380/2',
    isTraced: true,
    extraCsp: {
      'img-src': ['https://files.example', 'https://cdn.example:8443'],
      'connect-src': ['wss://live.example'],
    },
    drainSeconds: 12,
    logLevel: 'debug',
    config: {
      backendUrl: 'https://backend.example',
      publishableKey: 'pk_1',
      featuredProductIds: ['prod_1', 'prod_2'],
      socialLinks: [{ name: 'Instagram', url: 'https://www.instagram.com/' }],
      preset: 'live',
      payments: { pp_test: {} },
    },
  })
})

it('switches no payment provider on in the demonstration', () => {
  const { config } = readSettings({ ...required, PRESET: 'showcase', TEST_PAYMENTS: 'on' })
  expect(config.payments).toEqual({})
})

it.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['SHOP_URL', 'shop.example'],
  ['BACKEND_URL', 'javascript:alert(1)'],
  ['BACKEND_URL', ''],
  ['BACKEND_INTERNAL_URL', 'backend:9000'],
  ['PUBLISHABLE_KEY', ''],
  ['PRESET', 'demo'],
  ['SECURITY_CONTACT', 'security@shop.example'],
  ['SECURITY_CONTACT', 'http://shop.example'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'none, loopback'],
  ['SHOP_PURGE_TOKEN', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['REDIS_URL', 'redis:6379'],
  ['REDIS_URL', 'http://redis:6379'],
  ['DRAIN_SECONDS', 'long'],
  ['DRAIN_SECONDS', '-1'],
  ['LOG_LEVEL', 'all'],
  ['PICTURE_HOSTS', 'http://cdn.example'],
  ['PICTURE_HOSTS', 'https://*.example'],
  ['PICTURE_HOSTS', 'https://cdn.example/pictures'],
  ['PICTURE_HOSTS', "'self'"],
  ['PICTURE_URL_TEMPLATE', 'https://img.example/{url}'],
  ['PICTURE_URL_TEMPLATE', 'https://img.example/{width}/{width}/{url}'],
  ['PICTURE_URL_TEMPLATE', 'http://img.example/{width}/{url}'],
  ['PICTURE_URL_TEMPLATE', 'https://{width}.example/{url}'],
  ['PICTURE_URL_TEMPLATE', 'https://img.example/{width}/{url} 1w'],
  ['EXTRA_CSP', 'img-src'],
  ['EXTRA_CSP', 'default-src https://files.example'],
  ['EXTRA_CSP', "script-src 'unsafe-inline'"],
  ['EXTRA_CSP', 'img-src http://files.example'],
  ['EXTRA_CSP', 'img-src *'],
  ['EXTRA_CSP', 'img-src https:'],
  ['EXTRA_CSP', 'img-src https://*.example'],
  ['EXTRA_CSP', 'img-src https://files.example/pictures'],
  ['EXTRA_CSP', 'img-src https://a.example,script-src'],
  ['EXTRA_CSP', 'img-src https://user@files.example'],
  ['EXTRA_CSP', '__proto__ https://files.example'],
  ['SOCIAL_LINKS', 'Instagram'],
  ['SOCIAL_LINKS', '[{"name":"Instagram","url":"javascript:alert(1)"}]'],
])('names an invalid setting: %s=%s', (name, value) => {
  expect(() => readSettings({ ...required, [name]: value })).toThrow(name)
})

it('trusts no proxy when told so', () => {
  expect(readSettings({ ...required, TRUSTED_PROXIES: 'none' }).trustProxy).toEqual([])
})

const trusts = (address: string | undefined): unknown => {
  const app = express()
  app.set('trust proxy', privateNetworks)
  const isTrusted = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean
  return isTrusted(address, 0)
}

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.2.3.4', '172.20.0.2', '192.168.1.7', 'fd00::2'])(
  '[F-109] trusts a proxy at %s',
  (address) => {
    expect(trusts(address)).toBe(true)
  },
)

it.each(['203.0.113.7', '2001:db8::1', '172.32.0.1', '', undefined])(
  '[F-109] does not trust a client at %s',
  (address) => {
    expect(trusts(address)).toBe(false)
  },
)

it('hosts of pictures are allowed beside the further sources of the policy', () => {
  const given = {
    BACKEND_URL: 'http://backend:9000',
    PUBLISHABLE_KEY: 'pk_1',
    EXTRA_CSP: 'img-src https://files.example; connect-src wss://live.example',
    PICTURE_HOSTS: 'https://cdn.example, https://files.example https://img.example:8443',
  }
  expect(readSettings(given).extraCsp).toEqual({
    'img-src': ['https://files.example', 'https://cdn.example', 'https://img.example:8443'],
    'connect-src': ['wss://live.example'],
  })
})

it('a template for smaller pictures is told to the page, and its host is allowed', () => {
  const given = {
    BACKEND_URL: 'http://backend:9000',
    PUBLISHABLE_KEY: 'pk_1',
    PICTURE_HOSTS: 'https://cdn.example',
  }
  const template = 'https://img.example/w={width}/{url}'
  const { config, extraCsp } = readSettings({ ...given, PICTURE_URL_TEMPLATE: template })
  expect(config.pictureUrlTemplate).toBe(template)
  expect(extraCsp).toEqual({ 'img-src': ['https://cdn.example', 'https://img.example'] })
  const ofTheHost = readSettings({ ...given, PICTURE_URL_TEMPLATE: '{url}?w={width}' })
  expect(ofTheHost.extraCsp).toEqual({ 'img-src': ['https://cdn.example'] })
})
