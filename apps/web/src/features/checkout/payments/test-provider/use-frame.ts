import { useEffect, useState, type RefObject } from 'react'
import { createFrameChannel, readFrameMessage } from './frame-channel.ts'

/** In milliseconds. */
const longestLoad = 20_000
const longestCheck = 10_000
/** In pixels: a frame cannot grow over the page. */
const tallest = 1_000

/** The frame with the card's fields: whether it can be used, its height, and questions to it. */
export function useFrame(origin: string, frame: RefObject<HTMLIFrameElement | null>) {
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [height, setHeight] = useState(220)
  const [turn, setTurn] = useState(0)
  const [channel] = useState(() => createFrameChannel(origin))

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event, { origin, window: frame.current?.contentWindow })
      if (message === undefined) return
      if (message.type === 'ready') setStatus('ready')
      else if (message.type === 'height' && typeof message['height'] === 'number')
        setHeight(Math.min(tallest, Math.ceil(message['height'])))
      else channel.take(message)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [origin, frame, channel])

  useEffect(() => {
    if (status !== 'loading') return undefined
    const timer = setTimeout(() => setStatus('failed'), longestLoad)
    return () => clearTimeout(timer)
  }, [status])

  const windowOf = () => {
    const found = frame.current?.contentWindow
    if (!found) throw new Error('The payment form is not on the page')
    return found
  }
  return {
    status,
    height,
    /** Changes when the frame has to be loaded anew. */
    turn,
    reload: () => {
      setStatus('loading')
      setTurn(turn + 1)
    },
    /** An answer may take as long as the shopper does. */
    ask: async (question: { readonly type: string }, signal: AbortSignal) =>
      await channel.ask(windowOf(), question, signal),
    /** Whether its fields are filled in; `undefined` when it does not answer. */
    validate: async (): Promise<boolean | undefined> => {
      try {
        const limit = AbortSignal.timeout(longestCheck)
        return (await channel.ask(windowOf(), { type: 'validate' }, limit))['valid'] === true
      } catch {
        return undefined
      }
    },
  }
}
