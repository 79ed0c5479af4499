import type { AccountPorts, LoyaltyPorts } from '@umber/storefront-core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isSessionExpired } from '../../services/is-session-expired.ts'
import { useServices } from '../../services/services-context.ts'
import { useStore } from '../../hooks/use-store.ts'
import { accountCopy } from '../../copy/account.ts'
import { notify } from '../../ui/toast/notify.ts'

export interface AccountQuery<Value, Ports = AccountPorts> {
  readonly value: Value | undefined
  readonly isFailed: boolean
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
  const queryKey = [part, view.status === 'signed-in' ? view.customer.id : undefined]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: async () => read(await open()) })

  const change = async (act: (ports: Ports) => Promise<Value>): Promise<boolean> => {
    try {
      client.setQueryData(queryKey, await act(await open()))
      return true
    } catch (error) {
      if (!(await isSessionExpired(session, error))) notify({ title: accountCopy.notKept, tone: 'error' })
      return false
    }
  }
  return { value: data, isFailed: isError && data === undefined, retry: () => void refetch(), change }
}
