import type { Launch, ProcessGroups } from '@umber/dev-stack'
import { programOf } from './merchant-command.ts'
import { answers, startPart, type Part } from './part.ts'
import type { Addresses, Environment, Settings } from './settings.ts'
import type { WorkDirectory } from './work-directory.ts'

export type ServerKind = 'shop' | 'backend' | 'worker'

export interface Server {
  readonly kind: ServerKind
  /** Such as `backend-1`. */
  readonly name: string
  readonly port: number
}

export interface Owner {
  readonly email: string
  readonly password: string
}

/** What all servers of the topology share. */
export interface Site extends Addresses {
  readonly settings: Settings
  readonly publishableKey: string
  readonly owner: Owner
}

/** Starts a shop, a backend or the worker of a checkout, and waits until it answers. */
export async function startServer(
  groups: ProcessGroups,
  directory: WorkDirectory,
  site: Site,
  { kind, name, port, settings }: Server & { readonly settings: Environment },
  checkout: string,
): Promise<Part> {
  return await startPart(groups, directory, {
    name,
    ...commandOf(kind, site, { ...settings, [portSettings[kind]]: String(port) }, checkout),
    isReady: async () => answers(`http://127.0.0.1:${port}/ready`),
  })
}

const portSettings = { shop: 'PORT', backend: 'BACKEND_PORT', worker: 'WORKER_PORT' } as const

/** `pnpm serve shop`, `backend` or `worker`: the server is this process itself, so a kill reaches it. */
function commandOf(
  kind: ServerKind,
  { settings, publishableKey }: Site,
  further: Environment,
  checkout: string,
): Omit<Launch, 'output'> {
  const own: Environment =
    kind === 'shop' ? { ...settings.shop, PUBLISHABLE_KEY: publishableKey } : settings.backend
  return {
    ...programOf('serve', [kind], { ...own, ...further }, checkout),
    stopSignal: { signal: 'SIGTERM', target: 'group', seconds: 30 },
  }
}
