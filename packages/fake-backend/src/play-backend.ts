import { adminUser, demoCustomer, publishableKey } from '@umber/sample-store'
import { createFakeBackend } from './create-fake-backend.ts'
import { serveFakeBackend } from './serve.ts'

/**
 * For a contract suite: where BACKEND_URL names a running backend, that one is asked; else the fake one plays it,
 * and the environment says where. Resolves to what ends it.
 */
export async function playBackend(env: Record<string, string | undefined>): Promise<() => Promise<void>> {
  if (env['BACKEND_URL'] !== undefined) return async () => undefined
  const { url, stop } = await serveFakeBackend(createFakeBackend())
  Object.assign(env, {
    BACKEND_URL: url,
    PUBLISHABLE_KEY: publishableKey,
    ADMIN_EMAIL: adminUser.email,
    ADMIN_PASSWORD: adminUser.password,
    DEMO_EMAIL: demoCustomer.email,
    DEMO_PASSWORD: demoCustomer.password,
  })
  return stop
}
