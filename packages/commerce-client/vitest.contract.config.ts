import { defineConfig } from 'vitest/config'

/** With BACKEND_URL set: the admin tests need a running Medusa. */
const isLive = process.env['BACKEND_URL'] !== undefined

const limits = { testTimeout: 60_000, hookTimeout: 60_000 }
const counting = 'test/support/keep-called-methods.ts'

/**
 * Runs against a Medusa server when BACKEND_URL and PUBLISHABLE_KEY are set, else the store tests against the fake
 * backend. The groups run in order: the shopper's tests first, because they rely on the seeded shop; the count of
 * called methods last.
 */
export default defineConfig({
  test: {
    // `pnpm test` runs those of the files with `@module-tag smoke`, `pnpm test:all` runs all.
    tags: [{ name: 'smoke' }],
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...limits,
          name: 'shop',
          include: ['test/contract/*.contract.ts'],
          globalSetup: ['test/support/contract-backend.ts', ...(isLive ? [counting] : [])],
          sequence: { groupOrder: 0 },
        },
      },
      ...(isLive ? [live('live', 1), live('families', 2)] : []),
    ],
  },
})

function live(name: string, groupOrder: number) {
  return {
    test: {
      ...limits,
      name,
      include: [`test/contract/${name}/*.{contract,test}.ts`],
      globalSetup: [counting],
      sequence: { groupOrder },
    },
  }
}
