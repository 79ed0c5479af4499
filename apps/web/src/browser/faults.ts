import type { BrowserFault } from '../config/browser-report.ts'

export interface Fault {
  readonly kind: BrowserFault['kind']
  /** An error, or what the shop has noted about it. */
  readonly cause: unknown
}

/** What the page's inline script keeps (server/pages/early-faults.ts), until the reporter puts a function of its own into `tell`. */
export interface Faults {
  readonly early: Fault[]
  tell: (kind: Fault['kind'], cause: unknown) => void
}

/** Undefined in development, whose pages are without that script. */
export const faults = (): Faults | undefined => (window as { faults?: Faults }).faults
