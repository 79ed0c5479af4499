import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createProcessGroups, until } from '@umber/dev-stack'
import { runTool } from './run-tool.ts'

/** Not dependencies of the repository, because they are many and only this proof needs them. Newer versions need Node 22. */
const tools = {
  private: true,
  dependencies: { verdaccio: '6.8.0' },
  // Verdaccio asks for the tag `cjs`, which mirrors of the registry may lack.
  overrides: { 'node-fetch': '2.7.0' },
}

export interface LocalRegistry {
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Starts an empty npm registry on the loopback address. It is downloaded before, has only what is published to it, and keeps
 * that in the directory.
 */
export async function startLocalRegistry(directory: string, port: number): Promise<LocalRegistry> {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'package.json'), JSON.stringify(tools))
  await runTool(directory, ['npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error'], process.env)
  const config = join(directory, 'config.yaml')
  writeFileSync(
    config,
    JSON.stringify({
      storage: join(directory, 'storage'),
      auth: { htpasswd: { file: join(directory, 'htpasswd'), max_users: -1 } },
      packages: { '**': { access: '$all', publish: '$all' } },
      // Archives hold more than the default of 10 MB only by mistake.
      max_body_size: '10mb',
      web: { enable: false },
      log: { type: 'stdout', format: 'pretty', level: 'error' },
    }),
  )
  const url = `http://127.0.0.1:${port}/`
  const group = createProcessGroups().launch({
    command: process.execPath,
    args: ['node_modules/verdaccio/bin/verdaccio', '--config', config, '--listen', `127.0.0.1:${port}`],
    cwd: directory,
    env: process.env,
    output: 'pipe',
  })
  group.stdout?.resume()
  group.stderr?.pipe(process.stderr)
  const stop = () => group.stop()
  const failed = group.ended.then(() => false)
  const isUp = async () =>
    fetch(new URL('-/ping', url)).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    )
  if ((await Promise.race([until(isUp, { limit: 60_000, every: 200 }), failed])) === true)
    return { url, stop }
  await stop()
  throw new Error('The local registry did not start.')
}
