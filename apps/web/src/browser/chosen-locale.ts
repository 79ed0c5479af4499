import { storageKeyPrefix } from '../content/brand.ts'

const key = `${storageKeyPrefix}locale`

type LocaleStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The locale that was chosen on this device, such as `en-DE`. Undefined without a choice. */
export function chosenLocale(open: () => LocaleStorage): string | undefined {
  try {
    return open().getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Remembers a choice when possible. It never leads anywhere by itself. */
export function chooseLocale(tag: string, open: () => LocaleStorage): void {
  try {
    open().setItem(key, tag)
  } catch {
    // The shop asks again on the next page.
  }
}
