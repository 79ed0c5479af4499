export { dataDirectory, type DataDirectory } from './data/data-directory.ts'
export { runningShop, type RunningShop } from './data/lock.ts'
export { startFaultProxy } from './faults/fault-proxy.ts'
export { objectStore, type ObjectStore } from './files/object-store.ts'
export { startMailSink, type MailSink } from './mail-sink.ts'
export { backendRoot, repositoryRoot } from './paths.ts'
export { freePort } from './ports.ts'
export { databaseUser, type DatabaseUser } from './postgres/database-user.ts'
export { startThrowAwayPostgres } from './postgres/throw-away.ts'
export {
  createProcessGroups,
  type Launch,
  type ProcessGroup,
  type ProcessGroups,
} from './processes/groups.ts'
export { describeEnding, runStep } from './processes/run-step.ts'
export { handleSignals } from './processes/signals.ts'
export { until } from './processes/until.ts'
export { startBusyLoops } from './stack/busy-loops.ts'
export {
  buildPackages,
  buildPages,
  buildShop,
  buildShopInAllLanguages,
  type Build,
} from './stack/build-shop.ts'
export { type Dashboard, type DashboardBuild } from './stack/offer-dashboard.ts'
export { allPhases, onlyPhase, type Phase, type Shard } from './stack/phases.ts'
export { resetData } from './stack/reset-data.ts'
export { runAgainstBuiltShop, runAgainstStack } from './stack/run-against-stack.ts'
export { runShop } from './stack/run-shop.ts'
export { serveDevelopment } from './stack/serve-development.ts'
export { type ServeShop, type WebServer } from './stack/serve-shops.ts'
export { formatError } from './terminal/format-error.ts'
export { readResetOptions } from './terminal/options.ts'
export { pnpmCommand } from './terminal/pnpm-command.ts'
export { prefixLines, terminalReporter, type Reporter } from './terminal/reporter.ts'
export { StepFailure, UserError } from './user-error.ts'
