import { failureFrom } from '@umber/storefront-core'
import { isEmailAddress } from '@umber/storefront-core/forms'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../bindings/shop.ts'

export type SubscribeStage = 'idle' | 'busy' | 'invalid' | 'failed'

/** One address at a time: pressing again while one is being taken is the same wish. */
export function useSubscribe(onDone: () => void) {
  const { ports } = useShop()
  const [stage, setStage] = useState<SubscribeStage>('idle')
  const underWay = useRef<AbortController>(undefined)

  useEffect(() => () => underWay.current?.abort(), [])

  const subscribe = async (email: string) => {
    if (underWay.current !== undefined) return
    if (!isEmailAddress(email)) {
      setStage('invalid')
      return
    }
    const work = new AbortController()
    underWay.current = work
    setStage('busy')
    try {
      const { newsletter } = await ports()
      await newsletter.subscribe(email, { signal: work.signal })
      setStage('idle')
      onDone()
    } catch (error) {
      // Aborted means that the page was left, and nobody is waiting for an answer any more.
      if (!work.signal.aborted) setStage(isRefused(error) ? 'invalid' : 'failed')
    } finally {
      underWay.current = undefined
    }
  }
  return { stage, subscribe }
}

/** The backend has the last word on what an address is, and the address is all that it was sent. */
const isRefused = (error: unknown): boolean => {
  const { status, type } = failureFrom(error)
  return status === 400 && type === 'invalid_data'
}
