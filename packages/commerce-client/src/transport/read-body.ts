/** Thrown for a body above the limit; never leaves the transport. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body as text, at most `limit` bytes of it. The rest is not downloaded. On platforms without body streams
 * (React Native) the limit is checked after the download.
 */
export async function readBody(response: Response, limit: number): Promise<string> {
  const { body, headers, type } = response
  const length = headers.get('content-length')
  if (Number(length) > limit) throw leave(body)
  // If the content length is that of the text, the text is read at once. The content length of a compressed body says
  // nothing about the text, and across origins a browser hides whether a body is compressed.
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

/** Stops a download. Not awaited: one half of a cloned body is cancelled only when the other one is. */
function leave(body: { cancel(): Promise<void> } | null): BodyTooLarge {
  body?.cancel().catch(() => undefined)
  return new BodyTooLarge()
}
