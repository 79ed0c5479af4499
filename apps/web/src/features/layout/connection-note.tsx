import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePathname } from '../../hooks/location-provider.tsx'
import { paths } from '../../config/paths.ts'
import { useCart } from '../../hooks/use-cart.ts'
import { isFirstRead, usePendingQueries } from '../../queries/use-pending-queries.ts'
import { browserConnection } from '../../browser/connection.ts'
import { connectionCopy } from '../../copy/connection.ts'
import { Button } from '../../ui/primitives/button.tsx'

/** How long a response may take, and how long "online again" shows, in milliseconds. */
const lateAfter = 10_000
const backFor = 5000

/**
 * Reports that the network is down, that it is back, or that a response is late. The live region exists before there
 * is a message, so that screen readers announce it.
 */
export function ConnectionNote() {
  const isOnline = useSyncExternalStore(browserConnection.subscribe, browserConnection.isOnline)
  const isBack = useIsBack(isOnline)
  const { isLate, retry } = useLateAnswer()
  const words = wordsFor({ isOnline, isBack, isLate })
  return (
    <div aria-live="polite" data-testid="connection-note" className="layer-header sticky top-header">
      {words !== undefined && (
        <p className="flex min-h-11 flex-wrap items-center justify-center gap-x-4 border-b border-line bg-sunk px-margin py-1 text-center text-small text-ink">
          {words}
          {isOnline && isLate && retry !== undefined && (
            <Button variant="link" size="small" onClick={retry}>
              {connectionCopy.retry}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

interface Condition {
  readonly isOnline: boolean
  readonly isBack: boolean
  readonly isLate: boolean
}

function wordsFor({ isOnline, isBack, isLate }: Condition): string | undefined {
  if (!isOnline) return connectionCopy.offline
  if (isLate) return connectionCopy.late
  return isBack ? connectionCopy.back : undefined
}

/** True for a while after the network has returned. */
function useIsBack(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(!isOnline)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const isBack = isOnline && wasOffline
  useEffect(() => {
    if (!isBack) return undefined
    const timer = setTimeout(() => setWasOffline(false), backFor)
    return () => clearTimeout(timer)
  }, [isBack])
  return isBack
}

/** Whether a visible request takes too long, with a retry. */
function useLateAnswer() {
  const client = useQueryClient()
  const pathname = usePathname()
  const { status } = useCart()
  const isReading = usePendingQueries('active') > 0
  const needsCart = pathname === paths.cart() || pathname === paths.checkout()
  const [turn, setTurn] = useState(0)
  const isLate = useIsSlow(
    isReading || (needsCart && status === 'starting'),
    lateAfter,
    `${pathname} ${turn}`,
  )

  const retry = async () => {
    const late = { type: 'active', predicate: isFirstRead } as const
    setTurn(turn + 1)
    await client.cancelQueries(late)
    await client.refetchQueries(late)
  }
  return { isLate, retry: isReading ? () => void retry() : undefined }
}

/**
 * True once `isWaiting` has lasted for `threshold` milliseconds; false as soon as it ends. A different `what` restarts
 * the timer.
 */
function useIsSlow(isWaiting: boolean, threshold: number, what: string): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(what), threshold)
    return () => {
      clearTimeout(timer)
      setLate(undefined)
    }
  }, [isWaiting, threshold, what])
  return late === what
}
