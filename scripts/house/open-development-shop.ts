import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  describeEnding,
  Refusal,
  repositoryRoot,
  until,
  type Ending,
  type ProcessGroup,
  type ProcessGroups,
} from '../../apps/backend/boot/index.ts'
import type { ShopConfiguration } from '../../apps/web/server/serve-shop.ts'
import { named } from '../terminal/named.ts'
import type { Surroundings } from './run-shop.ts'
import type { Front } from './start-house.ts'

const watchedPackages = ['commerce-client', 'storefront-core', 'sample-store']

/** Vite's server with hot reload, and a rebuild of each package it uses whenever that changes. */
export function openDevelopmentShop({ groups }: Pick<Surroundings, 'groups'>) {
  return async (port: number, configuration: ShopConfiguration): Promise<Front> => {
    const watchers = watchedPackages.map((name) =>
      // Not cleaned first: Vite and Medusa are reading what was built before.
      launchTool(groups, {
        name,
        directory: `packages/${name}`,
        tool: 'tsup',
        words: ['--watch', '--no-clean'],
      }),
    )
    const words = ['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen', 'false']
    const env = {
      VITE_BACKEND_URL: configuration.backendUrl,
      VITE_PUBLISHABLE_KEY: configuration.publishableKey,
      VITE_FEATURED_PRODUCT_IDS: configuration.featuredProductIds.join(','),
      VITE_SHOP_PRESET: configuration.preset,
    }
    const vite = launchTool(groups, { name: 'web', directory: 'apps/web', tool: 'vite', words, env })
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

function breakage(ending: Ending): Refusal {
  return new Refusal(`Vite ${describeEnding(ending) ?? 'ended by itself'}, so the shop was stopped.`)
}

interface Tool {
  readonly name: string
  readonly directory: string
  readonly tool: 'vite' | 'tsup'
  readonly words: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

function launchTool(groups: ProcessGroups, { name, directory, tool, words, env }: Tool): ProcessGroup {
  const cwd = join(repositoryRoot, directory)
  const group = groups.launch({
    command: process.execPath,
    args: [binaryOf(tool, cwd), ...words],
    cwd,
    env: { ...process.env, ...env },
    output: 'pipe',
  })
  for (const stream of [group.stdout, group.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', named(name))
  }
  return group
}

/** The script behind a tool's command, to be run by this very Node on every system. */
function binaryOf(tool: string, cwd: string): string {
  const require = createRequire(join(cwd, 'package.json'))
  const manifest = require.resolve(`${tool}/package.json`)
  const { bin } = require(manifest) as { bin: string | Record<string, string> }
  const script = typeof bin === 'string' ? bin : bin[tool]
  if (script === undefined) throw new Refusal(`${tool} has no command of that name.`)
  return join(dirname(manifest), script)
}

async function waitForVite(vite: ProcessGroup, url: string): Promise<void> {
  let trouble: string | undefined
  void vite.ended.then((ending) => (trouble = describeEnding(ending) ?? 'ended at once'))
  const look = async (): Promise<true | undefined> => {
    if (trouble !== undefined) throw new Refusal(`Vite did not start: it ${trouble}. Its words are above.`)
    return await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => undefined,
    )
  }
  if ((await until(look, { limit: 60_000, every: 100 })) === undefined) {
    throw new Refusal('Vite did not answer within 60 seconds. Its words are above.')
  }
}
