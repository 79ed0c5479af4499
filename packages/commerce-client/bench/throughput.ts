import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Cost, Order } from './contestant.ts'

// Requests per second of this client and of js-sdk, relative to a hand-written `fetch` call in the same run. Uses real
// HTTP over keep-alive connections; the server and each contestant run in their own processes. They take short turns,
// so that other load on the machine slows all of them alike, and restart several times, because speed varies between
// processes. They also warm up in turns: an idle process releases memory and is slower afterwards. The target is 0.90
// of a hand-written call with the same time limit, or with none on either side, because `fetch` itself pays for a time
// limit.

const names = ['fetch by hand', '  with a time limit', 'commerce-client', '  no time limit', 'js-sdk']
const levels = [1, 16]
const processes = 5
const rounds = 60
const requests = 160
const warmUpRounds = 40

const start = (file: string, ...given: readonly string[]) => fork(new URL(file, import.meta.url), given)

const server = start('server.ts')
const [port] = (await once(server, 'message')) as [number]

/** The costs of each contestant, by round. */
type Field = readonly Cost[][]

/** Runs rounds of all contestants in new processes. */
async function race(fields: readonly Field[]): Promise<void> {
  const contestants = await Promise.all(
    names.map(async (name) => {
      const contestant = start('contestant.ts', name, `http://127.0.0.1:${port}`)
      await once(contestant, 'message')
      return contestant
    }),
  )
  for (const [level, atOnce] of levels.entries()) {
    for (let round = -warmUpRounds; round < rounds; round += 1) {
      for (const [place, contestant] of inTurns(contestants, round)) {
        const cost = await costOf(contestant, { requests, atOnce })
        if (round >= 0) fields[level]?.[place]?.push(cost)
      }
    }
  }
  for (const contestant of contestants) contestant.kill()
}

/** Reverses the order in every other round, so that no contestant always follows the same one. */
function inTurns<T>(contestants: readonly T[], round: number): readonly (readonly [number, T])[] {
  const places = [...contestants.entries()]
  return round % 2 === 0 ? places : places.toReversed()
}

async function costOf(contestant: ChildProcess, order: Order): Promise<Cost> {
  contestant.send(order)
  const [cost] = (await once(contestant, 'message')) as [Cost]
  return cost
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function report(field: Field): void {
  const [bare = [], limited = []] = field
  for (const [place, name] of names.entries()) {
    const own = field[place] ?? []
    const shares = (part: keyof Cost): string =>
      [bare, limited]
        .map((other) => median(own.map((cost, round) => (other[round]?.[part] ?? 0) / cost[part])).toFixed(2))
        .join(', ')
    const speed = median(own.map(({ elapsed }) => 1_000_000 / elapsed)).toFixed(0)
    const processor = median(own.map((cost) => cost.processor)).toFixed(0)
    process.stdout.write(
      `${name.padEnd(20)}${speed.padStart(6)} requests/s (${shares('elapsed')}),` +
        `${processor.padStart(5)} us of processor (${shares('processor')})\n`,
    )
  }
}

const fields = levels.map((): Field => names.map(() => []))
for (let series = 0; series < processes; series += 1) await race(fields)
for (const [level, atOnce] of levels.entries()) {
  process.stdout.write(`${atOnce} at a time (share of fetch by hand, of that with a time limit)\n`)
  report(fields[level] ?? [])
}
server.kill()
