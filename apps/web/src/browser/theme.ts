import { storageKeyPrefix } from '../content/brand.ts'

export type Theme = 'system' | 'light' | 'dark'

/** index.html reads this key before the first paint. */
const key = `${storageKeyPrefix}theme`

const grounds = { light: '#faf8f4', dark: '#161310' } as const

type ThemeStorage = Pick<Storage, 'setItem' | 'removeItem'>

/** The theme of the page; 'system' without a choice. */
export function chosenTheme({ documentElement }: Document): Theme {
  const { theme } = documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Calls back when the theme of the page is chosen anew. */
export function followTheme({ documentElement }: Document, callback: () => void): () => void {
  const watcher = new MutationObserver(callback)
  watcher.observe(documentElement, { attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
}

/** Applies the theme and stores the choice when possible. */
export function chooseTheme(theme: Theme, page: Document, open: () => ThemeStorage): void {
  if (theme === 'system') delete page.documentElement.dataset['theme']
  else page.documentElement.dataset['theme'] = theme
  for (const meta of page.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = grounds[theme === 'system' ? own : theme]
  }
  try {
    if (theme === 'system') open().removeItem(key)
    else open().setItem(key, theme)
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}
