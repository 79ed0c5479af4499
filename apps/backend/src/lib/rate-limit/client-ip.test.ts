import { describe, expect, it } from 'vitest'

import { networkOf, visitorOf } from './client-ip'

describe('A visitor', () => {
  it('is an IPv4 address in any notation', () => {
    expect(visitorOf('203.0.113.7', true)).toBe('203.0.113.7')
    expect(visitorOf('::ffff:203.0.113.7', true)).toBe('203.0.113.7')
  })

  it('is a /64 network of IPv6 addresses', () => {
    expect(visitorOf('2001:db8:1:2:aaaa::1', true)).toBe('2001:db8:1:2')
    expect(visitorOf('2001:0db8:1:2::', true)).toBe('2001:db8:1:2')
    expect(visitorOf('2001:db8::5', true)).toBe('2001:db8:0:0')
  })

  it('on the local machine is not counted in development', () => {
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(visitorOf(ip, false)).toBeUndefined()
    expect(visitorOf('127.0.0.1', true)).toBe('127.0.0.1')
  })

  it('without an address shares one counter with all others like it', () => {
    expect(visitorOf(undefined, true)).toBe('unknown')
  })
})

describe('A network', () => {
  it('is the /24 of an IPv4 address, and the /48 of an IPv6 address', () => {
    expect(networkOf('203.0.113.7', true)).toBe('203.0.113')
    expect(networkOf('::ffff:203.0.113.7', true)).toBe('203.0.113')
    expect(networkOf('2001:db8:1:2:aaaa::1', true)).toBe('2001:db8:1')
    expect(networkOf('2001:db8::5', true)).toBe('2001:db8:0')
  })

  it('is that of the visitor where there is none', () => {
    expect(networkOf('127.0.0.1', false)).toBeUndefined()
    expect(networkOf(undefined, true)).toBe('unknown')
  })
})
