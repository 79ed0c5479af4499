import { type Logger, type ServerMetrics, limitLines, receiveReports } from '@umber/page-server'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { faultKinds, mostFaults, vitalNames, type BrowserReport } from '../../src/config/browser-report.ts'
import { pagePatterns } from '../../src/config/page-pattern.ts'
import { redacted } from '../../src/config/redacted.ts'

/** Anyone can send a report: a label of a metric is one of few, and a text is redacted once more. */
const page = z.enum(pagePatterns)
const reportSchema: z.ZodType<BrowserReport> = z.strictObject({
  vitals: z
    .array(z.strictObject({ name: z.enum(vitalNames), value: z.number().min(0).max(600_000), page }))
    .max(3 * vitalNames.length),
  faults: z
    .array(
      z.strictObject({ kind: z.enum(faultKinds), message: z.string().max(1_000).transform(redacted), page }),
    )
    .max(mostFaults),
})

type ReportMetrics = Pick<ServerMetrics, 'vitals' | 'layoutShift' | 'browserErrors' | 'refusedReports'>

/** Counts the web vitals and the errors that browsers report, and logs each report in one line. */
export function browserReports(
  log: Logger,
  { vitals, layoutShift, browserErrors, refusedReports }: ReportMetrics,
  now: () => number = Date.now,
): readonly RequestHandler[] {
  const limited = limitLines(now)
  const refuse = (reason: 'rate' | 'invalid'): void => refusedReports.inc({ reason })
  return receiveReports((body) => {
    const { success, data } = reportSchema.safeParse(body)
    if (!success) {
      refuse('invalid')
      return
    }
    for (const { name, value, page } of data.vitals)
      if (name === 'CLS') layoutShift.observe({ page }, value)
      else vitals.observe({ name, page }, value / 1000)
    for (const { kind, page } of data.faults) browserErrors.inc({ kind, page })
    limited(() => log.info(data, 'browser report'))
  }, refuse)
}
