import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { told, type History } from '../model/commands.ts'
import { shortHistory } from '../model/generate-histories.ts'
import { ignoredInvariants } from '../model/invariants.ts'
import { ModelShop } from '../model/model-shop.ts'
import { makePeople } from '../model/people.ts'
import { productsOf, openRunningBackend } from '../model/running-backend.ts'
import { liveThrough, type Broken } from '../model/run-history.ts'
import { adminCredentials, config } from './backend.ts'

const count = Number(process.env['MODEL_LIVE_HISTORIES'] ?? 20)
const seed = Number(process.env['TEST_SEED'] ?? 1)

describe('Shoppers in several tabs, on a real backend', () => {
  it(
    `see no violation in any history (${count} histories, TEST_SEED=${seed})`,
    { timeout: 900_000 },
    async () => {
      const shop = { ...config(), admin: adminCredentials() }
      const products = await productsOf(shop)
      const run = Date.now()

      async function live(history: History, nth: number): Promise<Broken | undefined> {
        // New people in each history, so that the carts of an earlier one do not come back.
        const people = makePeople(`-${run}-${nth}`)
        const backend = await openRunningBackend(shop, people)
        const model = new ModelShop({ seed: history.seed, people, products, backendOf: () => backend })
        return liveThrough(model, history, ignoredInvariants)
      }

      const histories = fc.sample(shortHistory, { seed, numRuns: count }).entries()

      /** Runs the histories of the shared queue one by one. */
      async function lane(): Promise<void> {
        for (const [nth, history] of histories) {
          const broken = await live(history, nth)
          const way = history.commands.slice(0, broken?.after).map(told)
          expect(
            broken === undefined ? undefined : { ...broken, way, history: JSON.stringify(history) },
          ).toBeUndefined()
        }
      }

      await Promise.all(Array.from({ length: 3 }, lane))
    },
  )
})
