import { failureFrom } from '@umber/storefront-core'
import { useEffect } from 'react'
import { useShop } from '../../bindings/shop.ts'

/** The server no longer knows this session: the shop finds out, and the page asks to sign in. */
export function useEndedSession(trouble: unknown): void {
  const { session } = useShop()
  const isEnded = trouble !== null && failureFrom(trouble).kind === 'unauthorised'
  useEffect(() => {
    if (isEnded) void session.open().then((store) => store.noteUnauthorised())
  }, [isEnded, session])
}
