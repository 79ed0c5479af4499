import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A part that comes in a quiet moment after the page, so that it is there when the network is not. Where it could not be fetched it
 * is asked for again when the network is back; until then the page does without it.
 */
export function quietPart(load: () => Promise<ComponentType>): ComponentType {
  return function QuietPart() {
    const [Fetched, setFetched] = useState<ComponentType>()
    const isThere = Fetched !== undefined
    useEffect(() => {
      if (isThere) return undefined
      const fetchPart = () => {
        load().then(
          (part) => setFetched(() => part),
          () => undefined,
        )
      }
      const forgetIdle = whenIdle(fetchPart)
      window.addEventListener('online', fetchPart)
      return () => {
        forgetIdle()
        window.removeEventListener('online', fetchPart)
      }
    }, [isThere])
    return Fetched === undefined ? null : <Fetched />
  }
}
