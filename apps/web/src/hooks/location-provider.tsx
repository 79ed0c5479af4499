import { createEmitter } from '@umber/storefront-core/platform'
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useLocation, type Location } from 'react-router-dom'
import { parsePath, type ParsedPath } from '../config/match-path.ts'

/** The location whose page is on screen. */
interface ShownLocation {
  readonly read: () => Location
  readonly subscribe: (listener: () => void) => () => void
}

const Path = createContext(parsePath('/'))
const Search = createContext('')
const Shown = createContext<ShownLocation | undefined>(undefined)

/**
 * Provides the parts of the router's location one by one. A component that uses the router's own `useLocation` renders with each
 * history entry, also with that of a drawer; with these it renders when its part has changed.
 */
export function LocationProvider({ children }: { readonly children: ReactNode }) {
  const location = useLocation()
  const [shown] = useState(() => createShownLocation(location))
  useLayoutEffect(() => shown.show(location), [shown, location])
  const path = useMemo(() => parsePath(location.pathname), [location.pathname])
  return (
    <Shown value={shown}>
      <Path value={path}>
        <Search value={location.search}>{children}</Search>
      </Path>
    </Shown>
  )
}

function createShownLocation(first: Location) {
  const changes = createEmitter()
  let current = first
  return {
    read: () => current,
    subscribe: changes.subscribe,
    show(next: Location) {
      current = next
      changes.emit()
    },
  }
}

export const usePathname = (): string => useContext(Path).pathname

/** The path in its parts, to be compared with patterns. */
export const useParsedPath = (): ParsedPath => useContext(Path)

/** The query, with its `?`. Empty without one. */
export const useSearch = (): string => useContext(Search)

/** The location, to be read by event handlers. Renders nothing. */
export function useShownLocation(): ShownLocation {
  const shown = useContext(Shown)
  if (shown === undefined) throw new Error('There is no LocationProvider')
  return shown
}

/** The `state` of a history entry while an overlay is open. */
interface OverlayState {
  readonly overlay?: string
}

export const overlayOf = (state: unknown): string | undefined => {
  const overlay = (state as OverlayState | null)?.overlay
  return typeof overlay === 'string' ? overlay : undefined
}

/** The key of the current history entry while it opens the overlay with this name. The server does not know the entry. */
export function useOverlayKey(name: string): string | undefined {
  const { read, subscribe } = useShownLocation()
  return useSyncExternalStore(
    subscribe,
    () => (overlayOf(read().state) === name ? read().key : undefined),
    () => undefined,
  )
}
