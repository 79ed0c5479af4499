import { failureFrom, type Failure } from '@umber/storefront-core'
import { isEmailAddress } from '@umber/storefront-core/forms'
import type { Newsletter } from '@umber/storefront-core/shop'
import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../services/services-context.ts'
import { useRateLimitWait } from '../../hooks/use-rate-limit-wait.ts'

type Outcome = Awaited<ReturnType<Newsletter['subscribe']>>

export type SubscribeStage = 'idle' | 'busy' | 'invalid' | 'failed'

/** Subscribes one address at a time: presses during a request are ignored. */
export function useSubscribe(onDone: (outcome: Outcome) => void) {
  const { ports } = useServices()
  const [stage, setStage] = useState<SubscribeStage>('idle')
  const wait = useRateLimitWait()
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
      const outcome = await newsletter.subscribe(email, { signal: work.signal })
      setStage('idle')
      onDone(outcome)
    } catch (error) {
      // Aborted: the component is unmounted, so there is nothing to update.
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

/** The backend has the final say on valid addresses, and the request contains only the address. */
const isRefused = ({ status, type }: Failure): boolean => status === 400 && type === 'invalid_data'
