import { defineConfig } from 'vitest/config'

/** Where BACKEND_URL names a running Medusa; nothing else can play the merchant's half. */
const isLive = process.env['BACKEND_URL'] !== undefined

const limits = { testTimeout: 60_000, hookTimeout: 60_000 }
const counting = 'test/support/keep-called-methods.ts'

/**
 * Against a running Medusa where BACKEND_URL and PUBLISHABLE_KEY say which, else the shop's half against the fake backend.
 * One group after the other: shoppers first, who count on the shop as it was seeded; last what counts the methods called.
 */
export default defineConfig({
  test: {
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
