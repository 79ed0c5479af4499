export { startBackend, type Backend, type BackendOptions } from './start-backend.ts'
export { dataDirectory, makeDataDirectory, type DataDirectory } from './data/data-directory.ts'
export { throwAwayData } from './data/throw-away-data.ts'
export { takeLock } from './data/lock.ts'
export { startFaultProxy } from './faults/fault-proxy.ts'
export { lastLines } from './files/log-file.ts'
export { killOrphans } from './orphans.ts'
export { repositoryRoot } from './paths.ts'
export { isReachable } from './postgres/reachable.ts'
export { choosePort, freePort, readPort, type AskedPort } from './ports.ts'
export {
  createProcessGroups,
  type Ending,
  type ProcessGroup,
  type ProcessGroups,
} from './processes/groups.ts'
export { handleSignals, type Lifetime } from './processes/signals.ts'
export { describeEnding, runStep } from './processes/run-step.ts'
export { until } from './processes/until.ts'
export { refuseProduction } from './refuse-production.ts'
export { inSeconds, type Reporter } from './report/reporter.ts'
export { UserError, StepFailure } from './report/user-error.ts'
export { sampleStore, type SampleStore } from './sample-store.ts'
