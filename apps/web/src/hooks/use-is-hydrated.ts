import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and for the first render of a page from the server, true afterwards. For what only the device
 * knows: its storage, its history and the part of the address after "#".
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
