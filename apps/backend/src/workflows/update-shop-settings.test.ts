import { createMedusaContainer } from '@medusajs/framework/utils'
import { asValue } from '@medusajs/framework/awilix'
import { expect, it, vi } from 'vitest'

import { noSettings, type ShopSettings } from '../lib/shop-settings/settings-schema'
import { updateShopSettingsWorkflow } from './update-shop-settings'

const settings: ShopSettings = { ...noSettings, name: 'Kiesel' }

function open(request: () => void) {
  let stored: ShopSettings = noSettings
  const container = createMedusaContainer()
  container.register(
    'shopSettings',
    asValue({
      read: async () => stored,
      write: async (next: ShopSettings) => void (stored = next),
      listJournalPosts: async () => [],
    }),
  )
  container.register('pagePurge', asValue({ request }))
  return {
    save: async () => updateShopSettingsWorkflow(container).run({ input: { settings } }),
    stored: () => stored,
  }
}

it('Saving the settings makes the shop drop its rendered pages', async () => {
  const request = vi.fn<() => void>()
  const { save, stored } = open(request)
  expect((await save()).result).toEqual(settings)
  expect(stored()).toEqual(settings)
  expect(request).toHaveBeenCalledOnce()
})

it('The settings are as they were when a later step fails', async () => {
  const { save, stored } = open(() => {
    throw new Error('no purge')
  })
  await expect(save()).rejects.toThrow('no purge')
  expect(stored()).toEqual(noSettings)
})
