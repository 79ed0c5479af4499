import type { FakeToken, FakeDatabase } from '../database.ts'
import { isWire, type Wire } from '../wire/wire.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** An answer that is not plain JSON. */
export class Reply {
  readonly answer: Answer
  constructor(answer: Answer) {
    this.answer = answer
  }
}

export function jsonReply(body: object, headers: Readonly<Record<string, string>>): Reply {
  return new Reply({
    status: 200,
    headers: { 'content-type': 'application/json', ...headers },
    text: JSON.stringify(body),
  })
}

/** A request as a route sees it. */
export interface Call {
  readonly database: FakeDatabase
  /** When the backend was created, in milliseconds since 1970. */
  readonly opened: number
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly body: unknown
  /** The caller's token, if it is valid. */
  readonly token: FakeToken | undefined
  readonly bearer: string | undefined
  /** The preview access of the request. */
  readonly pageAccess: string | undefined
  /** The order access token of the request. */
  readonly orderAccess: string | undefined
  /** The shop's language of the request; undefined for the texts as they were entered. */
  readonly locale: string | undefined
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `:names` for parameters. */
  readonly path: string
  /** Returns JSON or a `Reply`; throws a `Refusal`. */
  readonly answer: (call: Call) => unknown
}

export const param = ({ params }: Call, name: string): string => params[name] ?? ''

export const bodyOf = ({ body }: Call): Wire => (isWire(body) ? body : {})

export function textIn(body: Wire, name: string): string | undefined {
  const value = body[name]
  return typeof value === 'string' ? value : undefined
}

/** Every value of a list in the query, in any notation: `id=a`, `id[]=a`, `id[0]=a`. */
export function listIn(query: URLSearchParams, name: string): readonly string[] {
  return [...query].flatMap(([key, value]) =>
    key === name || (key.startsWith(`${name}[`) && /^\d*\]$/.test(key.slice(name.length + 1))) ? [value] : [],
  )
}

export interface Page {
  readonly offset: number
  readonly limit: number
}

export function pageOf(query: URLSearchParams, limit: number): Page {
  const read = (name: string, fallback: number) => Number(query.get(name) ?? fallback)
  return { offset: read('offset', 0), limit: read('limit', limit) }
}

export function paged<Item>(items: readonly Item[], { offset, limit }: Page): readonly Item[] {
  return items.slice(offset, offset + limit)
}
