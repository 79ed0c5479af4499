export { startBackend, type Backend, type BackendOptions } from './start-backend.ts'
export { lineReporter, inSeconds, type Reporter } from './report/reporter.ts'
export { Refusal, StepFailure } from './report/refusal.ts'
export { createProcessGroups, type ProcessGroup, type ProcessGroups } from './processes/groups.ts'
