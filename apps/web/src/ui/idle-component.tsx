import { useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A component that loads when the page is idle, so that it is available offline, or at the `moment` that it is given. After a
 * failure it renders nothing and loads again when the network returns.
 */
export function idleComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  moment: (act: () => void) => () => void = whenIdle,
): ComponentType<Props> {
  return function QuietPart(props: Props) {
    const [Fetched, setFetched] = useState<ComponentType<Props>>()
    const isThere = Fetched !== undefined
    useEffect(() => {
      if (isThere) return undefined
      const fetchPart = () => {
        load().then(
          (part) => setFetched(() => part),
          () => undefined,
        )
      }
      const forget = moment(fetchPart)
      window.addEventListener('online', fetchPart)
      return () => {
        forget()
        window.removeEventListener('online', fetchPart)
      }
    }, [isThere])
    return Fetched === undefined ? null : <Fetched {...props} />
  }
}
