import { publishableKey } from '@umber/sample-store'

import { backendUrl, type Answer } from './backend'

export interface RawAsk {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | FormData | Blob
}

/** Sends any kind of body, for requests that the API refuses. */
export async function rawAsk(method: string, path: string, { headers, body }: RawAsk = {}): Promise<Answer> {
  const response = await fetch(`${backendUrl}${path}`, {
    method,
    headers: { 'x-publishable-api-key': process.env['PUBLISHABLE_KEY'] ?? publishableKey, ...headers },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
