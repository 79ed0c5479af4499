export interface Toast {
  readonly title: string
  readonly description?: string | undefined
  readonly tone?: 'plain' | 'info' | 'success' | 'warning' | 'error' | undefined
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined
}

type Show = (toast: Toast) => void

const plainDuration = 4000
const errorDuration = 8000

/** How long a toast stays, in milliseconds; a failure takes longer to read. */
export const toastDuration = (toast: Toast) => (toast.tone === 'error' ? errorDuration : plainDuration)

export function createToastDesk() {
  let show: Show | undefined
  let waiting: Toast | undefined
  const callers = new Set<() => void>()

  return {
    /** Shows a toast in place of the one that is there. Before the toaster's code has come, the newest waits. */
    notify(toast: Toast) {
      if (show !== undefined) {
        show(toast)
        return
      }
      waiting = toast
      for (const call of callers) call()
    },
    /** Told when a first toast wants to be shown and the toaster is not there yet. */
    onWanted(call: () => void) {
      callers.add(call)
      if (waiting !== undefined) call()
      return () => {
        callers.delete(call)
      }
    },
    /** The toaster is there. */
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

export const toastDesk = createToastDesk()

export const notify = (toast: Toast) => toastDesk.notify(toast)
