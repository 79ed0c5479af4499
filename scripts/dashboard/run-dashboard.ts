import { join } from 'node:path'
import { buildPackages, runAgainstStack, type DataDirectory } from '@umber/dev-stack'
import { bundleDashboard } from './build-dashboard.ts'
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
      await buildPackages(build)
      await build.reporter.step('Building the dashboard', async () =>
        bundleDashboard(build, siteIn(directory), ['--auth-type-of-page']),
      )
    },
    serveShop:
      (directory) =>
      async (port, { backendUrl }) =>
        serveDashboard({ root: siteIn(directory), backendUrl, port }),
    environment: ({ shopUrl }, directory) => ({
      DASHBOARD_URL: `${shopUrl}/app`,
      DASHBOARD_LEDGER: ledgerIn(directory),
    }),
    // The backend serves it too, as it does for `pnpm start`.
    dashboard: siteIn,
    conclusion: (directory) => summary(ledgerIn(directory)),
  })
}

const siteIn = ({ root }: DataDirectory): string => join(root, 'dashboard')
const ledgerIn = ({ root }: DataDirectory): string => join(root, 'dashboard-requests.jsonl')
