import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

/** A PostgreSQL server for one test file, from the system's package. */
export interface TestServer {
  readonly urlOf: (database: string) => string
  readonly stop: () => Promise<void>
}

export async function startTestServer(): Promise<TestServer> {
  const root = mkdtempSync(join(tmpdir(), 'umber-postgres-'))
  const cluster = join(root, 'cluster')
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  chmodSync(root, 0o755)
  mkdirSync(cluster, { mode: 0o700 })
  if (user !== undefined) chownSync(cluster, user.uid, user.gid)
  const run = { cwd: '/', env: { LC_ALL: 'C' }, ...user }
  const program = (name: string) => join(newestBin(), name)
  execFileSync(program('initdb'), ['-D', cluster, '-U', 'postgres', '--auth=trust', '--no-sync'], {
    ...run,
    stdio: 'pipe',
  })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(program('postgres'), args, { ...run, stdio: 'ignore' })
  const ended = once(server, 'exit')
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  for (let round = 0; round < 200; round += 1) {
    if (await isUp(urlOf('postgres'))) break
    await sleep(50)
  }
  return {
    urlOf,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(root, { recursive: true, force: true })
    },
  }
}

function newestBin(): string {
  const versions = '/usr/lib/postgresql'
  const [newest] = readdirSync(versions).toSorted((one, other) => Number(other) - Number(one))
  return join(versions, newest ?? '', 'bin')
}

function accountOf(name: string): { readonly uid: number; readonly gid: number } {
  const number = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: number('-u'), gid: number('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function isUp(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
