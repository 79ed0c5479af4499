/** Thrown for a body above the limit; never leaves the transport. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body as text, at most `limit` bytes of it. The rest is not downloaded. Where the platform has no body streams
 * (React Native), the limit is checked on what has arrived.
 */
export async function readBody(response: Response, limit: number): Promise<string> {
  const length = response.headers.get('content-length')
  if (Number(length) > limit) throw leave(response.body)
  if (!response.body || (length && isLengthOfText(response))) {
    const whole = await response.text()
    if (whole.length > limit) throw new BodyTooLarge()
    return whole
  }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      throw leave(reader)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** Stops a download. Not waited for: one half of a cloned body is cancelled only when the other one is. */
function leave(body: { cancel(): Promise<void> } | null): BodyTooLarge {
  body?.cancel().catch(() => undefined)
  return new BodyTooLarge()
}

/**
 * Whether the announced length is that of the text, which is then read in one go. That of a compressed body says nothing
 * about the text, and across origins a browser does not tell whether a body is compressed.
 */
const isLengthOfText = ({ headers, type }: Response): boolean =>
  type !== 'cors' && !headers.has('content-encoding')
