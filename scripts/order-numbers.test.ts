import { expect, it } from 'vitest'
import { orderNumber } from '../apps/backend/src/lib/email/order-number.ts'
import { settingDefaults } from '../apps/backend/src/lib/shop-settings/defaults.ts'
import { orderNumberPrefix } from '../apps/web/src/content/brand.ts'
import { lookupCopy } from '../apps/web/src/copy/after-sales.ts'

it('The shop, its texts and the backend’s emails agree on how an order number begins', () => {
  const example = orderNumber(settingDefaults.orderNumberPrefix, 12)
  expect(example).toBe(`${orderNumberPrefix}-000012`)
  expect([lookupCopy.numberHint, lookupCopy.badNumber]).toEqual([
    expect.stringContaining(example),
    expect.stringContaining(example),
  ])
})
