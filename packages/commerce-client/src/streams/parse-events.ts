import { UnreadableError } from '../errors/unreadable-error.ts'

/** The longest message, in characters. */
const longestMessage = 5_000_000

/** One message of an event stream. A message with only a comment keeps the connection alive. */
export interface ServerSentEventMessage {
  readonly event?: string
  readonly data?: string
  readonly id?: string
  /** How long to wait before reconnecting, in milliseconds. */
  readonly retry?: number
  readonly comment?: string
}

/**
 * Parses the messages of a text/event-stream body. A message that is cut off before its empty line is left out.
 *
 * @throws {UnreadableError} for a message of more than five million characters.
 */
export async function* parseEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEventMessage, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let lines: string[] = []
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      // A carriage return at the end may be half of a line break.
      const parts = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = parts.pop() ?? ''
      for (const line of parts) {
        size += line.length
        if (line !== '') lines.push(line)
        else if (lines.length > 0) {
          yield messageOf(lines)
          lines = []
          size = 0
        }
      }
      if (size + rest.length > longestMessage) {
        throw new UnreadableError(`A message of the stream is longer than ${longestMessage} characters`)
      }
    }
  } finally {
    // Not awaited: one half of a cloned body is cancelled only when the other one is.
    void reader.cancel().catch(() => undefined)
  }
}

function messageOf(lines: readonly string[]): ServerSentEventMessage {
  const message: Record<string, string> = {}
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/:(?: ?)(.*)/s)
    const field = name === '' ? 'comment' : name
    const before = message[field]
    message[field] = field === 'data' && before !== undefined ? `${before}\n${value}` : value
  }
  const { event, data, id, retry, comment } = message
  return {
    ...(event !== undefined && { event }),
    ...(data !== undefined && { data }),
    ...(id !== undefined && !id.includes('\0') && { id }),
    ...(retry !== undefined && /^\d+$/.test(retry) && { retry: Number(retry) }),
    ...(comment !== undefined && { comment }),
  }
}
