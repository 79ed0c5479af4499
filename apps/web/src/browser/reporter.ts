import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { mostFaults, reportPath, type BrowserReport } from '../config/browser-report.ts'
import { splitPath } from '../config/locale.ts'
import { parsePath } from '../config/match-path.ts'
import { pagePatternOf } from '../config/page-pattern.ts'
import { redacted } from '../config/redacted.ts'
import { faults as pageFaults, type Fault } from './faults.ts'

type Mutable<List> = List extends readonly (infer Item)[] ? Item[] : never

/**
 * Posts how fast the page was and what failed in it to the shop's server, when the page is left or hidden. Nothing in it names
 * the shopper. A report that cannot be sent is dropped.
 */
export function startReporter(): void {
  const vitals: Mutable<BrowserReport['vitals']> = []
  const faults: Mutable<BrowserReport['faults']> = []
  // The vitals are those of the page that was loaded, whatever is shown later.
  const loaded = currentPage()
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB])
    observe(({ name, value }) => vitals.push({ name, value, page: loaded }))
  const add = (kind: Fault['kind'], cause: unknown): void => {
    if (faults.length < mostFaults) faults.push({ kind, message: messageOf(cause), page: currentPage() })
  }
  const noted = pageFaults()
  if (noted !== undefined) {
    noted.tell = add
    for (const { kind, cause } of noted.early.splice(0)) add(kind, cause)
  }

  function send(): void {
    // A browser without a network would write an error to the console.
    if (vitals.length + faults.length === 0 || !navigator.onLine) return
    const report: BrowserReport = { vitals: vitals.splice(0), faults: faults.splice(0) }
    try {
      navigator.sendBeacon(reportPath, new Blob([JSON.stringify(report)], { type: 'application/json' }))
    } catch {
      // It is not worth a word.
    }
  }
  // After the listeners of web-vitals, which are on the document.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  window.addEventListener('pagehide', send)
}

const currentPage = (): string => pagePatternOf(parsePath(splitPath(window.location.pathname).pathname))

function messageOf(cause: unknown): string {
  try {
    return redacted(cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))
  } catch {
    return 'unreadable'
  }
}
