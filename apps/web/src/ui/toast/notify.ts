/** Session storage key of the toast for the next page. */
export const leftOverKey = 'toast'

export interface Toast {
  readonly title: string
  readonly description?: string | undefined
  readonly tone?: 'plain' | 'info' | 'success' | 'warning' | 'error' | undefined
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** Where toasts are in the window. */
export type ToastPlace = 'top' | 'bottom'

type Show = (toast: Toast) => void

const plainDuration = 4000
const errorDuration = 8000

/** In milliseconds. Errors stay longer, because they take longer to read. */
export const toastDuration = (toast: Toast) => (toast.tone === 'error' ? errorDuration : plainDuration)

export function createToastQueue() {
  let show: Show | undefined
  let waiting: Toast | undefined
  const callers = new Set<() => void>()

  return {
    /**
     * Shows a toast in place of the current one. Until the toaster's code has loaded, only the newest toast is
     * queued.
     */
    notify(toast: Toast) {
      if (show !== undefined) {
        show(toast)
        return
      }
      waiting = toast
      for (const call of callers) call()
    },
    /** Calls back when a toast is queued and the toaster is not loaded yet. */
    onWanted(call: () => void) {
      callers.add(call)
      if (waiting !== undefined) call()
      return () => {
        callers.delete(call)
      }
    },
    /** Attaches the loaded toaster. */
    open(next: Show) {
      show = next
      const first = waiting
      waiting = undefined
      if (first !== undefined) next(first)
      return () => {
        if (show === next) show = undefined
      }
    },
  }
}

export const toastQueue = createToastQueue()

export const notify = (toast: Toast) => toastQueue.notify(toast)
