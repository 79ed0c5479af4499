import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ShopSettings } from '@umber/storefront-core/shop'
import { expect, it, vi } from 'vitest'
import { presetOf, type PresetName } from '../config/preset.ts'
import { ServicesProvider, type Services } from '../services/services-context.ts'
import { useShopSettings } from './shop-settings.ts'

const nothing: ShopSettings = {
  contact: {},
  hero: {},
  menuLinks: [],
  footer: {},
  invoice: {},
  pages: [],
  hasJournal: false,
}
const usual = 'Umber & Ecru, UE, 30 days, Instagram'

function Shown() {
  const { name, orderNumberPrefix, returnDays, socialLinks } = useShopSettings()
  return (
    <p>
      {[name, orderNumberPrefix, `${returnDays} days`, ...socialLinks.map((link) => link.name)].join(', ')}
    </p>
  )
}

function show(preset: PresetName, read: () => Promise<ShopSettings>) {
  const services = {
    preset: presetOf(preset),
    socialLinks: [{ name: 'Instagram', url: 'https://social.example' }],
    shopSettings: async () => ({ read }),
  }
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ServicesProvider value={services as unknown as Services}>
        <Shown />
      </ServicesProvider>
    </QueryClientProvider>,
  )
}

it('the settings are the owner’s, as soon as they are known', async () => {
  show('live', async () => ({
    ...nothing,
    name: 'Kiesel',
    orderNumberPrefix: 'KI',
    returnDays: 0,
    socialLinks: [{ name: 'Mastodon', url: 'https://kiesel.example' }],
  }))
  expect(screen.getByText(usual)).toBeTruthy()
  expect(await screen.findByText('Kiesel, KI, 0 days, Mastodon')).toBeTruthy()
})

it('what is not set is as in the sources', async () => {
  show('live', async () => ({ ...nothing, name: 'Kiesel' }))
  expect(await screen.findByText('Kiesel, UE, 30 days, Instagram')).toBeTruthy()
})

it('settings that cannot be read are as in the sources', async () => {
  const read = vi.fn<() => Promise<ShopSettings>>().mockRejectedValue(new Error('away'))
  show('live', read)
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  expect(screen.getByText(usual)).toBeTruthy()
})

it('the demonstration asks for none', () => {
  const read = vi.fn<() => Promise<ShopSettings>>()
  show('showcase', read)
  expect(screen.getByText(usual)).toBeTruthy()
  expect(read).not.toHaveBeenCalled()
})
