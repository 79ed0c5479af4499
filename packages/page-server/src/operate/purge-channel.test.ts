// @vitest-environment node
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPurgeChannel, type PurgeChannelOptions } from './purge-channel.ts'

const open: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close()
})

/** A process of a shop's server. */
function listen(options: Pick<PurgeChannelOptions, 'url' | 'connect'>) {
  const noted: string[] = []
  let purges = 0
  const channel = openPurgeChannel({
    ...options,
    channel: 'test:purge',
    purge: () => void (purges += 1),
    note: (line) => void noted.push(line),
  })
  open.push(channel.close)
  return { ...channel, noted, purges: () => purges }
}

/** Redis in memory: what is published reaches the connections that have subscribed. Each link to it can fail. */
function memoryRedis() {
  const subscribed = new Set<EventEmitter>()
  return function link() {
    const connections: EventEmitter[] = []
    let isUp = true
    return {
      connect: () => {
        const events = new EventEmitter()
        connections.push(events)
        queueMicrotask(() => events.emit('ready'))
        return Object.assign(events, {
          async subscribe() {
            subscribed.add(events)
          },
          async publish(channel: string, message: string) {
            if (!isUp) throw new Error('not connected')
            for (const one of subscribed) one.emit('message', channel, message)
            return subscribed.size
          },
          disconnect() {},
        })
      },
      fail() {
        isUp = false
        for (const one of connections) {
          subscribed.delete(one)
          one.emit('error', new Error('connect ECONNREFUSED'))
          one.emit('close')
        }
      },
      recover() {
        isUp = true
        for (const one of connections) one.emit('ready')
      },
    }
  }
}

/** Two servers with a link of their own. Each begins with a purge, when it has subscribed. */
async function twoServers() {
  const link = memoryRedis()
  const linkOfOne = link()
  const one = listen({ url: '', connect: linkOfOne.connect })
  const two = listen({ url: '', connect: link().connect })
  await vi.waitFor(() => expect([one.purges(), two.purges()]).toEqual([1, 1]))
  return { one, two, linkOfOne }
}

describe('the purge of every server', () => {
  it('reaches the others, and not the one that sends it', async () => {
    const { one, two } = await twoServers()
    one.publish()
    expect([one.purges(), two.purges()]).toEqual([1, 2])
  })

  it('tells of a lost connection once, and purges once when it is back', async () => {
    const { one, two, linkOfOne } = await twoServers()
    expect([one.isOpen(), two.isOpen()]).toEqual([true, true])
    linkOfOne.fail()
    linkOfOne.fail()
    expect([one.isOpen(), two.isOpen()]).toEqual([false, true])
    expect(one.noted).toEqual(['Redis is away, and purges do not reach other servers: connect ECONNREFUSED'])
    linkOfOne.recover()
    await vi.waitFor(() => expect(one.purges()).toBe(2))
    expect(one.isOpen()).toBe(true)
    expect(one.noted.slice(1)).toEqual(['Redis is back. The kept pages are dropped.'])
    expect([two.purges(), two.noted]).toEqual([1, []])
  })

  it('is sent late by a server whose own connection was lost', async () => {
    const { one, two, linkOfOne } = await twoServers()
    linkOfOne.fail()
    one.publish()
    one.publish()
    expect(two.purges()).toBe(1)
    await Promise.resolve()
    linkOfOne.recover()
    await vi.waitFor(() => expect(two.purges()).toBe(2))
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const isInstalled = spawnSync('redis-server', ['--version']).error === undefined

describe.skipIf(!isInstalled)('with a Redis server', () => {
  const patience = { timeout: 15_000, interval: 20 }

  function startRedis(port: number): ChildProcess {
    const directory = mkdtempSync(join(tmpdir(), 'purge-channel-'))
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', directory]
    const server = spawn('redis-server', options, { stdio: 'ignore' })
    open.push(async () => {
      await stop(server)
      rmSync(directory, { recursive: true, force: true })
    })
    return server
  }

  async function stop(server: ChildProcess): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }

  it('a purge reaches the others, and a restart of Redis drops the pages', { timeout: 60_000 }, async () => {
    const port = await freePort()
    const url = `redis://127.0.0.1:${port}`
    // The shop starts first.
    const [one, two] = [listen({ url }), listen({ url })]
    await vi.waitFor(() => expect(one.noted.join()).toContain('ECONNREFUSED'), patience)
    const redis = startRedis(port)
    await vi.waitFor(() => expect([one.purges(), two.purges()]).toEqual([1, 1]), patience)
    // A sender may connect later than the listener; what is unsent is sent then.
    one.publish()
    await vi.waitFor(() => expect([one.purges(), two.purges()]).toEqual([1, 2]), patience)
    await stop(redis)
    await vi.waitFor(
      () => expect(two.noted.filter((line) => line.includes('is away'))).toHaveLength(2),
      patience,
    )
    startRedis(port)
    await vi.waitFor(() => expect([one.purges(), two.purges()]).toEqual([2, 3]), patience)
    two.publish()
    await vi.waitFor(() => expect([one.purges(), two.purges()]).toEqual([3, 3]), patience)
  })
})
