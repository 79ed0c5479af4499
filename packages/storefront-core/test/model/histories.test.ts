import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { History } from './commands.ts'
import { anyHistory } from './generate-histories.ts'
import { keptHistories } from './kept-histories.ts'
import { reportOf } from './report.ts'
import { runHistory } from './run-history.ts'

const count = Number(process.env['MODEL_HISTORIES'] ?? 200)
/** Fixed in the test suite; the nightly run sets others. */
const seed = Number(process.env['TEST_SEED'] ?? 1)
/** Histories generated at a time. */
const batch = 500

function* histories(): Generator<History> {
  for (let made = 0; made < count; made += batch)
    yield* fc.sample(anyHistory, { seed: seed + made, numRuns: Math.min(batch, count - made) })
}

describe('Shoppers in several tabs of two browsers', () => {
  it.each(keptHistories)('see no violation when $title', async (history) => {
    expect(await runHistory(history)).toBeUndefined()
  })

  it(
    `see no violation in any history (${count} histories, TEST_SEED=${seed})`,
    { timeout: 60_000 + count * 100 },
    async () => {
      let lived = 0
      for (const history of histories()) {
        lived += 1
        const broken = await runHistory(history)
        if (broken !== undefined) throw new Error(await reportOf(history, broken, lived))
      }
      expect(lived).toBe(count)
    },
  )
})
