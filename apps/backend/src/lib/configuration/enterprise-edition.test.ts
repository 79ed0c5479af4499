import { expect, it, vi } from 'vitest'

interface Configuration {
  readonly featureFlags: Readonly<Record<string, unknown>>
  readonly modules: readonly { readonly resolve: string; readonly options?: unknown }[]
  readonly plugins?: unknown
}

// Medusa would resolve every module; the project's configuration is enough here. The contract tests the running server.
vi.mock('@medusajs/framework/utils', async (original) => ({
  ...(await original<object>()),
  defineConfig: (configuration: unknown) => configuration,
}))

async function configuration(): Promise<Configuration> {
  vi.stubEnv('DATABASE_URL', 'postgres://localhost/none')
  // It uses `module.exports`, so it is not a module to the compiler.
  const file: string = '../../../medusa-config.js'
  const loaded: { readonly default: Configuration } = await import(file)
  return loaded.default
}

it("the features of Medusa's Enterprise Edition are disabled", async () => {
  const { featureFlags, modules, plugins } = await configuration()
  // Translations are under the MIT licence.
  expect(featureFlags).toEqual({ rbac: false, translation: true })
  expect(JSON.stringify([modules, plugins])).not.toMatch(/rbac|oidc/)
  const auth = modules.find(({ resolve }) => resolve === '@medusajs/medusa/auth')
  expect(auth?.options).toMatchObject({
    providers: [{ resolve: './src/modules/emailpass', id: 'emailpass' }],
  })
})
