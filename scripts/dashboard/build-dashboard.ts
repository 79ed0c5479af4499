import { join } from 'node:path'
import { repositoryRoot, runStep, type Build } from '@umber/dev-stack'

/** Bundles Medusa's dashboard, with our client in place of js-sdk, into `outDir`. */
export async function buildDashboard(build: Omit<Build, 'filter'>, outDir: string): Promise<void> {
  const { groups, reporter, logFile, signal } = build
  const title = 'Building the dashboard'
  const step = {
    title,
    command: process.execPath,
    args: ['--import', 'tsx', join(repositoryRoot, 'scripts/dashboard/bundle.ts'), outDir],
    cwd: join(repositoryRoot, 'apps/backend'),
    // pnpm's directory of all packages: the bundler looks up packages it does not depend on, such as those with styles.
    env: { ...process.env, NODE_PATH: join(repositoryRoot, 'node_modules/.pnpm/node_modules') },
    logFile,
    limit: 600_000,
  }
  await reporter.step(title, async () => runStep(groups, step, signal))
}
