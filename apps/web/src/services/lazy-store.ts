import { createEmitter, memoizeAsync } from '@umber/storefront-core/platform'

/** A store whose code loads on first use. Components read it before and after. */
export interface LazyStore<View, Store, Notice = never> {
  readonly getState: () => View
  /** The view in a page from the server, which knows nothing of the visitor. It is the first one in the browser too. */
  readonly getServedState: () => View
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
  /** The first listener also receives what was told before. Returns an unsubscribe function. */
  readonly onNotice: (listener: (notice: Notice) => void) => () => void
  /** Rejects when the code cannot be loaded; the next call retries. */
  readonly load: () => Promise<Store>
}

interface LoadedStore<Notice> {
  readonly subscribe: (listener: () => void) => () => void
  readonly onNotice?: (listener: (notice: Notice) => void) => () => void
  readonly start?: () => unknown
}

export interface LazyStoreOptions<View, Store> {
  readonly load: () => Promise<Store>
  /** The view until the code has loaded. */
  readonly initial: View
  /** The view in a page from the server, when it differs from `initial`. */
  readonly served?: View
  /** The view of the loaded store. */
  readonly view: (store: Store) => View
  /** The view when the code cannot be loaded; without it the view stays as it is. */
  readonly failed?: View
}

/** Makes a store of storefront-core readable before its code has loaded, and starts it once it has. */
export function lazyStore<View, Store extends LoadedStore<Notice>, Notice = never>(
  options: LazyStoreOptions<View, Store>,
): LazyStore<View, Store, Notice> {
  const changes = createEmitter()
  const notices = createEmitter<Notice>()
  // A store may begin before the page listens to it.
  const missed: Notice[] = []
  let isHeard = false
  let view = options.initial
  const show = (next: View) => {
    view = next
    changes.emit()
  }

  const loadOnce = memoizeAsync(async () => {
    const store = await options.load()
    const follow = () => show(options.view(store))
    store.subscribe(follow)
    store.onNotice?.((notice) => {
      if (isHeard) notices.emit(notice)
      else missed.push(notice)
    })
    // The store's state and notices report failures of the start.
    void store.start?.()
    follow()
    return store
  })

  // After the failure is forgotten, so that a listener that loads again does load again.
  const load = () =>
    loadOnce().catch((error: unknown) => {
      if (options.failed !== undefined) show(options.failed)
      throw error
    })

  const { served = options.initial } = options
  return {
    getState: () => view,
    getServedState: () => served,
    subscribe: changes.subscribe,
    onNotice(listener) {
      isHeard = true
      for (const notice of missed.splice(0)) listener(notice)
      return notices.subscribe(listener)
    },
    load,
  }
}
