/** What browsers post to the shop's server, and where. The server checks it (`server/operate/browser-reports.ts`). */
export const reportPath = '/reports'

export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const
/** `failure`: a call that failed, as the shop itself notes it. `part`: a part of the page that could not be rendered. */
export const faultKinds = ['error', 'rejection', 'part', 'failure'] as const

export interface BrowserFault {
  readonly kind: (typeof faultKinds)[number]
  readonly message: string
  /** The pattern of the page. */
  readonly page: string
}

export interface BrowserReport {
  readonly vitals: readonly {
    readonly name: (typeof vitalNames)[number]
    /** In milliseconds, but for CLS. */
    readonly value: number
    readonly page: string
  }[]
  readonly faults: readonly BrowserFault[]
}

/** In one report. */
export const mostFaults = 20
