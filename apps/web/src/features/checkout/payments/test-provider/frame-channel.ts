/** A message of the provider's pages. Only `type` is known to be a text. */
export interface FrameMessage {
  readonly type: string
  readonly id?: unknown
  readonly [name: string]: unknown
}

const source = 'test-payments'

/** Reads a message of a page of the provider; undefined for those of anyone else. */
export function readFrameMessage(
  { data, origin, source: sender }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  from: { readonly origin: string; readonly window: Window | null | undefined },
): FrameMessage | undefined {
  if (origin !== from.origin || sender === null || sender !== from.window) return undefined
  if (typeof data !== 'object' || data === null || !('type' in data) || !('source' in data)) return undefined
  return data.source === source && typeof data.type === 'string' ? (data as FrameMessage) : undefined
}

/** Questions to the provider's frame. Each answer has the id of its question. */
export function createFrameChannel(origin: string) {
  const waiting = new Map<string, (answer: FrameMessage) => void>()
  let asked = 0
  return {
    /** Rejects with the signal's reason. */
    ask: (frame: Window, question: { readonly type: string }, signal: AbortSignal) =>
      new Promise<FrameMessage>((resolve, reject) => {
        signal.throwIfAborted()
        asked += 1
        const id = String(asked)
        waiting.set(id, resolve)
        signal.addEventListener('abort', () => {
          waiting.delete(id)
          reject(signal.reason as Error)
        })
        frame.postMessage({ ...question, source, id }, origin)
      }),
    take(message: FrameMessage) {
      if (typeof message.id !== 'string') return
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    },
  }
}
