import { notFound, unauthorized } from '../refusal.ts'
import { isWire, type Wire } from '../wire/wire.ts'
import { shownPosts } from './journal-routes.ts'
import { previewOf } from './preview.ts'
import type { FakeShopPage } from '../fixtures/fake-shop-page.ts'
import { bodyOf, param, textIn, type Call, type Route } from './route.ts'

/** What the owner has set and written. The real backend also validates it. */
export const shopSettingsRoutes: readonly Route[] = [
  { method: 'GET', path: '/store/shop-settings', answer: settings },
  { method: 'GET', path: '/store/shop-pages', answer: pages },
  { method: 'GET', path: '/store/shop-pages/:slug', answer: page },
  { method: 'POST', path: '/admin/shop-settings', answer: saveSettings },
  { method: 'POST', path: '/admin/shop-pages', answer: savePage },
]

const titles = ({ database }: Call) =>
  [...database.shopPages.values()]
    .filter(({ status }) => status === 'published')
    .map(({ slug, title }) => ({ slug, title }))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))

function settings(call: Call) {
  const { announcements, ...shown } = { ...nothing, ...call.database.shopSettings }
  return {
    shop_settings: {
      ...shown,
      announcement: announcementOf(announcements, call.database.clock.now()),
      pages: titles(call),
      has_journal: shownPosts(call).length > 0,
    },
  }
}

/** The first that is on, and whose time it is. */
function announcementOf(announcements: unknown, now: number): Wire | null {
  const all: readonly unknown[] = Array.isArray(announcements) ? announcements : []
  const found = all.filter(isWire).find(({ is_on: isOn, begins_at: begin, ends_at: end }) => {
    const [from, to] = [Date.parse(String(begin)), Date.parse(String(end))]
    return isOn !== false && !(from > now) && !(to <= now)
  })
  return found === undefined ? null : { is_on: true, text: found['text'], url: found['url'] ?? null }
}

function pages(call: Call) {
  const shop_pages = titles(call)
  return { shop_pages, count: shop_pages.length }
}

function page(call: Call) {
  const slug = param(call, 'slug')
  const found = call.database.shopPages.get(slug)
  const isOpen = found?.status === 'published' || (found !== undefined && call.pageAccess === previewOf(slug))
  if (found === undefined || !isOpen) throw notFound(`Shop page with slug: ${slug} was not found`)
  return { shop_page: { ...found, updated_at: new Date(call.opened).toISOString() } }
}

function checkAdmin({ token }: Call): void {
  if (token?.purpose !== 'administration') throw unauthorized()
}

function saveSettings(call: Call) {
  checkAdmin(call)
  call.database.shopSettings = bodyOf(call)
  return { shop_settings: { ...nothing, ...call.database.shopSettings } }
}

function savePage(call: Call) {
  checkAdmin(call)
  const body = bodyOf(call)
  const slug = textIn(body, 'slug') ?? ''
  const saved: FakeShopPage = {
    slug,
    title: textIn(body, 'title') ?? '',
    body: textIn(body, 'body') ?? '',
    seo_title: textIn(body, 'seo_title') ?? null,
    seo_description: textIn(body, 'seo_description') ?? null,
    status: body['status'] === 'published' ? 'published' : 'draft',
  }
  call.database.shopPages.set(slug, saved)
  return { shop_page: saved }
}

/** Settings of which nothing was set. */
const nothing = {
  name: null,
  description: null,
  wordmark: null,
  icon: null,
  social_picture: null,
  contact: { email: null, phone: null, address: null, hours: null },
  social_links: null,
  announcements: null as unknown,
  return_days: null,
  cancel_minutes: null,
  order_number_prefix: null,
  featured_product_ids: null,
  hero: { title: null, text: null, link: null, picture: null, picture_text: null },
  home_sections: null,
  menu_links: null,
  footer: { text: null, columns: null },
  checkout_note: null,
  reviews: { is_on: false, ask_after_days: null },
  measuring: { ga4_id: null, plausible_domain: null },
  company_accounts: { is_on: false },
  quick_order: { is_on: false },
  offline: { is_on: false },
  invoice: {
    legal_name: null,
    tax_number: null,
    registration_number: null,
    address: null,
    number_prefix: null,
    first_number: null,
    credit_note_prefix: null,
    first_credit_note_number: null,
  },
}
