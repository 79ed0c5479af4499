import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../bindings/shop.ts'

export type SubscribeStage = 'idle' | 'busy' | 'failed'

/** One address at a time: pressing again while one is being taken is the same wish. */
export function useSubscribe(onDone: () => void) {
  const { ports } = useShop()
  const [stage, setStage] = useState<SubscribeStage>('idle')
  const underWay = useRef<AbortController>(undefined)

  useEffect(() => () => underWay.current?.abort(), [])

  const subscribe = async (email: string) => {
    if (underWay.current !== undefined) return
    const work = new AbortController()
    underWay.current = work
    setStage('busy')
    try {
      const { newsletter } = await ports()
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
