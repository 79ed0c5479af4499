import { join } from 'node:path'
import { repositoryRoot, runStep } from '../../apps/backend/boot/index.ts'
import type { Build } from '../house/build-shop.ts'

/** Bundles Medusa's dashboard, with our client in js-sdk's place, into a directory of its own. */
export async function buildDashboard(build: Omit<Build, 'filter'>, outDir: string): Promise<void> {
  const { groups, reporter, logFile, signal } = build
  const title = 'Building the dashboard'
  const step = {
    title,
    command: process.execPath,
    args: ['--import', 'tsx', join(repositoryRoot, 'scripts/dashboard/bundle.ts'), outDir],
    cwd: join(repositoryRoot, 'apps/backend'),
    // Where pnpm keeps what the bundler looks for without depending on it, such as the dashboard's parts to be styled.
    env: { ...process.env, NODE_PATH: join(repositoryRoot, 'node_modules/.pnpm/node_modules') },
    logFile,
    limit: 600_000,
  }
  await reporter.step(title, async () => runStep(groups, step, signal))
}
