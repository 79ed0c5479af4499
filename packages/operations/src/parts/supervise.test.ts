import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
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
    args: ['--import', 'tsx', join(import.meta.dirname, 'part.fixture.ts'), String(port), manner],
    env: process.env,
    isUp: async () => (await ask()) !== undefined,
    ask,
  }
}

function run(...launches: readonly PartLaunch[]) {
  const controller = new AbortController()
  const notes: string[] = []
  const times = { first: 20, longest: 40, drain: 500 }
  const ended = supervise(launches, { signal: controller.signal, note: (line) => notes.push(line), times })
  controllers.push(controller)
  runs.push(ended)
  return { notes, ended, stop: () => controller.abort() }
}

const wait = { timeout: 20_000, interval: 20 }

it('starts the parts one after another, and ends all of them with exit code 0', async () => {
  const [backend, shop] = [await fixture('backend'), await fixture('shop')]
  const { notes, ended, stop } = run(backend, shop)
  await vi.waitFor(() => expect(notes).toEqual(['The backend is up.', 'The shop is up.']), wait)
  stop()
  expect(await ended).toBe(0)
  expect([await backend.ask(), await shop.ask()]).toEqual([undefined, undefined])
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

it('ends with exit code 1 when a part cannot start, and ends the others', async () => {
  const backend = await fixture('backend')
  const { notes, ended } = run(backend, await fixture('shop', 'broken'))
  expect(await ended).toBe(1)
  expect(notes.at(-1)).toBe('The shop could not be started. Everything ends.')
  expect(await backend.ask()).toBeUndefined()
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
  const { notes, ended, stop } = run(stubborn)
  await vi.waitFor(() => expect(notes).toHaveLength(1), wait)
  stop()
  expect(await ended).toBe(1)
  expect(notes.at(-1)).toBe('The backend did not end within 0.5 s and was killed.')
  expect(await stubborn.ask()).toBeUndefined()
})
