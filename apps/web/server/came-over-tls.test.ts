// @vitest-environment node
import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { cameOverTls } from './came-over-tls.ts'

const asked = (scheme: string | undefined, remoteAddress: string | undefined) =>
  cameOverTls({
    headers: { 'x-forwarded-proto': scheme },
    socket: { remoteAddress },
  } as unknown as IncomingMessage)

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.2.3.4', '172.20.0.2', '192.168.1.7', 'fd00::2'])(
  '[F-109] a proxy at %s is believed',
  (address) => {
    expect(asked('https', address)).toBe(true)
    expect(asked('https, http', address)).toBe(true)
    expect(asked('http', address)).toBe(false)
    expect(asked(undefined, address)).toBe(false)
  },
)

it.each(['203.0.113.7', '2001:db8::1', '172.32.0.1', '', undefined])(
  '[F-109] whoever asks from %s is not',
  (address) => {
    expect(asked('https', address)).toBe(false)
  },
)
