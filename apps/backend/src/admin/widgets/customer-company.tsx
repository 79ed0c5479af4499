import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Container, Heading, Text } from '@medusajs/ui'

interface CustomerCompanyProps {
  readonly data: {
    readonly company_name?: string | null
    readonly metadata?: Readonly<Record<string, unknown>> | null
  }
}

/** What a customer has said of the company in the account. The dashboard itself shows its name only. */
export default function CustomerCompany({ data }: CustomerCompanyProps) {
  const { company_name: name, metadata } = data
  const written = (key: string): string | undefined => {
    const value = metadata?.[key]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const rows = [
    ['Company', name ?? undefined],
    ['VAT number or GSTIN', written('tax_number')],
    ['Registration number', written('registration_number')],
  ] as const
  const known = rows.filter(([, value]) => value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <Container className="px-6 py-4">
      <Heading level="h2">Company</Heading>
      <dl className="mt-3 grid gap-y-2">
        {known.map(([label, value]) => (
          <div key={label} className="grid grid-cols-2 gap-x-4">
            <dt>
              <Text size="small" className="text-ui-fg-subtle">
                {label}
              </Text>
            </dt>
            <dd>
              <Text size="small" className="break-words">
                {value}
              </Text>
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  )
}

export const config = defineWidgetConfig({ zone: 'customer.details.side.after' })
