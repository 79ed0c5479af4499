import {
  deliveryDate,
  deviceOffset,
  leftUntilFree,
  pricedFor,
  type CalendarDate,
  type ShippingOption,
} from '@umber/storefront-core/checkout'
import { useMemo } from 'react'
import { deliveryCopy } from '../copy/delivery.ts'
import { useRegionDeliveries } from '../queries/deliveries.ts'
import { useShopSettings } from '../queries/shop-settings.ts'
import { useServices } from '../services/services-context.ts'
import { useCart } from './use-cart.ts'
import { useFormats } from './use-formats.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

export interface DeliveryWords {
  readonly id: string
  /** "Standard ₹5.99, arrives by Tue, 8 Dec" */
  readonly words: string
  /** "from ₹5.99", for the cheapest of several; "free" */
  readonly price: string
}

/** Every way of delivery in words, the cheapest first. What is said on the product, in the drawer and in the cart comes from here. */
export function useDeliveries(): readonly DeliveryWords[] {
  const deliveries = useCartDeliveries()
  const { money } = useServices().preset
  const write = useWriteDelivery()
  return useMemo(
    () =>
      cheapestFirst(deliveries).map((option) => ({
        id: option.id,
        words: write(option),
        price:
          option.price.amount === 0 ? deliveryCopy.nothing : deliveryCopy.from(money.products(option.price)),
      })),
    [deliveries, write, money],
  )
}

/** The cheapest one. Undefined while it is not known, and in the showcase. */
export function useCheapestDelivery(): DeliveryWords | undefined {
  return useDeliveries()[0]
}

/**
 * What the cart lacks until its delivery is free, or that it is; without anything in it, from which sum it will be. Undefined where
 * the shop's deliveries become free at no sum, and while they are not known.
 */
export function useFreeDelivery(): string | undefined {
  const deliveries = useRegionDeliveries()
  const { lines, total } = useCart()
  const { money } = useServices().preset
  const left = leftUntilFree(deliveries, total)
  if (left === undefined) return undefined
  if (lines.length === 0) return deliveryCopy.freeFrom(money.products(left))
  return left.amount === 0 ? deliveryCopy.isFree : deliveryCopy.leftUntilFree(money.products(left))
}

/** At their prices for what is in the cart: some may be free from a sum on. */
function useCartDeliveries(): readonly ShippingOption[] {
  const deliveries = useRegionDeliveries()
  const { total } = useCart()
  return useMemo(() => pricedFor(deliveries, total), [deliveries, total])
}

/** The last day to return what is ordered today with the cheapest delivery, "8 Jan". Not in a page from the server, which is kept. */
export function useReturnDate(): string | undefined {
  const [option] = cheapestFirst(useCartDeliveries())
  const { returnDays } = useShopSettings()
  const formats = useFormats()
  const isHydrated = useIsHydrated()
  const latest = option?.days?.[1]
  if (!isHydrated || latest === undefined) return undefined
  const { year, month, day } = arrivalIn(latest)
  const last = new Date(Date.UTC(year, month - 1, day + returnDays))
  return formats.shortDay({
    year: last.getUTCFullYear(),
    month: last.getUTCMonth() + 1,
    day: last.getUTCDate(),
  })
}

const cheapestFirst = (options: readonly ShippingOption[]) =>
  options.toSorted((one, other) => one.price.amount - other.price.amount)

/** A page from the server is kept, so the day comes when the browser has it. */
function useWriteDelivery(): (option: ShippingOption) => string {
  const { money } = useServices().preset
  const formats = useFormats()
  const isHydrated = useIsHydrated()
  return useMemo(
    () =>
      ({ name, price, days }) => {
        const named = price.amount === 0 ? deliveryCopy.free(name) : `${name} ${money.products(price)}`
        if (days === undefined || !isHydrated) return named
        return deliveryCopy.arrives({ delivery: named, day: formats.shortDay(arrivalIn(days[1])) })
      },
    [money, formats, isHydrated],
  )
}

/** The day by which a delivery arrives that is ordered now. */
export function arrivalIn(businessDays: number): CalendarDate {
  const now = Date.now()
  return deliveryDate(now, businessDays, deviceOffset(now))
}
