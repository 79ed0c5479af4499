import { failureFrom, type Failure } from '@umber/storefront-core'
import type { AccountPorts, LoyaltyPorts } from '@umber/storefront-core/account'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isOutcomeUnknown } from '../../services/is-outcome-unknown.ts'
import { isSessionExpired } from '../../services/is-session-expired.ts'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'
import { accountCopy } from '../../copy/account.ts'
import { withReference } from '../../copy/failure.ts'
import { notify } from '../../ui/toast/notify.ts'

/** `unknown`: no answer came, so the change may have been made. */
export type ChangeOutcome = 'done' | 'failed' | 'unknown'

export interface AccountQuery<Value, Ports = AccountPorts> {
  readonly value: Value | undefined
  /** Why there is no value. */
  readonly failure: Failure | undefined
  readonly retry: () => void
  /** Shows a notice when the change fails. */
  readonly change: (act: (ports: Ports) => Promise<Value | undefined>) => Promise<ChangeOutcome>
}

/** Reads one part of the customer's account and changes it. The result of a change becomes the shown value; without one it is read again. */
export function useAccountQuery<Value>(part: string, read: (ports: AccountPorts) => Promise<Value>) {
  return usePart(part, useServices().accountPorts, read)
}

/** Like `useAccountQuery`, for the tabs of shops that have loyalty features. */
export function useLoyaltyQuery<Value>(part: string, read: (ports: LoyaltyPorts) => Promise<Value>) {
  const { accountPorts } = useServices()
  const open = async () => {
    const { loyalty } = await accountPorts()
    if (loyalty === undefined) throw new Error('This shop has no loyalty features')
    return loyalty
  }
  return usePart(part, open, read)
}

function usePart<Ports, Value>(
  part: string,
  open: () => Promise<Ports>,
  read: (ports: Ports) => Promise<Value>,
): AccountQuery<Value, Ports> {
  const { session } = useServices()
  const client = useQueryClient()
  const view = useStore(session)
  const customerId = view.status === 'signed-in' ? view.customer.id : undefined
  const queryKey = [part, customerId]
  const { data, error, refetch } = useQuery({
    queryKey,
    enabled: customerId !== undefined,
    queryFn: async ({ signal }) => {
      const ports = await open()
      // The customer may have signed out while the code was loading.
      signal.throwIfAborted()
      return await read(ports)
    },
  })

  const readAgain = () => void client.invalidateQueries({ queryKey })
  const change = async (act: (ports: Ports) => Promise<Value | undefined>): Promise<ChangeOutcome> => {
    try {
      const value = await act(await open())
      if (value === undefined) readAgain()
      else client.setQueryData(queryKey, value)
      return 'done'
    } catch (error) {
      if (await isSessionExpired(session, error)) return 'failed'
      const failure = failureFrom(error)
      const outcome = isOutcomeUnknown(failure) ? 'unknown' : 'failed'
      notify({ title: withReference(accountCopy.notSaved[outcome], failure), tone: 'error' })
      readAgain()
      return outcome
    }
  }
  const failure = error === null || data !== undefined ? undefined : failureFrom(error)
  return { value: data, failure, retry: () => void refetch(), change }
}
