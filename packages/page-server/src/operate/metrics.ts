import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** In seconds. A kept page takes a millisecond, a rendered one up to a second. */
const durations = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** With the limits between good, fair and poor of each web vital: 0.2 and 0.5, 1.8 and 3, 2.5 and 4. */
const vitalSeconds = [0.05, 0.1, 0.2, 0.35, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10]
const layoutShifts = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

interface CachedPages {
  readonly copies: number
  readonly bytes: number
}

export type ServerMetrics = ReturnType<typeof createMetrics>

/** What a server of pages counts and measures, for Prometheus. Labels have few values, and none that names a person. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  let cachedPages = (): CachedPages => ({ copies: 0, bytes: 0 })
  const metrics = {
    registry,
    requestDuration: new Histogram({
      name: 'shop_request_duration_seconds',
      help: 'Time from a request to the end of its answer.',
      labelNames: ['route', 'status'] as const,
      buckets: durations,
      registers,
    }),
    pageReads: new Counter({
      name: 'shop_page_cache_reads_total',
      help: 'Pages answered, by what the page cache had of them.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    rendersInProgress: new Gauge({
      name: 'shop_renders_in_progress',
      help: 'Pages that are being rendered.',
      registers,
    }),
    renderDuration: new Histogram({
      name: 'shop_render_duration_seconds',
      help: 'Time to render a page, with its reads of the backend.',
      labelNames: ['outcome'] as const,
      buckets: durations,
      registers,
    }),
    backendRequests: new Counter({
      name: 'shop_backend_requests_total',
      help: 'Requests of the server to the backend.',
      labelNames: ['outcome'] as const,
      registers,
    }),
    vitals: new Histogram({
      name: 'shop_web_vital_seconds',
      help: 'Web vitals of visits that are times: LCP, FCP, INP, TTFB.',
      labelNames: ['name', 'page'] as const,
      buckets: vitalSeconds,
      registers,
    }),
    layoutShift: new Histogram({
      name: 'shop_web_vital_layout_shift',
      help: 'Cumulative layout shift (CLS) of visits.',
      labelNames: ['page'] as const,
      buckets: layoutShifts,
      registers,
    }),
    browserErrors: new Counter({
      name: 'shop_browser_errors_total',
      help: 'Errors that browsers have reported.',
      labelNames: ['kind', 'page'] as const,
      registers,
    }),
    refusedReports: new Counter({
      name: 'shop_reports_refused_total',
      help: 'Reports of browsers that were not accepted: too many, or not valid.',
      labelNames: ['reason'] as const,
      registers,
    }),
    /** `read` says what the page cache holds when it is asked. */
    watchCachedPages: (read: () => CachedPages) => void (cachedPages = read),
  }
  // They set themselves when they are read.
  void new Gauge({
    name: 'shop_page_cache_copies',
    help: 'Pages in the page cache.',
    registers,
    collect() {
      this.set(cachedPages().copies)
    },
  })
  void new Gauge({
    name: 'shop_page_cache_bytes',
    help: 'Estimated size of the page cache.',
    registers,
    collect() {
      this.set(cachedPages().bytes)
    },
  })
  return metrics
}
