import type {
  ICartModuleService,
  IOrderModuleService,
  IPromotionModuleService,
} from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

import { wholeDiscounts, type DiscountedCart } from '../../lib/money/whole-discounts'
import { withCurrency, withWholeTotals } from '../../lib/money/whole-totals'

interface Dependencies {
  readonly [Modules.PROMOTION]: Pick<IPromotionModuleService, 'computeActions'>
  readonly [Modules.CART]: Pick<ICartModuleService, 'retrieveCart' | 'listCarts' | 'listAndCountCarts'>
  readonly [Modules.ORDER]: Pick<IOrderModuleService, 'retrieveOrder' | 'listOrders' | 'listAndCountOrders'>
}

/**
 * Rounds amounts where they arise: the discounts that the promotion module computes for carts, draft orders and edits of
 * orders, and the totals that the modules of carts and orders compute with taxes. Medusa rounds neither, and has no hook between them and what
 * its workflows write.
 */
export class WholeAmountsService {
  private readonly dependencies: Dependencies

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies
  }

  /** Name required by Medusa. */
  __hooks = { onApplicationStart: async (): Promise<void> => this.start() }

  private start(): void {
    roundDiscounts(this.dependencies[Modules.PROMOTION])
    roundCarts(this.dependencies[Modules.CART])
    roundOrders(this.dependencies[Modules.ORDER])
  }
}

function roundDiscounts(promotions: Dependencies[typeof Modules.PROMOTION]): void {
  const compute = promotions.computeActions.bind(promotions)
  promotions.computeActions = async (codes, cart, ...others) => {
    const actions = await compute(codes, cart, ...others)
    return [...wholeDiscounts(actions, cart as unknown as DiscountedCart)]
  }
}

function roundCarts(carts: Dependencies[typeof Modules.CART]): void {
  const retrieve = carts.retrieveCart.bind(carts)
  const list = carts.listCarts.bind(carts)
  const listAndCount = carts.listAndCountCarts.bind(carts)
  carts.retrieveCart = async (id, config, ...others) =>
    withWholeTotals(await retrieve(id, withCurrency(config), ...others))
  carts.listCarts = async (filters, config, ...others) =>
    (await list(filters, withCurrency(config), ...others)).map((cart) => withWholeTotals(cart))
  carts.listAndCountCarts = async (filters, config, ...others) => {
    const [found, count] = await listAndCount(filters, withCurrency(config), ...others)
    return [found.map((cart) => withWholeTotals(cart)), count]
  }
}

function roundOrders(orders: Dependencies[typeof Modules.ORDER]): void {
  const retrieve = orders.retrieveOrder.bind(orders)
  const list = orders.listOrders.bind(orders)
  const listAndCount = orders.listAndCountOrders.bind(orders)
  orders.retrieveOrder = async (id, config, ...others) =>
    withWholeTotals(await retrieve(id, withCurrency(config), ...others))
  orders.listOrders = async (filters, config, ...others) =>
    (await list(filters, withCurrency(config), ...others)).map((order) => withWholeTotals(order))
  orders.listAndCountOrders = async (filters, config, ...others) => {
    const [found, count] = await listAndCount(filters, withCurrency(config), ...others)
    return [found.map((order) => withWholeTotals(order)), count]
  }
}
