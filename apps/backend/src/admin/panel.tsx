import { Container, Heading, Text } from '@medusajs/ui'
import type { ReactNode } from 'react'

interface PanelProps {
  readonly heading: string
  readonly description: string
  readonly children: ReactNode
}

export const Panel = ({ heading, description, children }: PanelProps) => (
  <Container className="divide-y p-0">
    <div className="px-6 py-4">
      <Heading level="h2">{heading}</Heading>
      <Text size="small" className="text-ui-fg-subtle">
        {description}
      </Text>
    </div>
    {children}
  </Container>
)
