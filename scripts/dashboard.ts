import { runDashboard } from './dashboard/run-dashboard.ts'

process.exit(await runDashboard(process.argv.slice(2)))
