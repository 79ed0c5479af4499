import { contactOf } from '../content/contact.ts'
import type { ShownSettings } from '../config/shown-settings.ts'
import { documentCopy } from '../copy/document.ts'
import { escaped } from './head-html.ts'
import { inRow } from '../i18n/in-row.ts'

/** What a page says where no scripts run, with whom to write to: the content of its `<noscript>`. */
export function noScriptHtml(settings: ShownSettings): string {
  const { email, phone } = contactOf(settings)
  const ways = [email, phone].flatMap((way) =>
    way === undefined ? [] : [`<a href="${escaped(way.href)}">${escaped(way.words)}</a>`],
  )
  return `<p class="no-script">${sentenceWith(ways)}</p>`
}

/** The text is escaped before the links are in it. */
function sentenceWith(ways: readonly string[]): string {
  if (ways.length === 0) return escaped(documentCopy.noScript)
  return escaped(documentCopy.noScriptWithPerson('%')).replace('%', () => inRow(ways))
}
