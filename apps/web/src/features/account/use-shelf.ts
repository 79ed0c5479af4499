import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useShop, type AccountPorts } from '../../bindings/shop.ts'
import { useStore } from '../../bindings/use-store.ts'
import { accountCopy } from '../../copy/account.ts'
import { notify } from '../../ui/toast/notify.ts'

/** One part of the customer's account, and the way to change it; what a change answers is what is shown. */
export function useShelf<Value>(part: string, read: (accountPorts: AccountPorts) => Promise<Value>) {
  const { accountPorts, session } = useShop()
  const client = useQueryClient()
  const view = useStore(session)
  const queryKey = [part, view.kind === 'customer' ? view.customer.id : undefined]
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: async () => read(await accountPorts()) })

  /** Says so when it could not be done, and answers whether it was. */
  const change = async (act: (accountPorts: AccountPorts) => Promise<Value>): Promise<boolean> => {
    try {
      client.setQueryData(queryKey, await act(await accountPorts()))
      return true
    } catch {
      notify({ title: accountCopy.notKept, tone: 'error' })
      return false
    }
  }
  return { value: data, isFailed: isError && data === undefined, retry: () => void refetch(), change }
}
