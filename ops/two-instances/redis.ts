import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import type { ProcessGroups } from '@umber/dev-stack'
import { startPart, type Part } from './part.ts'
import type { WorkDirectory } from './work-directory.ts'

/** With an append-only file, so that queued events survive a restart; `noeviction`, because queues are in it. */
export async function startRedis(
  groups: ProcessGroups,
  directory: WorkDirectory,
  program: string,
  port: number,
): Promise<{ readonly part: Part; readonly url: string }> {
  const cwd = directory.at('redis')
  mkdirSync(cwd, { recursive: true })
  const part = await startPart(groups, directory, {
    name: 'redis',
    command: program,
    args: optionsOf({
      bind: '127.0.0.1',
      port: String(port),
      dir: cwd,
      save: '',
      appendonly: 'yes',
      'maxmemory-policy': 'noeviction',
    }),
    cwd,
    env: { PATH: process.env['PATH'] },
    isReady: async () => (await askRedis(port, 'PING')) === '+PONG',
  })
  return { part, url: `redis://127.0.0.1:${port}` }
}

const optionsOf = (settings: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])

/** The first line of the answer to a command; undefined when there is none. */
export async function askRedis(port: number, command: string): Promise<string | undefined> {
  return await new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('error', () => resolve(undefined))
    socket.once('connect', () => socket.write(`${command}\r\n`))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(data.toString().split('\r\n')[0])
    })
  })
}
