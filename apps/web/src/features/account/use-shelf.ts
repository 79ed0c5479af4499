import type { AccountPorts, LoyaltyPorts } from '@umber/storefront-core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { hasSessionEnded } from '../../bindings/has-session-ended.ts'
import { useShop } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'
import { accountCopy } from '../../copy/account.ts'
import { notify } from '../../ui/toast/notify.ts'

export interface Shelf<Value, Ports = AccountPorts> {
  readonly value: Value | undefined
  readonly isFailed: boolean
  readonly retry: () => void
  /** Says so when it could not be done, and answers whether it was. */
  readonly change: (act: (ports: Ports) => Promise<Value>) => Promise<boolean>
}

/** One part of the customer's account, and the way to change it; what a change answers is what is shown. */
export function useShelf<Value>(part: string, read: (ports: AccountPorts) => Promise<Value>) {
  return usePart(part, useShop().accountPorts, read)
}

/** As `useShelf`, of what a customer is rewarded with. */
export function useLoyaltyShelf<Value>(part: string, read: (ports: LoyaltyPorts) => Promise<Value>) {
  return usePart(part, useShop().loyaltyPorts, read)
}

function usePart<Ports, Value>(
  part: string,
  open: () => Promise<Ports>,
  read: (ports: Ports) => Promise<Value>,
): Shelf<Value, Ports> {
  const { session } = useShop()
  const client = useQueryClient()
  const view = useStore(session)
  const queryKey = [part, view.kind === 'customer' ? view.customer.id : undefined]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: async () => read(await open()) })

  const change = async (act: (ports: Ports) => Promise<Value>): Promise<boolean> => {
    try {
      client.setQueryData(queryKey, await act(await open()))
      return true
    } catch (error) {
      if (!(await hasSessionEnded(session, error))) notify({ title: accountCopy.notKept, tone: 'error' })
      return false
    }
  }
  return { value: data, isFailed: isError && data === undefined, retry: () => void refetch(), change }
}
