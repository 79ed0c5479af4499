import { expect, it } from 'vitest'
import { orderNumber } from '../apps/backend/src/lib/email/order-number.ts'
import { settingDefaults } from '../apps/backend/src/lib/shop-settings/defaults.ts'
import { orderNumbers } from '../packages/storefront-core/src/orders/order-number.ts'
import { orderNumberPrefix } from '../apps/web/src/content/brand.ts'

it('The shop and the backend’s emails agree on how an order number begins', () => {
  expect(settingDefaults.orderNumberPrefix).toBe(orderNumberPrefix)
  for (const prefix of [orderNumberPrefix, 'KI'])
    expect(orderNumber(prefix, 12)).toBe(orderNumbers(prefix).format(12))
})
