import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressedPage } from '../src/app/page-addresses.ts'

/** Where browsers report what the Content-Security-Policy has refused. */
export const policyReportPath = '/policy-reports'

/** In bytes: a report is a few hundred, and Chromium sends several together. */
const longestBody = 16_384
const mostInBody = 10
/** Anybody may send reports: so many lines in so many milliseconds, and no more. */
const mostLines = 30
const period = 60_000

export interface PolicyReports {
  readonly receive: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Writes down reports as one line of JSON each. */
export function createPolicyReports(
  note: (line: string) => void,
  now: () => number = Date.now,
): PolicyReports {
  let since = Number.NEGATIVE_INFINITY
  let lines = 0
  const isAllowed = () => {
    if (now() - since >= period) {
      since = now()
      lines = 0
    }
    lines += 1
    return lines <= mostLines
  }
  return {
    async receive(request, response) {
      response.setHeader('Cache-Control', 'no-store')
      const isTooLong = Number(request.headers['content-length'] ?? 0) > longestBody
      const body = isTooLong ? undefined : await readBody(request)
      if (body === undefined) {
        response.writeHead(413, { Connection: 'close' })
        response.end()
        return
      }
      for (const violation of violationsIn(body))
        if (isAllowed()) note(`Content-Security-Policy ${JSON.stringify(violation)}`)
      response.writeHead(204)
      response.end()
    },
  }
}

/** Undefined when it is longer than it said; its sender is then hung up on. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longestBody) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

interface Violation {
  readonly directive: string
  /** What was refused: an origin or a word such as "inline". */
  readonly blocked: string
  /** The kind of page it happened on. */
  readonly page: string
  readonly source: string
  readonly line: number
}

/** Both spellings: the list of the Reporting API and the single report of `report-uri`. What is neither counts as none. */
function violationsIn(body: string): readonly Violation[] {
  try {
    const told: unknown = JSON.parse(body)
    const reports = Array.isArray(told) ? told.slice(0, mostInBody) : [told]
    return reports.flatMap((report) => {
      const violation = violationFrom(field(report, 'body') ?? field(report, 'csp-report'))
      return violation === undefined ? [] : [violation]
    })
  } catch {
    return []
  }
}

/** No sample of code, no referrer, and of addresses only what tells of no person: an order's address names the order. */
function violationFrom(report: unknown): Violation | undefined {
  const directive = text(report, 'effectiveDirective', 'effective-directive', 'violated-directive')
  if (directive === '') return undefined
  const line = Number(field(report, 'lineNumber') ?? field(report, 'line-number'))
  return {
    directive,
    blocked: originOf(text(report, 'blockedURL', 'blocked-uri')),
    page: pageOf(text(report, 'documentURL', 'document-uri')),
    source: fileOf(text(report, 'sourceFile', 'source-file')),
    line: Number.isSafeInteger(line) ? line : 0,
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined

/** The first of these fields that holds words, cut short and without control characters. */
function text(report: unknown, ...names: readonly string[]): string {
  const found = names.map((name) => field(report, name)).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found.replaceAll(/\p{Cc}/gu, '').slice(0, 200) : ''
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : word(address))

const pageOf = (address: string) =>
  (URL.canParse(address) ? addressedPage(new URL(address).pathname)?.name : undefined) ?? 'other'

/** A file of the build by its name; whatever else may be somebody's browser extension. */
function fileOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return /^\/assets\/[\w.-]+$/.test(path) ? path : ''
}

const word = (value: string) => value.replaceAll(/[^\w-]/g, '').slice(0, 40)
