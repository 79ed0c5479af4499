import { contactOf } from '../content/contact.ts'
import type { ShownSettings } from '../config/shown-settings.ts'
import { escaped } from './head-html.ts'

/** What a page says where no scripts run, with whom to write to: the content of its `<noscript>`. */
export function noScriptHtml(settings: ShownSettings): string {
  const { email, phone } = contactOf(settings)
  const ways = [email, phone].flatMap((way) =>
    way === undefined ? [] : [`<a href="${escaped(way.href)}">${escaped(way.words)}</a>`],
  )
  const person = ways.length === 0 ? '' : `, or order from a person: ${ways.join(', ')}`
  return `<p class="no-script">Without JavaScript you can look around, search and filter. The cart, the checkout and your account need it: turn it on and reload the page${person}.</p>`
}
