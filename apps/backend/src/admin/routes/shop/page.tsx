import { defineRouteConfig } from '@medusajs/admin-sdk'
import { BuildingStorefront } from '@medusajs/icons'
import { Container, Heading, Text, toast } from '@medusajs/ui'
import { useQueryClient } from '@tanstack/react-query'

import { ShopSettings } from '../../../lib/shop-settings/settings-schema'
import { DraftProvider } from '../../form/draft'
import { FormFailed, FormLoading } from '../../form/form-states'
import { SaveBar } from '../../form/save-bar'
import { useDraftForm } from '../../form/use-draft-form'
import {
  AnnouncementSection,
  ContactSection,
  HomeSection,
  IdentitySection,
  InvoiceSection,
  MenuSection,
  SellingSection,
} from '../../settings-sections'
import { sdk } from '../../shop-list'
import { settingsPath, useSettings } from '../../shop-settings'

/** The settings of the shop: its name, contact, texts and terms. */
export default function ShopPage() {
  const { data, error, refetch } = useSettings()
  if (data !== undefined) return <SettingsForm stored={data} />
  if (error !== null) return <FormFailed error={error} onRetry={() => void refetch()} />
  return <FormLoading label="Loading the settings" />
}

function SettingsForm({ stored }: { readonly stored: ShopSettings }) {
  const queries = useQueryClient()
  const { form, isDirty, isSaving, submit, discard } = useDraftForm({
    stored,
    schema: ShopSettings,
    async save(settings) {
      await sdk.client.fetch(settingsPath, { method: 'POST', body: settings })
      toast.success('The settings are saved')
      await queries.invalidateQueries({ queryKey: [settingsPath] })
    },
  })

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <DraftProvider value={form}>
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
          <InvoiceSection />
        </div>
        <SaveBar isDirty={isDirty} isSaving={isSaving} onDiscard={discard} />
      </DraftProvider>
    </form>
  )
}

export const config = defineRouteConfig({ label: 'Shop', icon: BuildingStorefront })
