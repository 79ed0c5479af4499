import type { ReadPage } from './kept-pages.ts'

/** The place of the list in the page that the server makes (`server/pages/offline-page.ts`). */
const list = /<ul id="read">[^<]*<\/ul>/

/** The offline page with links to what was read. Without any, it says so. */
export function withReadPages(page: string, read: readonly ReadPage[]): string {
  if (read.length === 0) return page
  const items = read.map(({ key, title }) => `<li><a href="${escaped(key)}">${title}</a></li>`).join('')
  return page.replace(list, () => `<ul id="read">${items}</ul>`)
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
