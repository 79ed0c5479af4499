import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

interface Tab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <Root defaultValue={tabs[0]?.id ?? ''}>
      <List aria-label={label} className="flex gap-8 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-12 shrink-0 border-b border-transparent text-body text-ink-2 -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:text-ink"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tab.id} className="pt-8">
          {tab.content}
        </Content>
      ))}
    </Root>
  )
}
