import type { FaultHook } from './faults.ts'
import type { FakeWorld } from './world.ts'

/** A state of affairs that shops meet, by its name. */
export interface Scenario {
  /** Milliseconds there and as many back. */
  readonly latency?: number
  readonly fault?: FaultHook
  readonly prepare?: (world: FakeWorld) => void
}

export const scenarios = {
  /** As the sample store is seeded. */
  usual: {},
  /** Open, with nothing to sell. */
  emptyShop: {
    prepare(world) {
      for (const { id } of world.products) world.unpublished.add(id)
    },
  },
  /** One piece is left of everything that is counted. */
  lastItem: {
    prepare(world) {
      for (const { variants } of world.products) {
        for (const variant of variants)
          if (world.limitOf(variant) !== undefined) world.stock.set(variant.id, 1)
      }
    },
  },
  /** Every answer takes three seconds. */
  slow: { latency: 1_500 },
  /** A token is taken for a minute only. */
  dyingSession: {
    prepare(world) {
      world.tokenLife = 60_000
    },
  },
  /** Of each write the first answer is lost on its way back. */
  lostAnswer: {
    fault: ({ method }, nth) => (method !== 'GET' && nth === 1 ? { kind: 'lost-answer' } : undefined),
  },
  /** Nothing works, and says so. */
  serverErrors: {
    fault: () => ({
      kind: 'status',
      status: 500,
      body: { code: 'unknown_error', type: 'unknown_error', message: 'An unknown error occurred.' },
    }),
  },
  /** A hotel's network asks to sign in, whatever is asked for. */
  html: { fault: () => ({ kind: 'html' }) },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios
