import { HttpResponse } from 'msw'
import type { Asked, Fault, FaultHook } from './faults.ts'
import { noSuchRoute, notAllowed, Refusal } from './refusal.ts'
import { sessionCookie, tokenOf } from './routes/auth-routes.ts'
import { checkAddresses } from './routes/check-addresses.ts'
import { matchLocale } from './translations.ts'
import { Reply, type Answer, type Call, type Route } from './routes/route.ts'
import type { FakeToken, FakeDatabase } from './database.ts'

export type Counter = (method: string, path: RegExp) => number

/** The parts of a request that are read; a `Request` fits. */
export interface AskedRequest {
  readonly method: string
  readonly url: string
  readonly headers: Pick<Headers, 'get'>
  text(): Promise<string>
}

interface RequestContext {
  readonly database: FakeDatabase
  readonly opened: number
  readonly publishableKey: string
  /** The recorded requests, in the order they were sent. */
  readonly asked: Asked[]
  /** The answers to writes with an `Idempotency-Key`: the same write gets the same answer. */
  readonly remembered: Map<string, Answer>
  readonly settings: { readonly fault: FaultHook; readonly latency: number }
}

/** Handles a request: latency, faults, identity, route. */
export function answerTo({ database, opened, publishableKey, asked, remembered, settings }: RequestContext) {
  /** The answer, or undefined if it is lost. */
  return async (
    request: AskedRequest,
    params: Readonly<Record<string, string | readonly string[] | undefined>>,
    route: Route | undefined,
  ): Promise<Answer | undefined> => {
    const url = new URL(request.url)
    const body = await bodyOf(request)
    const given = request.headers.get('x-publishable-api-key')
    const one = { method: request.method, path: url.pathname, body, key: given }
    asked.push(one)
    const id = `fake-${asked.length}`
    const nth = asked.filter(({ method, path }) => method === one.method && path === one.path).length
    const fault = settings.fault(one, nth)
    await database.clock.wait(settings.latency)
    if (fault?.kind === 'lost-request') return undefined
    if (fault?.kind === 'status') return named(send(fault.status, fault.body ?? { message: 'It broke' }), id)
    const bearer = bearerOf(request)
    const known = Object.entries(params).map(([name, value]) => [name, decode(String(value))])
    const call: Call = {
      database,
      opened,
      params: Object.fromEntries(known) as Record<string, string>,
      query: url.searchParams,
      body,
      bearer,
      token: signedIn(tokenOf(database, bearer)),
      pageAccess: request.headers.get('x-page-preview') ?? undefined,
      orderAccess: request.headers.get('x-order-access') ?? undefined,
      locale: matchLocale(url.searchParams.get('locale') ?? request.headers.get('x-medusa-locale')),
    }
    const writeKey = request.headers.get('idempotency-key')
    const write = [one.method, one.path, bearer, writeKey].join(' ')
    const first = writeKey === null ? undefined : remembered.get(write)
    const answer =
      first ?? named(carryOut(call, route, { expected: publishableKey, given }, url.pathname), id)
    if (writeKey !== null && answer.status < 300) remembered.set(write, answer)
    await database.clock.wait(settings.latency + (fault?.kind === 'late' ? fault.ms : 0))
    return spoilt(answer, fault)
  }
}

/** The backend names each request in its answer, also the refused ones. */
const named = (answer: Answer, id: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, 'x-request-id': id },
})

interface Key {
  readonly expected: string
  readonly given: string | null
}

function carryOut(call: Call, route: Route | undefined, key: Key, path: string): Answer {
  try {
    if (path.startsWith('/store/')) checkKey(key)
    if (route === undefined) throw noSuchRoute(path)
    const answer = route.answer({ ...call, body: checkAddresses(call.body) })
    return answer instanceof Reply ? answer.answer : send(200, answer)
  } catch (error) {
    if (error instanceof Refusal) return send(error.status, error.body)
    throw error
  }
}

function checkKey({ expected, given }: Key): void {
  if (given === null) {
    throw notAllowed(
      'Publishable API key required in the request header: x-publishable-api-key. You can manage your keys in settings in the dashboard.',
    )
  }
  if (given !== expected) {
    throw notAllowed('A valid publishable key is required to proceed with the request')
  }
}

function spoilt(answer: Answer, fault: Fault | undefined): Answer | undefined {
  if (fault?.kind === 'lost-answer') return undefined
  if (fault?.kind === 'html') return send(200, '<!DOCTYPE html><title>Sign in to the wifi</title>')
  if (fault?.kind === 'truncated') {
    return { status: 200, headers: { 'content-type': 'application/json' }, text: '{"cart":{"id":"ca' }
  }
  return fault?.kind === 'empty' ? { status: 200, headers: {}, text: '' } : answer
}

function send(status: number, body: unknown): Answer {
  const isText = typeof body === 'string'
  return {
    status,
    headers: { 'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8' },
    text: isText ? body : JSON.stringify(body),
  }
}

/** A platform response. A lost answer is a network error. */
export function responseOf(answer: Answer | undefined): Response {
  if (answer === undefined) return HttpResponse.error()
  const { status, headers, text } = answer
  return new Response(text, { status, headers })
}

async function bodyOf(request: AskedRequest): Promise<unknown> {
  const written = await request.text()
  try {
    return written === '' ? undefined : (JSON.parse(written) as unknown)
  } catch {
    return undefined
  }
}

/** A password reset token does not sign in. */
function signedIn(token: FakeToken | undefined): FakeToken | undefined {
  return token?.purpose === 'reset' ? undefined : token
}

function bearerOf(request: AskedRequest): string | undefined {
  const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) return bearer
  const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim().split('='))
  return cookies.find(([name]) => name === sessionCookie)?.[1]
}

function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
