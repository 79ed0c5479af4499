import type { IncomingMessage } from 'node:http'

import { describe, expect, it } from 'vitest'

import { chooseRequestId, trustsPeer } from './request-id'

const requestFrom = (remoteAddress: string | undefined, id?: string | string[]) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as IncomingMessage

const made = /^[\da-f]{8}-[\da-f-]{27}$/
const everyPeer = () => true

describe('The id of a request', () => {
  it('is that of a trusted proxy', () => {
    expect(chooseRequestId(requestFrom('10.0.0.1', 'edge-1.a_B'), everyPeer)).toBe('edge-1.a_B')
    expect(chooseRequestId(requestFrom('10.0.0.1', 'x'.repeat(64)), everyPeer)).toBe('x'.repeat(64))
  })

  it.each([undefined, '', 'two words', 'line\nbreak', 'x'.repeat(65), '<script>', 'ä', ['a', 'b']])(
    'is made when the proxy sends %j',
    (id) => {
      expect(chooseRequestId(requestFrom('10.0.0.1', id), everyPeer)).toMatch(made)
    },
  )

  it('is made for all others, and never twice', () => {
    const ids = [1, 2].map(() => chooseRequestId(requestFrom('203.0.113.7', 'edge-1'), () => false))
    expect(ids[0]).toMatch(made)
    expect(new Set(ids).size).toBe(2)
  })
})

describe('The other end of a connection is trusted', () => {
  it('never without a list', () => expect(trustsPeer([])('127.0.0.1')).toBe(false))

  it('when its address is listed', () => {
    const isTrusted = trustsPeer(['10.0.0.0/8', '::1'])
    expect(['10.1.2.3', '::ffff:10.1.2.3', '::1'].map(isTrusted)).toEqual([true, true, true])
    expect(['203.0.113.7', '127.0.0.1', ''].map(isTrusted)).toEqual([false, false, false])
  })
})
