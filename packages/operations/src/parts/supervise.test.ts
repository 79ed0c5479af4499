import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { supervise, type PartLaunch } from './supervise.ts'

const controllers: AbortController[] = []
const runs: Promise<0 | 1>[] = []

afterEach(async () => {
  for (const controller of controllers.splice(0)) controller.abort()
  await Promise.all(runs.splice(0))
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

interface Fixture extends PartLaunch {
  readonly url: string
  /** The process that answers. */
  readonly ask: (path?: string) => Promise<number | undefined>
}

async function fixture(name: string, manner = 'usual'): Promise<Fixture> {
  const port = await freePort()
  const ask = async (path = '/') => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined)
    return response === undefined ? undefined : Number(await response.text())
  }
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    args: ['--import', 'tsx', join(import.meta.dirname, 'part.fixture.ts'), String(port), manner],
    env: process.env,
    isUp: async () => (await ask()) !== undefined,
    ask,
  }
}

const run = (...launches: readonly PartLaunch[]) => runFor(30_000, launches)

function runFor(drain: number, launches: readonly PartLaunch[]) {
  const controller = new AbortController()
  const notes: string[] = []
  const times = { first: 20, longest: 40, drain }
  const ended = supervise(launches, { signal: controller.signal, note: (line) => notes.push(line), times })
  controllers.push(controller)
  runs.push(ended)
  return { notes, ended, stop: () => controller.abort() }
}

const wait = { timeout: 20_000, interval: 20 }

/** Three parts, each of which needs the one before it, and what they note when they end. */
async function chain(lastManner?: string) {
  const directory = mkdtempSync(join(tmpdir(), 'umber-supervise-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const PART_DIARY = join(directory, 'diary')
  const backend = await fixture('backend')
  const worker = await fixture('worker')
  const shop = await fixture('shop', lastManner)
  const inChain = ({ name, ...part }: Fixture, needed?: Fixture): Fixture => {
    const own = { ...process.env, PART_DIARY, PART_NAME: name }
    return { ...part, name, env: needed === undefined ? own : { ...own, PART_NEEDS: needed.url } }
  }
  const diary = () => readFileSync(PART_DIARY, 'utf8').trim().split('\n')
  return { launches: [inChain(backend), inChain(worker, backend), inChain(shop, worker)], diary }
}

it('starts the parts one after another, and ends the last one first, each while the one before it still answers', async () => {
  const { launches, diary } = await chain()
  const { notes, ended, stop } = run(...launches)
  const up = ['The backend is up.', 'The worker is up.', 'The shop is up.']
  await vi.waitFor(() => expect(notes).toEqual(up), wait)
  stop()
  expect(await ended).toBe(0)
  for (const { ask } of launches) expect(await ask()).toBeUndefined()
  expect(diary()).toEqual([
    'shop finishes its work and ends',
    'worker finishes its work and ends',
    'backend ends',
  ])
})

it('ends with exit code 1 when a part cannot start, and ends the others in the same order', async () => {
  const { launches, diary } = await chain('broken')
  const { notes, ended } = run(...launches)
  expect(await ended).toBe(1)
  expect(notes.at(-1)).toBe('The shop could not be started. Everything ends.')
  expect(diary()).toEqual(['worker finishes its work and ends', 'backend ends'])
})

it('starts a part again that ended by itself, and leaves the other one alone', async () => {
  const [backend, shop] = [await fixture('backend'), await fixture('shop')]
  const { notes } = run(backend, shop)
  await vi.waitFor(() => expect(notes).toHaveLength(2), wait)
  const before = { backend: await backend.ask(), shop: await shop.ask() }
  await backend.ask('/break')
  await vi.waitFor(async () => {
    const now = await backend.ask()
    expect(now).toBeDefined()
    expect(now).not.toBe(before.backend)
  }, wait)
  expect(await shop.ask()).toBe(before.shop)
  expect(notes[2]).toBe('The backend ended by itself (7). It is started again in 0.02 s.')
})

it('does not take another server on the port for its own part', async () => {
  const first = await fixture('backend')
  const { notes } = run(first)
  await vi.waitFor(() => expect(notes).toHaveLength(1), wait)
  const second = run(first)
  expect(await second.ended).toBe(1)
  expect(second.notes).toEqual([
    'The backend could not be started: another server answers on its port. Everything ends.',
  ])
  expect(await first.ask()).toBeDefined()
})

it('kills a part that does not end in time, and says so', async () => {
  const stubborn = await fixture('backend', 'stubborn')
  const { notes, ended, stop } = runFor(500, [stubborn])
  await vi.waitFor(() => expect(notes).toHaveLength(1), wait)
  stop()
  expect(await ended).toBe(1)
  expect(notes.at(-1)).toBe('The backend did not end within 0.5 s and was killed.')
  expect(await stubborn.ask()).toBeUndefined()
})
