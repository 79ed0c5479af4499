import { webStorage } from './token-storage.ts'

const key = 'medusa_locale'

/** The language answers are asked for; kept in the browser between visits, as js-sdk keeps it. */
export interface LocaleStore {
  get(): string
  set(locale: string): void
}

export function createLocaleStore(): LocaleStore {
  let current = ''
  return {
    get: () => webStorage('local')?.getItem(key) || current,
    set(locale) {
      webStorage('local')?.setItem(key, locale)
      current = locale
    },
  }
}
