import { notify, type Toast } from './notify.ts'
import { leftOverKey as key } from './toast-left-over.ts'

/** Where it is kept meanwhile: the storage of this tab. */
interface Kept {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

type Words = Pick<Toast, 'title' | 'description'>

/** Says it on the page that is loaded next. */
export function notifyAfterReload(storage: Kept, { title, description }: Words): void {
  storage.set(key, JSON.stringify([title, description ?? '']))
}

/** Says what the page before left to be said, once. */
export function notifyFromBefore(storage: Kept): void {
  const left = wordsFrom(storage.get(key))
  storage.remove(key)
  if (left !== undefined) notify({ ...left, tone: 'success' })
}

function wordsFrom(kept: string | null): Words | undefined {
  try {
    const [title, description]: unknown[] = JSON.parse(kept ?? '[]') as unknown[]
    if (typeof title !== 'string' || typeof description !== 'string' || title === '') return undefined
    return description === '' ? { title } : { title, description }
  } catch {
    return undefined
  }
}
