// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { isHttps } from './is-https.ts'

const isHttpsFrom = (scheme: string | undefined, remoteAddress: string | undefined) =>
  isHttps({
    headers: { 'x-forwarded-proto': scheme },
    socket: { remoteAddress },
  } as unknown as IncomingMessage)

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.2.3.4', '172.20.0.2', '192.168.1.7', 'fd00::2'])(
  '[F-109] trusts a proxy at %s',
  (address) => {
    expect(isHttpsFrom('https', address)).toBe(true)
    expect(isHttpsFrom('https, http', address)).toBe(true)
    expect(isHttpsFrom('http', address)).toBe(false)
    expect(isHttpsFrom(undefined, address)).toBe(false)
  },
)

it.each(['203.0.113.7', '2001:db8::1', '172.32.0.1', '', undefined])(
  '[F-109] does not trust a client at %s',
  (address) => {
    expect(isHttpsFrom('https', address)).toBe(false)
  },
)
