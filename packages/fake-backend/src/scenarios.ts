import type { FaultHook } from './faults.ts'
import type { FakeDatabase } from './database.ts'

/** A named state of the shop. */
export interface Scenario {
  /** Milliseconds in each direction. */
  readonly latency?: number
  readonly fault?: FaultHook
  readonly prepare?: (database: FakeDatabase) => void
}

export const scenarios = {
  /** The sample store as it is seeded. */
  usual: {},
  /** Open, without products. */
  emptyShop: {
    prepare(database) {
      for (const { id } of database.products) database.unpublished.add(id)
    },
  },
  /** One item of every counted variant is left. */
  lastItem: {
    prepare(database) {
      for (const { variants } of database.products) {
        for (const variant of variants)
          if (database.limitOf(variant) !== undefined) database.stock.set(variant.id, 1)
      }
    },
  },
  /** Every answer takes three seconds. */
  slow: { latency: 1_500 },
  /** Tokens are valid for only a minute. */
  dyingSession: {
    prepare(database) {
      database.tokenLife = 60_000
    },
  },
  /** The first answer to each write is lost. */
  lostAnswer: {
    fault: ({ method }, nth) => (method !== 'GET' && nth === 1 ? { kind: 'lost-answer' } : undefined),
  },
  /** Every request fails with 500. */
  serverErrors: {
    fault: () => ({
      kind: 'status',
      status: 500,
      body: { code: 'unknown_error', type: 'unknown_error', message: 'An unknown error occurred.' },
    }),
  },
  /** A captive portal answers every request. */
  html: { fault: () => ({ kind: 'html' }) },
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios
