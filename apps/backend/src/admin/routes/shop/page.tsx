import { defineRouteConfig } from '@medusajs/admin-sdk'
import { BuildingStorefront } from '@medusajs/icons'
import { Container, Heading, Text, toast } from '@medusajs/ui'
import { useQueryClient } from '@tanstack/react-query'

import { settingsId } from '../../../lib/content-translations/content-texts'
import { ShopSettings } from '../../../lib/shop-settings/settings-schema'
import { DraftForm } from '../../form/draft-form'
import { FormFailed, FormLoading } from '../../form/form-states'
import { HomeSection } from '../../home-section'
import {
  AnnouncementSection,
  ContactSection,
  IdentitySection,
  InvoiceSection,
  CreditSection,
  MeasuringSection,
  MenuSection,
  ReviewsSection,
  OfflineSection,
  SellingSection,
} from '../../settings-sections'
import { sdk } from '../../shop-list'
import { TradeSection } from '../../trade-section'
import { settingsPath, useSettings } from '../../shop-settings'
import { TranslationsPanel } from '../../translations-panel'

/** The settings of the shop: its name, contact, texts and terms. */
export default function ShopPage() {
  const { data, error, refetch } = useSettings()
  if (data !== undefined)
    return (
      <div className="flex flex-col gap-y-3">
        <SettingsForm stored={data} />
        <TranslationsPanel kind="shop_settings" id={settingsId} entered={data} />
      </div>
    )
  if (error !== null) return <FormFailed error={error} onRetry={() => void refetch()} />
  return <FormLoading label="Loading the settings" />
}

function SettingsForm({ stored }: { readonly stored: ShopSettings }) {
  const queries = useQueryClient()
  async function save(settings: object): Promise<void> {
    await sdk.client.fetch(settingsPath, { method: 'POST', body: settings })
    toast.success('The settings are saved')
    await queries.invalidateQueries({ queryKey: [settingsPath] })
  }

  return (
    <DraftForm stored={stored} schema={ShopSettings} save={save}>
      <div className="flex flex-col gap-y-3">
        <Container className="p-6">
          <Heading>Shop</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            What the shop says about itself. An empty field leaves what the shop was built with. Changes are
            in the shop within seconds.
          </Text>
        </Container>
        <IdentitySection />
        <ContactSection />
        <AnnouncementSection />
        <HomeSection />
        <MenuSection />
        <SellingSection />
        <ReviewsSection />
        <InvoiceSection />
        <CreditSection />
        <MeasuringSection />
        <OfflineSection />
        <TradeSection />
      </div>
    </DraftForm>
  )
}

export const config = defineRouteConfig({ label: 'Shop', icon: BuildingStorefront })
