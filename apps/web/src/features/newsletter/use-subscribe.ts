import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** The desk an address is left at. The demonstration's takes a second and keeps nothing. */
export interface Newsletter {
  subscribe(email: string, options: { readonly signal: AbortSignal }): Promise<void>
}

const simulatedWait = 1000

export const demonstrationNewsletter: Newsletter = {
  subscribe: (_email, { signal }) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, simulatedWait)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    }),
}

export const NewsletterContext = createContext(demonstrationNewsletter)

export type SubscribeStage = 'idle' | 'busy' | 'failed'

/** One address at a time: pressing again while one is being taken is the same wish. */
export function useSubscribe(onDone: () => void) {
  const newsletter = useContext(NewsletterContext)
  const [stage, setStage] = useState<SubscribeStage>('idle')
  const underWay = useRef<AbortController>(undefined)

  useEffect(() => () => underWay.current?.abort(), [])

  const subscribe = async (email: string) => {
    if (underWay.current !== undefined) return
    const work = new AbortController()
    underWay.current = work
    setStage('busy')
    try {
      await newsletter.subscribe(email, { signal: work.signal })
      setStage('idle')
      onDone()
    } catch {
      // Aborted means that the page was left, and nobody is waiting for an answer any more.
      if (!work.signal.aborted) setStage('failed')
    } finally {
      underWay.current = undefined
    }
  }
  return { stage, subscribe }
}
