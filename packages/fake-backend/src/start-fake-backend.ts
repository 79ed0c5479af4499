import { adminUser, demoCustomer, publishableKey } from '@umber/sample-store'
import { createFakeBackend } from './create-fake-backend.ts'
import { serveFakeBackend } from './serve.ts'

/**
 * For a contract suite: uses the backend at BACKEND_URL if it is set. Otherwise starts a fake one and sets the
 * environment variable. Resolves to a function that stops it.
 */
export async function startFakeBackend(
  env: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
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
