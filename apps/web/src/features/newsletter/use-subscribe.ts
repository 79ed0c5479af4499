import { failureFrom, type Failure } from '@umber/storefront-core'
import { isEmailAddress } from '@umber/storefront-core/forms'
import { useEffect, useRef, useState } from 'react'
import { useShop } from '../../bindings/shop.ts'
import { useWait } from '../../bindings/use-wait.ts'

export type SubscribeStage = 'idle' | 'busy' | 'invalid' | 'failed'

/** One address at a time: pressing again while one is being taken is the same wish. */
export function useSubscribe(onDone: () => void) {
  const { ports } = useShop()
  const [stage, setStage] = useState<SubscribeStage>('idle')
  const wait = useWait()
  const underWay = useRef<AbortController>(undefined)

  useEffect(() => () => underWay.current?.abort(), [])

  const subscribe = async (email: string) => {
    if (underWay.current !== undefined || wait.isOn) return
    wait.end()
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
      if (work.signal.aborted) return
      const failure = failureFrom(error)
      if (wait.beginAfter(failure)) setStage('idle')
      else setStage(isRefused(failure) ? 'invalid' : 'failed')
    } finally {
      underWay.current = undefined
    }
  }
  return { stage, wait, subscribe }
}

/** The backend has the last word on what an address is, and the address is all that it was sent. */
const isRefused = ({ status, type }: Failure): boolean => status === 400 && type === 'invalid_data'
