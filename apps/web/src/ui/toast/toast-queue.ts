import { notify, type Toast, leftOverKey as key } from './notify.ts'

/** The tab's session storage. */
interface ToastStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

type Words = Pick<Toast, 'title' | 'description'>

/** Queues a toast for the next page load. */
export function notifyAfterReload(storage: ToastStorage, { title, description }: Words): void {
  storage.set(key, JSON.stringify([title, description ?? '']))
}

/** Shows the toast queued before the page load, once. */
export function notifyFromBefore(storage: ToastStorage): void {
  const left = wordsFrom(storage.get(key))
  storage.remove(key)
  if (left !== undefined) notify({ ...left, tone: 'success' })
}

function wordsFrom(stored: string | null): Words | undefined {
  try {
    const [title, description]: unknown[] = JSON.parse(stored ?? '[]') as unknown[]
    if (typeof title !== 'string' || typeof description !== 'string' || title === '') return undefined
    return description === '' ? { title } : { title, description }
  } catch {
    return undefined
  }
}
