import { useQueryClient } from '@tanstack/react-query'
import type { MeasuringSettings } from '@umber/storefront-core/shop'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createBrowserStorage } from '../../browser/storage.ts'
import { pageAt, type PlacedPage } from '../../config/match-page.ts'
import { useParsedPath, usePathname, useSearch } from '../../hooks/location-provider.tsx'
import type { OpenedCheckout } from '../../services/opened-checkout.ts'
import { useServices } from '../../services/services-context.ts'
import { consent as ofDevice, type Consent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import type { Measuring, ShopEvent } from './events.ts'
import { followCart } from './follow-cart.ts'
import { followCheckout, tellPurchase } from './follow-checkout.ts'
import { googleAnalytics } from './google-analytics.ts'
import { currencyOf, itemOfLine, saleOf } from './items.ts'
import { measuredAddress, pageEvent } from './page-events.ts'
import { plausible } from './plausible.ts'

type Start = (settings: MeasuringSettings) => Measuring

interface MeasuringPartProps {
  readonly settings: MeasuringSettings
  readonly consent?: Consent
  /** Loads and starts those who count. Called with the visitor's consent only. */
  readonly start?: Start
}

/** Asks the visitor, and tells what happens in the shop to those who count, as long as the visitor agrees. */
export function MeasuringPart({ settings, consent = ofDevice, start = startAll }: MeasuringPartProps) {
  const choice = useSyncExternalStore(consent.subscribe, consent.choice)
  const isAsking = useSyncExternalStore(consent.subscribe, consent.isAsking)
  return (
    <>
      {choice === 'accepted' && <Measured settings={settings} start={start} />}
      {isAsking && (
        <ConsentBanner
          settings={settings}
          choice={choice}
          isAskedFor={choice !== undefined}
          onChoose={consent.choose}
        />
      )}
    </>
  )
}

function Measured({ settings, start }: Required<Pick<MeasuringPartProps, 'settings' | 'start'>>) {
  const { cart, openedCheckout, preset } = useServices()
  const [measuring] = useState(createRelay)
  const page = pageAt(useParsedPath(), preset.name)
  // Before the effects that tell something.
  useEffect(() => measuring.begin(start(settings)), [measuring, settings, start])
  usePages(measuring, page)
  useEffect(() => followCart(cart, measuring.send), [cart, measuring])
  useEffect(() => followOpened(openedCheckout, measuring.send), [openedCheckout, measuring])
  return null
}

/** Hands on what is told, from the start of a measuring to its end. */
function createRelay() {
  let current: Measuring | undefined
  return {
    begin(measuring: Measuring) {
      current = measuring
      return () => {
        current = undefined
        measuring.stop()
      }
    },
    page: (address: string) => current?.page(address),
    send: (event: ShopEvent) => current?.send(event),
  }
}

type Relay = Pick<Measuring, 'page' | 'send'>

const storage = createBrowserStorage(() => window.localStorage)

/** Follows the checkout that is open, and each that is opened. */
function followOpened(opened: OpenedCheckout, tell: Relay['send']): () => void {
  let stop: (() => void) | undefined
  const follow = (): void => {
    stop?.()
    const checkout = opened.current()
    stop = checkout && followCheckout(checkout, storage, tell)
  }
  follow()
  const end = opened.subscribe(follow)
  return () => {
    end()
    stop?.()
  }
}

/** Tells of each page, and of what it shows as soon as that is there. */
function usePages(measuring: Relay, page: PlacedPage): void {
  const services = useServices()
  const client = useQueryClient()
  const pathname = usePathname()
  const search = useSearch()
  // A filter, a choice or a sheet is no other page; another term is another search.
  const term = new URLSearchParams(search).get('q')
  useEffect(() => {
    measuring.page(measuredAddress(services, page, { pathname, search }))
    return whenKnown(
      (act) => [client.getQueryCache().subscribe(act), services.cart.subscribe(act)],
      () => {
        if (page.name === 'cart') return cartEvent(services.cart.getState())
        return pageEvent(page, search, services, client)
      },
      measuring.send,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [measuring, services, client, pathname, term])
  useEffect(() => {
    if (page.name !== 'placedOrder') return undefined
    let isLeft = false
    // The order was placed by this tab, before the page was loaded anew.
    const recall = async (): Promise<void> => {
      const { recallOrder } = await import('./recall-order.ts')
      const confirmation = isLeft ? undefined : recallOrder(services.tabStorage, page.params['id'] ?? '')
      if (confirmation !== undefined) tellPurchase(confirmation, storage, measuring.send)
    }
    recall().catch(() => undefined)
    return () => void (isLeft = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the page is that of the path
  }, [measuring, services, pathname])
}

function cartEvent({ status, lines }: ReturnType<ReturnType<typeof useServices>['cart']['getState']>) {
  const [first] = lines
  if (status !== 'ready') return undefined
  if (first === undefined) return 'nothing' as const
  const items = lines.map((line) => itemOfLine(line))
  return { name: 'view_cart', params: saleOf(currencyOf(first.price), items) } as const
}

/** Sends an event once, when there is one. Returns a function that ends the wait. */
function whenKnown(
  subscribe: (act: () => void) => readonly (() => void)[],
  read: () => ShopEvent | 'nothing' | undefined,
  send: (event: ShopEvent) => void,
): () => void {
  let ends: readonly (() => void)[] = []
  const end = (): void => {
    for (const stop of ends) stop()
    ends = []
  }
  let isOver = false
  const look = (): void => {
    const event = isOver ? undefined : read()
    if (event === undefined) return
    isOver = true
    end()
    if (event !== 'nothing') send(event)
  }
  ends = subscribe(look)
  look()
  return end
}

function startAll({ ga4Id, plausibleDomain }: MeasuringSettings): Measuring {
  const all = [
    ...(ga4Id === undefined ? [] : [googleAnalytics(ga4Id, document)]),
    ...(plausibleDomain === undefined
      ? []
      : [plausible(plausibleDomain, (...request) => fetch(...request), document.referrer)]),
  ]
  return {
    page: (address) => all.forEach((one) => one.page(address)),
    send: (event) => all.forEach((one) => one.send(event)),
    stop: () => all.forEach((one) => one.stop()),
  }
}
