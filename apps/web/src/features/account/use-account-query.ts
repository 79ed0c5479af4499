import { failureFrom, type AccountPorts, type Failure, type LoyaltyPorts } from '@umber/storefront-core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isSessionExpired } from '../../services/is-session-expired.ts'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'
import { accountCopy } from '../../copy/account.ts'
import { withReference } from '../../copy/failure.ts'
import { notify } from '../../ui/toast/notify.ts'

export interface AccountQuery<Value, Ports = AccountPorts> {
  readonly value: Value | undefined
  /** Why there is no value. */
  readonly failure: Failure | undefined
  readonly retry: () => void
  /** Shows a notice when the change fails. Resolves to whether it succeeded. */
  readonly change: (act: (ports: Ports) => Promise<Value>) => Promise<boolean>
}

/** Reads one part of the customer's account and changes it. The result of a change becomes the shown value. */
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

  const change = async (act: (ports: Ports) => Promise<Value>): Promise<boolean> => {
    try {
      client.setQueryData(queryKey, await act(await open()))
      return true
    } catch (error) {
      if (!(await isSessionExpired(session, error)))
        notify({ title: withReference(accountCopy.notKept, failureFrom(error)), tone: 'error' })
      return false
    }
  }
  const failure = error === null || data !== undefined ? undefined : failureFrom(error)
  return { value: data, failure, retry: () => void refetch(), change }
}
