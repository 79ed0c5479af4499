import { failureFrom, type Failure } from '@umber/storefront-core'
import { isEmailAddress } from '@umber/storefront-core/forms'
import { useEffect, useRef, useState } from 'react'
import { useRateLimitWait } from '../../hooks/use-rate-limit-wait.ts'
import { useServices } from '../../services/services-context.ts'

export type StockRequestStage =
  | { readonly kind: 'idle' | 'busy' | 'invalid' | 'failed' }
  | { readonly kind: 'in-stock' }
  | { readonly kind: 'asked'; readonly email: string }

/** Asks for one letter about a variant. Presses during a request are ignored. */
export function useStockRequest(variantId: string) {
  const { ports } = useServices()
  const [stage, setStage] = useState<StockRequestStage>({ kind: 'idle' })
  const wait = useRateLimitWait()
  const underWay = useRef<AbortController>(undefined)

  useEffect(() => () => underWay.current?.abort(), [])

  const ask = async (email: string) => {
    if (underWay.current !== undefined || wait.isOn) return
    wait.end()
    if (!isEmailAddress(email)) return setStage({ kind: 'invalid' })
    const work = new AbortController()
    underWay.current = work
    setStage({ kind: 'busy' })
    try {
      const { backInStock } = await ports()
      const answer = await backInStock?.ask(variantId, email, { signal: work.signal })
      setStage(answer === 'in-stock' ? { kind: 'in-stock' } : { kind: 'asked', email })
    } catch (error) {
      // Aborted: the component is unmounted, so there is nothing to update.
      if (work.signal.aborted) return
      const failure = failureFrom(error)
      if (wait.beginAfter(failure)) setStage({ kind: 'idle' })
      else setStage({ kind: isRefused(failure) ? 'invalid' : 'failed' })
    } finally {
      underWay.current = undefined
    }
  }
  return { stage, wait, ask }
}

/** The backend has the final say on valid addresses, and all else in the request is the shop's. */
const isRefused = ({ status, type }: Failure): boolean => status === 400 && type === 'invalid_data'
