/** @module-tag smoke */
import { describe, expect, it } from 'vitest'

import { ask, done, signInAdmin } from '../support/backend'
import { at, listAt } from '../support/read'

/** Medusa installs the two packages under that licence; nothing here may use them. */
describe("Medusa's Enterprise Edition", () => {
  it('is off: roles and their permissions', async () => {
    const bearer = await signInAdmin()
    expect(at(await done('GET', '/admin/feature-flags', { bearer }), 'feature_flags.rbac')).toBe(false)
    for (const path of ['/admin/rbac/roles', '/admin/rbac/policies', '/admin/rbac/me/permissions'])
      expect((await ask('GET', path, { bearer })).status).toBe(404)
  })

  it('is off: sign-in by OpenID Connect', async () => {
    for (const actor of ['user', 'customer']) {
      const { providers } = (await done('GET', `/auth/${actor}/providers`)) as {
        providers: readonly unknown[]
      }
      expect(listAt({ providers }, 'providers').map((provider) => at(provider, 'id'))).toEqual(['emailpass'])
      const answer = await ask('POST', `/auth/${actor}/oidc`, { body: {} })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.body).not.toHaveProperty('location')
    }
  })
})
