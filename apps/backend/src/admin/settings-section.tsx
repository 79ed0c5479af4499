import { Container, Heading, Text } from '@medusajs/ui'
import type { ReactNode } from 'react'

import { TextField } from './form/fields'

interface SectionProps {
  readonly heading: string
  readonly description: string
  readonly children: ReactNode
}

/** A part of the page of settings. */
export function Section({ heading, description, children }: SectionProps) {
  return (
    <Container className="grid gap-6 p-6 lg:grid-cols-3">
      <div>
        <Heading level="h2">{heading}</Heading>
        <Text size="small" className="text-ui-fg-subtle mt-1">
          {description}
        </Text>
      </div>
      <div className="flex min-w-0 flex-col gap-y-5 lg:col-span-2">{children}</div>
    </Container>
  )
}

export const linkHint = 'A page of the shop, such as /pages/size-guide, or an address with https://'

export const LinkFields = (path: string) => (
  <>
    <TextField path={`${path}.label`} label="Label" />
    <TextField path={`${path}.url`} label="Address" hint={linkHint} />
  </>
)
