/** Why an existing code gives no discount on a cart. `waiting`: it applies to shipping, and no shipping method is chosen yet. */
export type CodeFate =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly reason: 'not-begun' | 'ended' | 'used-up' | 'not-for-this-cart' }
  | { readonly kind: 'refused'; readonly reason: 'minimum'; readonly minimum: number }

export interface JudgedPromotion {
  readonly status?: string | null
  readonly limit?: number | null
  readonly used?: number | null
  readonly campaign?: {
    readonly starts_at?: unknown
    readonly ends_at?: unknown
    readonly budget?: {
      readonly type?: string | null
      readonly limit?: unknown
      readonly used?: unknown
    } | null
  } | null
  readonly application_method?: { readonly target_type?: string | null } | null
  readonly rules?:
    | readonly {
        readonly attribute?: string | null
        readonly operator?: string | null
        readonly values?: readonly ({ readonly value?: unknown } | null)[] | null
      }[]
    | null
}

export interface JudgedCart {
  readonly [name: string]: unknown
  readonly shipping_methods?: readonly unknown[] | null
}

/** Medusa leaves such a code out without a reason, so its conditions are evaluated here. */
export function fateOf(promotion: JudgedPromotion, cart: JudgedCart, now: number): CodeFate {
  const { campaign, limit, used, status } = promotion
  const [begins, ends] = [dateOf(campaign?.starts_at), dateOf(campaign?.ends_at)]
  if (begins !== undefined && now < begins) return { kind: 'refused', reason: 'not-begun' }
  if (ends !== undefined && now > ends) return { kind: 'refused', reason: 'ended' }
  if (isUsedUp(limit, used) || isSpent(campaign?.budget)) return { kind: 'refused', reason: 'used-up' }
  const minimum = minimumOf(promotion, cart)
  if (minimum !== undefined) return { kind: 'refused', reason: 'minimum', minimum }
  const isForShipping = promotion.application_method?.target_type === 'shipping_methods'
  return status === 'active' && isForShipping && (cart.shipping_methods ?? []).length === 0
    ? { kind: 'waiting' }
    : { kind: 'refused', reason: 'not-for-this-cart' }
}

const isUsedUp = (limit: unknown, used: unknown): boolean =>
  limit !== null && limit !== undefined && Number(used ?? 0) >= Number(limit)

type Budget = NonNullable<JudgedPromotion['campaign']>['budget']

/** Whether the campaign's total budget is used up. A limit for each customer does not count. */
function isSpent(budget: Budget): boolean {
  return (budget?.type === 'usage' || budget?.type === 'spend') && isUsedUp(budget.limit, budget.used)
}

function dateOf(written: unknown): number | undefined {
  if (written === null || written === undefined) return undefined
  const time = new Date(written as string | Date).getTime()
  return Number.isNaN(time) ? undefined : time
}

/** The minimum total that a rule requires and the cart does not reach. */
function minimumOf({ rules }: JudgedPromotion, cart: JudgedCart): number | undefined {
  for (const { attribute, operator, values } of rules ?? []) {
    const least = Number(values?.[0]?.value)
    if (typeof attribute !== 'string' || !attribute.endsWith('total') || !/^gte?$/.test(operator ?? ''))
      continue
    const sum = Number(cart[attribute])
    if (Number.isFinite(least) && Number.isFinite(sum) && (operator === 'gt' ? sum <= least : sum < least))
      return least
  }
  return undefined
}

export interface CodedCart {
  readonly promotions?: readonly ({ readonly code?: string | null } | null | undefined)[] | null
}

/** The codes that apply to a cart, as Medusa reads them. */
export const appliedCodes = ({ promotions }: CodedCart): readonly string[] =>
  (promotions ?? []).flatMap((promotion) => promotion?.code ?? [])

const metadataName = 'waiting_codes'

/** More than a cart ever has. The latest are kept. */
const most = 10

export const namesWaitingCodes = (metadata: unknown): boolean =>
  typeof metadata === 'object' && metadata !== null && Object.hasOwn(metadata, metadataName)

/** The codes to apply once the cart has a shipping method. */
export function waitingCodes(metadata: unknown): readonly string[] {
  const kept: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, metadataName) : undefined
  return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string').slice(-most) : []
}

export function withWaitingCodes(metadata: unknown, codes: readonly string[]): Record<string, unknown> {
  const others = typeof metadata === 'object' && metadata !== null ? metadata : {}
  return { ...others, [metadataName]: codes.slice(-most) }
}
