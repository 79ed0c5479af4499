import * as fc from 'fast-check'
import { it } from 'vitest'
import { anyHistory } from './histories-of.ts'
import { runHistory } from './run-history.ts'
import { shrunk } from './shrink.ts'
import { told } from './commands.ts'
import { invariants, notYet, type Invariant } from './invariants.ts'
it('tries', async () => {
  const count = Number(process.env['N'] ?? 200)
  const only = process.env['ONLY']?.split(';')
  const ignored = new Set(
    only === undefined
      ? [...notYet, ...(process.env['IGNORE'] ?? '').split(';')]
      : invariants.filter((one) => !only.includes(one)),
  ) as Set<Invariant>
  const histories = fc.sample(anyHistory, { numRuns: count, seed: Number(process.env['SEED'] ?? 1) })
  const found = new Map<string, { n: number; history: any; count: number; what: string }>()
  const begun = performance.now()
  let n = 0
  for (const history of histories) {
    n += 1
    if (process.env['V']) console.log(n, JSON.stringify(history))
    const broken = await runHistory(history, ignored)
    if (broken === undefined) continue
    const one = found.get(broken.invariant)
    if (one === undefined) found.set(broken.invariant, { n, history, count: 1, what: broken.what })
    else one.count += 1
  }
  console.log(`${count} histories: ${((performance.now() - begun) / count).toFixed(2)} ms each`)
  for (const [invariant, { n, history, count, what }] of found) {
    const short = await shrunk(history, async (one) => (await runHistory(one, ignored))?.invariant)
    const broken = await runHistory(short, ignored)
    console.log(`\n## ${invariant}: first at ${n}, ${count} in all\n${what}\n${broken?.what}\n` + short.commands.map(told).join('\n') + '\n' + JSON.stringify(short))
  }
}, 600_000)
