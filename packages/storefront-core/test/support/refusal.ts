/** A backend's no: the status and what stands in the answer. */
export class Refusal extends Error {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    super(`Refused with ${status}`)
    this.status = status
    this.body = body
  }
}

export function notFound(message: string): Refusal {
  return new Refusal(404, { type: 'not_found', message })
}

export function json(status: number, body: unknown): Response {
  const isText = typeof body === 'string'
  return new Response(isText ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': isText ? 'text/html' : 'application/json' },
  })
}
