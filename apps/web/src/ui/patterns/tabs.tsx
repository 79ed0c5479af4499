import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

interface Tab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** With `onChange`: which one is open is somebody else's affair, such as the address's. */
  readonly value?: string
  readonly onChange?: (id: string) => void
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const control =
    value === undefined
      ? { defaultValue: tabs[0]?.id ?? '' }
      : { value, onValueChange: (id: string) => onChange?.(id) }
  return (
    <Root {...control}>
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
