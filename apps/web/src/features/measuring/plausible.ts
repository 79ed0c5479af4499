import type { Measuring, ShopEvent } from './events.ts'

const address = 'https://plausible.io/api/event'

/** Plausible, by its events API, without its script and without cookies: https://plausible.io/docs/events-api. */
export function plausible(domain: string, send: typeof fetch, referrer: string): Measuring {
  let isOver = false
  let url = ''
  let from: string | undefined = referrer
  const tell = (name: string, more: object): void => {
    if (isOver) return
    const body = JSON.stringify({ name, domain, url, ...(from && { referrer: from }), ...more })
    // A text, as its own script sends it, so that the browser asks for no permission first.
    const headers = { 'Content-Type': 'text/plain' }
    // No visitor waits for it, and there is nothing that could be done without it.
    send(address, { method: 'POST', body, headers, keepalive: true, credentials: 'omit' }).catch(
      () => undefined,
    )
  }
  return {
    page(address) {
      url = address
      tell('pageview', {})
      // The visitor came from there once.
      from = undefined
    },
    send(event) {
      if (event.name === 'purchase') tell('Purchase', purchaseOf(event.params))
      else tell(event.name, { props: propsOf(event) })
    },
    stop() {
      isOver = true
    },
  }
}

type PurchaseParams = Extract<ShopEvent, { readonly name: 'purchase' }>['params']

/** Its goals of revenue take an amount with a currency. */
const purchaseOf = ({ currency, value, items }: PurchaseParams) => ({
  revenue: { currency, amount: value },
  props: { items: items.length },
})

/** It takes texts and numbers, no lists. */
function propsOf({ params }: ShopEvent): Readonly<Record<string, string | number>> {
  const plain = Object.entries(params).flatMap(([name, value]: readonly [string, unknown]) =>
    typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [],
  )
  const names = 'items' in params ? params.items.slice(0, 5).map((item) => item.item_name) : []
  return { ...Object.fromEntries(plain), ...(names.length > 0 && { items: names.join(', ') }) }
}
