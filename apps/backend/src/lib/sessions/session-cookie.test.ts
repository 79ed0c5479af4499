import { expect, it } from 'vitest'

import { sessionCookie } from './session-cookie'

it('the cookie of a session is of this host and of HTTPS alone in production', () => {
  const { sessionOptions, cookieOptions } = sessionCookie({ NODE_ENV: 'production' })
  expect(sessionOptions?.name).toMatch(/^__Host-/)
  expect(cookieOptions).toEqual({ sameSite: 'lax', secure: true, path: '/' })
  expect(cookieOptions).not.toHaveProperty('domain')
})

it('the cookie of a session works over HTTP in development', () => {
  expect(sessionCookie({ NODE_ENV: 'development' })).toEqual({ cookieOptions: { sameSite: 'lax' } })
})
