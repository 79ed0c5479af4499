import { limitLines, receiveReports } from '@umber/page-server'
import type { RequestHandler } from 'express'
import { parsePath } from '../../src/config/match-path.ts'
import { matchPage } from '../../src/config/match-page.ts'

/** The endpoint for Content-Security-Policy violation reports. */
export const policyReportPath = '/policy-reports'

const mostInBody = 10

/** Writes each report as one line of JSON. */
export function policyReports(
  note: (line: string) => void,
  now: () => number = Date.now,
): readonly RequestHandler[] {
  const limited = limitLines(now)
  return receiveReports((body) => {
    for (const violation of violationsIn(body))
      limited(() => note(`Content-Security-Policy ${JSON.stringify(violation)}`))
  })
}

interface Violation {
  readonly directive: string
  /** The blocked resource: an origin, or a keyword such as "inline". */
  readonly blocked: string
  /** The kind of page where the violation happened. */
  readonly page: string
  readonly source: string
  readonly line: number
}

/** Accepts a Reporting API list and a single `report-uri` report. Anything else counts as no report. */
function violationsIn(body: unknown): readonly Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, mostInBody) : [body]
  return reports.flatMap((report) => {
    const violation = violationFrom(field(report, 'body') ?? field(report, 'csp-report'))
    return violation === undefined ? [] : [violation]
  })
}

/**
 * Leaves out code samples and referrers, and reduces addresses to parts that identify no person: the address of an
 * order contains its id.
 */
function violationFrom(report: unknown): Violation | undefined {
  const directive = textIn(report, 'effectiveDirective', 'effective-directive', 'violated-directive')
  if (directive === '') return undefined
  const line = Number(field(report, 'lineNumber') ?? field(report, 'line-number'))
  return {
    directive,
    blocked: originOf(textIn(report, 'blockedURL', 'blocked-uri')),
    page: pageOf(textIn(report, 'documentURL', 'document-uri')),
    source: fileOf(textIn(report, 'sourceFile', 'source-file')),
    line: Number.isSafeInteger(line) ? line : 0,
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined

/** The first of these fields that is a string, truncated and without control characters. */
function textIn(report: unknown, ...names: readonly string[]): string {
  const found = names.map((name) => field(report, name)).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found.replaceAll(/\p{Cc}/gu, '').slice(0, 200) : ''
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : sanitized(address))

const pageOf = (address: string) =>
  (URL.canParse(address) ? matchPage(parsePath(new URL(address).pathname))?.name : undefined) ?? 'other'

/** The name of a file of the build; '' for other addresses, which may belong to a browser extension. */
function fileOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return /^\/assets\/[\w.-]+$/.test(path) ? path : ''
}

const sanitized = (value: string) => value.replaceAll(/[^\w-]/g, '').slice(0, 40)
