import { collect, field, number, text } from '../parse/read.ts'
import { pictureUrl } from '../parse/picture-url.ts'
import { addressKind } from '../parse/safe-address.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { ShopSettings } from '../ports/shop-settings.ts'
import { titleFrom } from './content-from-wire.ts'
import { homeSectionFrom } from './home-section-from-wire.ts'
import { addressFrom, linkFrom } from './link-from-wire.ts'

/** Reads settings of any shape: what is missing or odd counts as not set. */
export function settingsFromWire(wire: unknown, backendUrl: string): ShopSettings {
  const at = (...path: readonly string[]): unknown => path.reduce(field, wire)
  const words = (...path: readonly string[]) => text(at(...path))
  const picture = (...path: readonly string[]) => pictureUrl(at(...path), backendUrl)
  const isOn = (group: string) => (at(group, 'is_on') === true ? (true as const) : undefined)
  const lines = (...path: readonly string[]) => filled(collect(at(...path), text))
  return {
    ...omitUndefined({
      name: words('name'),
      description: words('description'),
      wordmark: picture('wordmark'),
      icon: picture('icon'),
      socialPicture: picture('social_picture'),
      socialLinks: filled(collect(at('social_links'), socialLinkFrom)),
      announcement: announcementFrom(at('announcement')),
      returnDays: wholeFrom(at('return_days')),
      orderNumberPrefix: words('order_number_prefix'),
      featuredProductIds: lines('featured_product_ids'),
      hasReviews: isOn('reviews'),
      homeSections: filled(collect(at('home_sections'), (one) => homeSectionFrom(one, backendUrl))),
      checkoutNote: words('checkout_note'),
      measuring: measuringFrom(at('measuring')),
      takesGiftCards: isOn('gift_cards'),
      takesStoreCredit: isOn('store_credit'),
      hasCompanyAccounts: isOn('company_accounts'),
      hasQuickOrder: isOn('quick_order'),
      readsOffline: isOn('offline'),
    }),
    contact: omitUndefined({
      email: words('contact', 'email'),
      phone: words('contact', 'phone'),
      address: lines('contact', 'address'),
      hours: lines('contact', 'hours'),
    }),
    hero: omitUndefined({
      title: words('hero', 'title'),
      text: words('hero', 'text'),
      link: linkFrom(at('hero', 'link')),
      picture: picture('hero', 'picture'),
      pictureText: words('hero', 'picture_text'),
    }),
    menuLinks: collect(at('menu_links'), linkFrom),
    footer: omitUndefined({
      text: words('footer', 'text'),
      columns: filled(collect(at('footer', 'columns'), columnFrom)),
    }),
    invoice: omitUndefined({
      legalName: words('invoice', 'legal_name'),
      taxNumber: words('invoice', 'tax_number'),
      registration: words('invoice', 'registration_number'),
      address: lines('invoice', 'address'),
    }),
    pages: collect(at('pages'), titleFrom),
    hasJournal: at('has_journal') === true,
  }
}

function filled<Value>(list: readonly Value[]): readonly Value[] | undefined {
  return list.length === 0 ? undefined : list
}

function wholeFrom(wire: unknown): number | undefined {
  const read = number(wire)
  return read !== undefined && Number.isInteger(read) && read >= 0 ? read : undefined
}

function socialLinkFrom(wire: unknown) {
  const [name, url] = [text(field(wire, 'name')), addressFrom(field(wire, 'url'))]
  return name === undefined || url === undefined || addressKind(url) !== 'web' ? undefined : { name, url }
}

function announcementFrom(wire: unknown): ShopSettings['announcement'] {
  const words = text(field(wire, 'text'))
  if (field(wire, 'is_on') !== true || words === undefined) return undefined
  return { text: words, ...omitUndefined({ url: addressFrom(field(wire, 'url')) }) }
}

/** Both become a part of the page's policy, so nothing else than what they look like is taken. */
function measuringFrom(wire: unknown): ShopSettings['measuring'] {
  const ga4Id = matching(field(wire, 'ga4_id'), /^G-[A-Z\d]{4,20}$/)
  const plausibleDomain = matching(field(wire, 'plausible_domain'), /^[a-z\d.-]{3,253}$/)
  if (ga4Id === undefined && plausibleDomain === undefined) return undefined
  return omitUndefined({ ga4Id, plausibleDomain })
}

function matching(wire: unknown, pattern: RegExp): string | undefined {
  const words = text(wire)
  return words !== undefined && pattern.test(words) ? words : undefined
}

function columnFrom(wire: unknown) {
  const [title, links] = [text(field(wire, 'title')), collect(field(wire, 'links'), linkFrom)]
  return title === undefined || links.length === 0 ? undefined : { title, links }
}
