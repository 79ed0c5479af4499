import { expect, it, vi } from 'vitest'

interface Configuration {
  readonly featureFlags: Readonly<Record<string, unknown>>
  readonly modules: readonly { readonly resolve: string; readonly options?: unknown }[]
  readonly plugins?: unknown
}

// Medusa would look every module up; what the project asks for is enough here. The contract asks the running server.
vi.mock('@medusajs/framework/utils', () => ({ defineConfig: (configuration: unknown) => configuration }))

async function configuration(): Promise<Configuration> {
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/none')
  // It exports as Medusa reads it, and so is no module to the compiler.
  const file: string = '../../medusa-config.js'
  const loaded: { readonly default: Configuration } = await import(file)
  return loaded.default
}

it("what is under the licence of Medusa's Enterprise Edition is configured to be off", async () => {
  const { featureFlags, modules, plugins } = await configuration()
  expect(featureFlags).toEqual({ rbac: false })
  expect(JSON.stringify([modules, plugins])).not.toMatch(/rbac|oidc/)
  const auth = modules.find(({ resolve }) => resolve === '@medusajs/medusa/auth')
  expect(auth?.options).toMatchObject({
    providers: [{ resolve: './src/modules/emailpass', id: 'emailpass' }],
  })
})
