import { Container, Heading, Text, toast } from '@medusajs/ui'
import { useQueryClient } from '@tanstack/react-query'

import { OwnerLetters } from '../lib/letters/letter-schema'
import { DraftForm } from './form/draft-form'
import { LinesField, NumberField } from './form/fields'
import { FormFailed, FormLoading } from './form/form-states'
import { ownerLettersPath, useOwnerLetters } from './letters'
import { sdk } from './shop-list'

/** Where the letters to the owner go. */
export function OwnerLettersForm() {
  const queries = useQueryClient()
  const { data, error, refetch } = useOwnerLetters()
  if (data === undefined && error !== null) return <FormFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <FormLoading label="Loading the letters to you" />
  async function save(settings: object): Promise<void> {
    await sdk.client.fetch(ownerLettersPath, { method: 'POST', body: settings })
    toast.success('The settings are saved')
    await queries.invalidateQueries({ queryKey: [ownerLettersPath] })
  }
  return (
    <DraftForm stored={data} schema={OwnerLetters} save={save}>
      <Container className="flex flex-col gap-y-5 p-6">
        <div>
          <Heading level="h2">Letters to you</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            New orders, messages, low stock and mails that could not be sent.
          </Text>
        </div>
        <LinesField
          path="addresses"
          label="Your email addresses"
          rows={3}
          hint="One a line. Without any, the contact address of the shop gets them."
        />
        <NumberField
          path="low_stock"
          label="Low stock"
          hint="You are told once of an item when fewer pieces than this are left to sell. Empty: never."
        />
      </Container>
    </DraftForm>
  )
}
