import { join } from 'node:path'
import {
  buildShop,
  repositoryRoot,
  runAgainstStack,
  runStep,
  type Build,
  type DataDirectory,
} from '@umber/dev-stack'
import { serveDashboard } from './serve-dashboard.ts'
import { summary } from './summary.ts'

/** Tests Medusa's own dashboard with our client in a browser, on a temporary stack. */
export async function runDashboard(browserArgs: readonly string[]): Promise<number> {
  return await runAgainstStack({
    phases: [
      { title: 'The dashboard in a browser', directory: 'e2e', script: 'dashboard', args: browserArgs },
    ],
    liveBeside: false,
    keepsPages: false,
    faults: false,
    logs: 'dashboard-logs',
    async build(build, directory) {
      await buildShop({ ...build, filter: '@umber/commerce-client...' })
      await buildDashboard(build, siteIn(directory))
    },
    serveShop:
      (directory) =>
      async (port, { backendUrl }) =>
        serveDashboard({ root: siteIn(directory), backendUrl, port }),
    environment: ({ shopUrl }, directory) => ({
      DASHBOARD_URL: `${shopUrl}/app`,
      DASHBOARD_LEDGER: ledgerIn(directory),
    }),
    conclusion: (directory) => summary(ledgerIn(directory)),
  })
}

const siteIn = ({ root }: DataDirectory): string => join(root, 'dashboard')
const ledgerIn = ({ root }: DataDirectory): string => join(root, 'dashboard-requests.jsonl')

/** Bundles Medusa's dashboard, with our client in place of js-sdk, into `outDir`. */
async function buildDashboard(build: Omit<Build, 'filter'>, outDir: string): Promise<void> {
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
