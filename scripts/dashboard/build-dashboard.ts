import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backendRoot, repositoryRoot, runStep, type Dashboard, type DashboardBuild } from '@umber/dev-stack'
import { fingerprint } from '@umber/operations/database'

/** The dashboard as the backend serves it, for the content of its sources. */
export function dashboard(): Dashboard {
  const sources = [
    // It names the version of Medusa.
    'apps/backend/package.json',
    'apps/backend/src/admin',
    'apps/backend/src/lib/configuration/dashboard.ts',
    'packages/commerce-client/src',
    'scripts/dashboard/bundle.ts',
  ]
  const content = fingerprint(sources.map((source) => join(repositoryRoot, source)))
  const directory = join(backendRoot, '.medusa/dashboards', content)
  return { directory, build: async (build) => buildOnce(build, directory) }
}

async function buildOnce(build: DashboardBuild, directory: string): Promise<void> {
  const all = dirname(directory)
  const draft = join(all, `unfinished-${process.pid}`)
  mkdirSync(all, { recursive: true })
  try {
    await bundleDashboard({ ...build, priority: 10 }, draft)
    for (const old of readdirSync(all))
      if (!old.startsWith('unfinished')) rmSync(join(all, old), { recursive: true })
    renameSync(draft, directory)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Bundles Medusa's dashboard with our client and the shop's pages into `outDir`. */
export async function bundleDashboard(
  { groups, logFile, signal, priority }: DashboardBuild & { readonly priority?: number },
  outDir: string,
  options: readonly string[] = [],
): Promise<void> {
  const step = {
    title: 'Building the dashboard',
    command: process.execPath,
    args: ['--import', 'tsx', join(repositoryRoot, 'scripts/dashboard/bundle.ts'), outDir, ...options],
    cwd: backendRoot,
    env: {
      ...process.env,
      // Vite takes it from the environment, and would bundle React's development build.
      NODE_ENV: 'production',
      // pnpm's directory of all packages: the bundler looks up packages it does not depend on, such as those with styles.
      NODE_PATH: join(repositoryRoot, 'node_modules/.pnpm/node_modules'),
    },
    logFile,
    limit: 900_000,
    ...(priority !== undefined && { priority }),
  }
  await runStep(groups, step, signal)
}
