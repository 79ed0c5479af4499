import { useEffect, useRef } from 'react'
import { offlinePagePathOf, workerPath, type ToWorker } from '../../config/offline-paths.ts'
import { usePathname, useSearch } from '../../hooks/location-provider.tsx'
import { useServices } from '../../services/services-context.ts'
import { whenIdle } from '../../ui/when-idle.ts'

type Begun = Promise<ServiceWorkerRegistration | undefined>

interface OfflinePartProps {
  /** Absent where the browser has none: without TLS, and in some private windows. */
  readonly workers?: Pick<ServiceWorkerContainer, 'controller' | 'register'> | undefined
}

/** Starts the worker that keeps what was read, and tells it of each page. Decision 0073. */
export function OfflinePart({ workers = navigator.serviceWorker }: OfflinePartProps) {
  const { locale, session } = useServices()
  const pathname = usePathname()
  const search = useSearch()
  const begun = useRef<Begun>(undefined)
  useEffect(() => {
    begun.current = begin(workers).catch(() => undefined)
  }, [workers])
  useEffect(
    () =>
      whenIdle(() => {
        const page = new URL(locale.prefix + pathname + search, window.location.origin).href
        const files = ownFiles()
        void tell(begun.current, {
          kind: 'visit',
          page,
          files,
          offlinePage: offlinePagePathOf(locale.prefix),
        })
      }),
    [locale, pathname, search],
  )
  useEffect(() => {
    let wasSignedIn = false
    return session.subscribe(() => {
      const { status } = session.getState()
      if (wasSignedIn && status === 'guest') void tell(begun.current, { kind: 'forget' })
      wasSignedIn = status === 'signed-in' || (wasSignedIn && status !== 'guest')
    })
  }, [session])
  return null
}

async function begin(workers: OfflinePartProps['workers']): Begun {
  const registration = await workers?.register(workerAddress(), { updateViaCache: 'none' })
  // One that was switched off may still be there, for the sake of an open tab, and is taken for the new one by its address.
  if (registration?.active && workers?.controller === null) await registration.update()
  return registration
}

/** The newest worker hears it: the one before may have been switched off. */
async function tell(begun: Begun | undefined, message: ToWorker): Promise<void> {
  const registration = await begun
  const worker = registration?.installing ?? registration?.waiting ?? registration?.active
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker?.postMessage(message)
}

/** What this page has loaded from the shop itself. The worker takes scripts, fonts and pictures of it. */
function ownFiles(): readonly string[] {
  const own = `${window.location.origin}/`
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(own))
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The one address that the policy lets in. */
function workerAddress(): string {
  const types = Reflect.get(globalThis, 'trustedTypes') as TrustedTypes | undefined
  policy ??= types?.createPolicy('service-worker', { createScriptURL: () => workerPath })
  return policy?.createScriptURL(workerPath) ?? workerPath
}
