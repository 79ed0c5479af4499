import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Cost, Order } from './contestant.ts'

// Requests per second of this client and of js-sdk, as shares of what a call of `fetch` written by hand does in the same run.
// Real HTTP over connections that stay open; the server and each contestant in a process of its own. They take short turns, so
// that whatever else the machine does slows all of them. The bar is 0.90, and a time limit costs a tenth by itself: the second
// share is of a call by hand that has one too.

const names = ['fetch by hand', '  with a time limit', 'commerce-client', '  no time limit', 'js-sdk']
const rounds = 80
const requests = 160
const warmUp = 6400

const start = (file: string, ...given: readonly string[]) => fork(new URL(file, import.meta.url), given)

const server = start('server.ts')
const [port] = (await once(server, 'message')) as [number]

const contestants = await Promise.all(
  names.map(async (name) => {
    const contestant = start('contestant.ts', name, `http://127.0.0.1:${port}`)
    await once(contestant, 'message')
    const costOf = async (order: Order): Promise<Cost> => {
      contestant.send(order)
      const [cost] = (await once(contestant, 'message')) as [Cost]
      return cost
    }
    return { name, contestant, costOf }
  }),
)

async function measure(atOnce: number): Promise<readonly (readonly Cost[])[]> {
  const costs: Cost[][] = names.map(() => [])
  for (const { costOf } of contestants) await costOf({ requests: warmUp, atOnce })
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, { costOf }] of contestants.entries()) {
      costs[place]?.push(await costOf({ requests, atOnce }))
    }
  }
  return costs
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function report(costs: readonly (readonly Cost[])[]): void {
  const [bare = [], limited = []] = costs
  for (const [place, name] of names.entries()) {
    const own = costs[place] ?? []
    const shares = (part: keyof Cost): string =>
      [bare, limited]
        .map((other) => median(own.map((cost, round) => (other[round]?.[part] ?? 0) / cost[part])).toFixed(2))
        .join(', ')
    const speed = median(own.map(({ wall }) => 1_000_000 / wall)).toFixed(0)
    const processor = median(own.map((cost) => cost.processor)).toFixed(0)
    process.stdout.write(
      `${name.padEnd(20)}${speed.padStart(6)} requests/s (${shares('wall')}),` +
        `${processor.padStart(5)} us of processor (${shares('processor')})\n`,
    )
  }
}

for (const atOnce of [1, 16]) {
  process.stdout.write(`${atOnce} at a time (share of fetch by hand, of that with a time limit)\n`)
  report(await measure(atOnce))
}
for (const { contestant } of contestants) contestant.kill()
server.kill()
