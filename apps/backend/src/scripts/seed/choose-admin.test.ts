import { adminUser } from '@umber/sample-store'
import { describe, expect, it } from 'vitest'

import { chooseAdmin } from './choose-admin'

describe('the admin user', () => {
  it('has the sample password in development', () => {
    expect(chooseAdmin({})).toEqual({ email: adminUser.email, password: adminUser.password })
  })

  it('has the given password everywhere', () => {
    const given = { ADMIN_EMAIL: 'ops@example.com', ADMIN_PASSWORD: 'long and secret' }
    expect(chooseAdmin(given)).toEqual({ email: 'ops@example.com', password: 'long and secret' })
    expect(chooseAdmin({ ...given, NODE_ENV: 'production' })?.password).toBe('long and secret')
  })

  it('has its address in lower case, as its identity', () => {
    expect(chooseAdmin({ ADMIN_EMAIL: 'Ops@Example.com' })?.email).toBe('ops@example.com')
  })

  it('is not made in production without a password of its own', () => {
    expect(chooseAdmin({ NODE_ENV: 'production', ADMIN_EMAIL: 'ops@example.com' })).toBeUndefined()
  })
})
