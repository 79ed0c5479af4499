import { startReporter } from './reporter.ts'

// Starts when it is loaded: a call after the import would be a part of every first visit.
if (import.meta.env.PROD && !import.meta.env.SSR) startReporter()
