import type { RegionCountry } from '@umber/storefront-core/checkout'
import { stripeAmount } from '@umber/storefront-core/payments'
import { useCallback, useEffect, useRef, useState } from 'react'
import { importWithReload } from '../../../../browser/import-with-reload.ts'
import { paths } from '../../../../config/paths.ts'
import { expressCopy as copy } from '../../../../copy/express-checkout.ts'
import { useCart } from '../../../../hooks/use-cart.ts'
import { overlayOf, useShownLocation } from '../../../../hooks/location-provider.tsx'
import { useHref } from '../../../../hooks/use-href.ts'
import { useNavigate } from '../../../../hooks/use-navigate.ts'
import { useServices } from '../../../../services/services-context.ts'
import { notify } from '../../../../ui/toast/notify.ts'
import { expressOffer, type ExpressPurchase } from './express-offer.ts'
import { mountExpressElement, type ExpressElement } from './mount-express-element.ts'
import { createWalletVisits, type WalletEnd } from './wallet-visits.ts'

const loadSession = async () => await importWithReload(() => import('./express-session.ts'))

interface ExpressCheckoutOptions {
  readonly settings: Readonly<Record<string, string>>
  readonly countries: readonly RegionCountry[]
  readonly purchase: ExpressPurchase | undefined
}

/** Stripe's buttons in `place`, and what becomes of a wallet that they open. */
export function useExpressCheckout({ settings, countries, purchase }: ExpressCheckoutOptions) {
  const services = useServices()
  const navigate = useNavigate()
  const hrefOf = useHref()
  const shown = useShownLocation()
  const view = useCart()
  const place = useRef<HTMLDivElement>(null)
  const element = useRef<ExpressElement>(undefined)
  const [hasWallet, setHasWallet] = useState(false)
  const [isOrdering, setOrdering] = useState(false)
  const [end, setEnd] = useState<WalletEnd>()
  const { toAdd, put } = useAdded(purchase)
  const offer = expressOffer(view, toAdd)
  // The element is mounted once, and uses what is current.
  const current = useRef({ offer, put })
  useEffect(() => {
    current.current = { offer, put }
    element.current?.update()
  })

  const finish = useCallback(
    (reached: WalletEnd) => {
      setOrdering(false)
      setEnd(reached)
      // From a drawer, whose history entry is not gone back to.
      const replace = overlayOf(shown.read().state) !== undefined
      if (reached.kind === 'placed' && reached.order.id !== undefined)
        navigate(paths.placedOrder(reached.order.id), { replace })
      if (reached.kind === 'open') navigate(`${paths.checkout()}?step=payment`, { replace })
      if (reached.kind === 'placed-elsewhere')
        notify({
          title: copy.placedElsewhere,
          description: copy.placedElsewhereMore(reached.order.number),
          tone: 'warning',
        })
    },
    [navigate, shown],
  )

  const finishing = useRef(finish)
  useEffect(() => {
    finishing.current = finish
  })

  useEffect(() => {
    if (place.current === null) return undefined
    const visits = createWalletVisits({
      offer: () => current.current.offer,
      put: async () => await current.current.put(),
      openSession: async (signal) =>
        await (await loadSession()).openExpressSession(services, countries, signal),
      onOpen: () => setEnd(undefined),
      onOrder() {
        setEnd(undefined)
        setOrdering(true)
      },
      onEnd: (reached) => finishing.current(reached),
      log: services.log,
    })
    const mounted = mountExpressElement({
      place: place.current,
      publishableKey: settings['publishableKey'] ?? '',
      capture: settings['capture'] === 'automatic' ? 'automatic' : 'manual',
      sum: () => {
        const { total } = current.current.offer
        return { amount: stripeAmount(total), currency: total.currency }
      },
      countries: countries.map(({ code }) => code),
      returnUrl: services.origin + hrefOf(paths.checkoutReturn()),
      events: visits,
      onReady(isThere) {
        setHasWallet(isThere)
        if (isThere) loadSession().catch(() => undefined)
      },
    })
    element.current = mounted
    return () => {
      visits.close()
      mounted.remove()
    }
  }, [services, settings, countries, hrefOf])

  return { place, hasWallet, isOrdering, isReady: offer.isReady, end }
}

/** What a product page has to add still: nothing when a wallet that was left has added the same. */
function useAdded(purchase: ExpressPurchase | undefined) {
  const { lines } = useCart()
  const [added, setAdded] = useState('')
  const key = `${purchase?.variantId} ${purchase?.quantity}`
  const isAdded =
    added === key &&
    lines.some(
      ({ variantId, quantity }) => variantId === purchase?.variantId && quantity >= purchase.quantity,
    )
  const toAdd = isAdded ? undefined : purchase
  return {
    toAdd,
    put: async () => {
      if (toAdd === undefined) return true
      const isPut = await toAdd.put()
      if (isPut) setAdded(key)
      return isPut
    },
  }
}
