import { allowProviderCode } from '../../browser/allow-provider-code.ts'
import type { Measuring } from './events.ts'

/** Its commands are put into a queue, which its script works off. */
type Queue = unknown[]

/** Only its measuring: the shop has no advertising. */
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

const host = 'www.googletagmanager.com'

/**
 * Google Analytics 4, with Consent Mode 2: everything is denied until the visitor has agreed, and only then is this called.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
export function googleAnalytics(
  id: string,
  page: Document & { readonly defaultView: Window | null },
): Measuring {
  const place = page.defaultView as (Window & Record<string, unknown>) | null
  if (place === null) throw new Error('The page has no window.')
  const queue = (place['dataLayer'] ??= []) as Queue
  // Its script knows commands by being `arguments`, and nothing else.
  function command(..._words: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- see above
    queue.push(arguments)
  }
  const off = `ga-disable-${id}`
  Reflect.deleteProperty(place, off)
  command('consent', 'default', denied)
  command('consent', 'update', { analytics_storage: 'granted' })
  command('js', new Date())
  command('config', id, { send_page_view: false })
  const address = `https://${host}/gtag/js?id=${encodeURIComponent(id)}`
  if (page.querySelector(`script[src="${address}"]`) === null) {
    allowProviderCode({ isScriptHost: (name) => name === host })
    const script = page.createElement('script')
    script.async = true
    script.src = address
    page.head.append(script)
  }
  return {
    page(address) {
      // In place of the page's own, which could grant access to an order.
      command('set', { page_location: address })
      command('event', 'page_view', { page_location: address, page_title: page.title })
    },
    send: ({ name, params }) => command('event', name, params),
    stop() {
      command('consent', 'update', denied)
      place[off] = true
      for (const name of page.cookie.split(/;\s*/).map((pair) => pair.replace(/=.*/s, '')))
        if (/^_ga(?:_|$)/.test(name)) forgetCookie(page, name)
    },
  }
}

/** Google sets it for the widest domain that the browser allows. */
function forgetCookie(page: Document, name: string): void {
  const parts = page.location.hostname.split('.')
  const domains = parts.map((_, at) => parts.slice(at).join('.'))
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store does not know all of them
  for (const domain of domains) page.cookie = `${name}=; max-age=0; path=/; domain=${domain}`
  // oxlint-disable-next-line unicorn/no-document-cookie -- see above
  page.cookie = `${name}=; max-age=0; path=/`
}
