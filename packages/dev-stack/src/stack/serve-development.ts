import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { repositoryRoot } from '../paths.ts'
import type { Ending, ProcessGroup, ProcessGroups } from '../processes/groups.ts'
import { describeEnding } from '../processes/run-step.ts'
import { until } from '../processes/until.ts'
import { prefixLines } from '../terminal/reporter.ts'
import { UserError } from '../user-error.ts'
import type { RunDeps } from './run-shop.ts'
import type { ServeShop } from './serve-shops.ts'

const watchedPackages = ['commerce-client', 'storefront-core', 'sample-store']

/** The web app's development server, which is Vite with hot reload, and a watch build of each package it uses. */
export function serveDevelopment({ groups }: Pick<RunDeps, 'groups'>): ServeShop {
  return async (port, settings) => {
    const watchers = watchedPackages.map((name) =>
      // Without cleaning: Vite and Medusa are reading the existing build.
      launchNode(groups, {
        name,
        directory: `packages/${name}`,
        args: [binaryOf('tsup', `packages/${name}`), '--watch', '--no-clean'],
      }),
    )
    const args = ['--import', 'tsx', 'tools/develop.ts', '--port', String(port)]
    const env = {
      VITE_BACKEND_URL: settings.backendUrl,
      VITE_PUBLISHABLE_KEY: settings.publishableKey,
      VITE_FEATURED_PRODUCT_IDS: settings.featuredProductIds.join(','),
      VITE_SHOP_PRESET: settings.preset,
    }
    const vite = launchNode(groups, { name: 'web', directory: 'apps/web', args, env })
    const all = [vite, ...watchers]
    const stop = async (): Promise<void> => void (await Promise.all(all.map(async (group) => group.stop())))
    try {
      await waitForVite(vite, `http://127.0.0.1:${port}/`)
    } catch (error) {
      await stop()
      throw error
    }
    return {
      stop,
      broken: vite.ended.then((ending) => breakage(ending)),
    }
  }
}

function breakage(ending: Ending): UserError {
  return new UserError(`Vite ${describeEnding(ending) ?? 'ended by itself'}, so the shop was stopped.`)
}

interface NodeProcess {
  /** Before each line of its output. */
  readonly name: string
  /** In the repository. */
  readonly directory: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

function launchNode(groups: ProcessGroups, { name, directory, args, env }: NodeProcess): ProcessGroup {
  const group = groups.launch({
    command: process.execPath,
    args: [...args],
    cwd: join(repositoryRoot, directory),
    env: { ...process.env, ...env },
    output: 'pipe',
  })
  for (const stream of [group.stdout, group.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', prefixLines(name))
  }
  return group
}

/** The script behind a tool's command, so that the current Node can run it on every system. */
function binaryOf(tool: string, directory: string): string {
  const require = createRequire(join(repositoryRoot, directory, 'package.json'))
  const manifest = require.resolve(`${tool}/package.json`)
  const { bin } = require(manifest) as { bin: string | Record<string, string> }
  const script = typeof bin === 'string' ? bin : bin[tool]
  if (script === undefined) throw new UserError(`${tool} has no command of that name.`)
  return join(dirname(manifest), script)
}

async function waitForVite(vite: ProcessGroup, url: string): Promise<void> {
  let error: string | undefined
  void vite.ended.then((ending) => (error = describeEnding(ending) ?? 'ended at once'))
  const look = async (): Promise<true | undefined> => {
    if (error !== undefined) throw new UserError(`Vite did not start: it ${error}. Its output is above.`)
    return await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => undefined,
    )
  }
  if ((await until(look, { limit: 60_000, every: 100 })) === undefined) {
    throw new UserError('Vite did not answer within 60 seconds. Its output is above.')
  }
}
