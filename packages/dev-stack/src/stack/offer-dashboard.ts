import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DataDirectory } from '../data/data-directory.ts'
import type { ProcessGroups } from '../processes/groups.ts'
import type { Reporter } from '../terminal/reporter.ts'
import { formatError } from '../terminal/format-error.ts'
import type { Stack } from './start-stack.ts'

/** Medusa's dashboard, which takes a minute or two to build. */
export interface Dashboard {
  /** Named after the content of its sources, so that a dashboard in it is up to date. */
  readonly directory: string
  /** Builds it into the directory, which appears at once when it is complete. */
  readonly build: (build: DashboardBuild) => Promise<void>
}

export interface DashboardBuild {
  readonly groups: ProcessGroups
  readonly logFile: string
  readonly signal: AbortSignal
}

export interface Offer {
  /** Ends a build that is under way. */
  stop(): Promise<void>
}

interface OfferDeps {
  readonly groups: ProcessGroups
  readonly directory: DataDirectory
  readonly reporter: Reporter
  readonly stack: Pick<Stack, 'backendUrl'>
  readonly store: { readonly adminUser: { readonly email: string } }
}

/**
 * Says where the dashboard is, after building it beside the running shop if necessary. The backend serves it from the moment
 * it is there. The shop goes on without it when the build fails.
 */
export function offerDashboard(dashboard: Dashboard, deps: OfferDeps): Offer {
  const { groups, directory, reporter } = deps
  const over = new AbortController()
  if (process.env['ADMIN'] === 'false') return { stop: async () => {} }
  // With ADMIN=true Medusa runs Vite for it.
  const isThere = process.env['ADMIN'] === 'true' || existsSync(join(dashboard.directory, 'index.html'))
  if (isThere) {
    reporter.note(ready(deps))
    return { stop: async () => {} }
  }
  reporter.note('  Dashboard is being built in the background; this takes a minute or two.\n')
  const build = { groups, logFile: directory.log('dashboard'), signal: over.signal }
  const done = dashboard.build(build).then(
    () => reporter.note(ready(deps)),
    (error: unknown) => {
      if (!over.signal.aborted)
        reporter.note(`  The shop goes on without a dashboard. ${formatError(error)}\n`)
    },
  )
  return {
    async stop() {
      over.abort()
      await done
    },
  }
}

function ready({ stack, store }: Pick<OfferDeps, 'stack' | 'store'>): string {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env
  const where = password
    ? 'that ADMIN_PASSWORD had at the first start'
    : 'of `adminUser` in packages/sample-store/src/people.ts'
  return [
    `  Dashboard ${stack.backendUrl}/app is ready.`,
    `            Sign in as ${email || store.adminUser.email} with the password ${where}.\n`,
  ].join('\n')
}
