import { describe, expect, it } from 'vitest'

import { required, secret, trustedProxies, workerMode } from './settings'

const draw = () => 'drawn'

describe('a setting', () => {
  it('that is required is named when it is missing or empty', () => {
    expect(required({ DATABASE_URL: 'postgres://here' }, 'DATABASE_URL')).toBe('postgres://here')
    expect(() => required({}, 'DATABASE_URL')).toThrow('DATABASE_URL is not set')
    expect(() => required({ DATABASE_URL: '' }, 'DATABASE_URL')).toThrow('DATABASE_URL is not set')
  })

  it('that is a secret is generated in development and required in production', () => {
    expect(secret({}, 'JWT_SECRET', draw)).toBe('drawn')
    expect(secret({ JWT_SECRET: 'given' }, 'JWT_SECRET', draw)).toBe('given')
    expect(() => secret({ NODE_ENV: 'production' }, 'JWT_SECRET', draw)).toThrow('JWT_SECRET is not set')
    expect(secret({ NODE_ENV: 'production', JWT_SECRET: 'given' }, 'JWT_SECRET', draw)).toBe('given')
  })

  it('for trusted proxies lists networks, has none in development and is required in production', () => {
    expect(trustedProxies({})).toEqual([])
    expect(trustedProxies({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1' })).toEqual([
      'loopback',
      '10.0.0.0/8',
      '2001:db8::1',
    ])
    expect(trustedProxies({ NODE_ENV: 'production', TRUSTED_PROXIES: 'none' })).toEqual([])
    expect(() => trustedProxies({ NODE_ENV: 'production' })).toThrow('TRUSTED_PROXIES is not set')
    for (const TRUSTED_PROXIES of ['1', 'true', '-1', '10.0.0.0/33', 'none,loopback', ','])
      expect(() => trustedProxies({ TRUSTED_PROXIES })).toThrow('has to list addresses')
  })

  it('for the worker mode is one of three, and everything in one process by default', () => {
    expect(workerMode({})).toBe('shared')
    expect(workerMode({ MEDUSA_WORKER_MODE: 'worker' })).toBe('worker')
    expect(() => workerMode({ MEDUSA_WORKER_MODE: 'both' })).toThrow('shared, server, worker')
  })
})
