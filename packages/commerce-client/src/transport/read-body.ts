/** Thrown for a body above the limit; never leaves the transport. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body as text, at most `limit` bytes of it. The rest is not downloaded. Where the platform has no body streams
 * (React Native), the limit is checked on what has arrived.
 */
export async function readBody(response: Response, limit: number): Promise<string> {
  const { body, headers, type } = response
  const length = headers.get('content-length')
  if (Number(length) > limit) throw leave(body)
  // Where the announced length is that of the text, that is read in one go. A compressed body's says nothing about the text,
  // and across origins a browser does not tell whether a body is compressed.
  if (!body || (length && type !== 'cors' && !headers.has('content-encoding'))) {
    const whole = await response.text()
    if (whole.length > limit) throw new BodyTooLarge()
    return whole
  }
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) throw leave(reader)
    text += decoder.decode(value, { stream: true })
  }
}

/** Stops a download. Not waited for: one half of a cloned body is cancelled only when the other one is. */
function leave(body: { cancel(): Promise<void> } | null): BodyTooLarge {
  body?.cancel().catch(() => undefined)
  return new BodyTooLarge()
}
