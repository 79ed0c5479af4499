import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import type { ReactNode } from 'react'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { ChevronDownIcon } from '../icons.tsx'

export interface AccordionSection {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

interface AccordionProps {
  readonly sections: readonly AccordionSection[]
  /** Opening one item closes the others. */
  readonly single?: boolean
  /** The heading level of the titles. */
  readonly level?: 2 | 3 | 4
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

export function Accordion({ sections, single = false, level = 3 }: AccordionProps) {
  const Heading = headings[level]
  // It has a style attribute, which the content security policy allows to scripts only.
  const isHydrated = useIsHydrated()
  const items = sections.map((section) => (
    <Item key={section.id} value={section.id} className="border-b border-line">
      <Header asChild>
        <Heading>
          <Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-start text-body font-medium">
            {section.title}
            <ChevronDownIcon className="shrink-0 transition-transform motion-calm group-data-[state=open]:rotate-180" />
          </Trigger>
        </Heading>
      </Header>
      <noscript>
        <div className="pb-6">{section.content}</div>
      </noscript>
      {isHydrated && (
        <Content className="accordion-content overflow-hidden">
          <div className="pb-6">{section.content}</div>
        </Content>
      )}
    </Item>
  ))
  const look = 'border-t border-line'
  return single ? (
    <Root type="single" collapsible className={look}>
      {items}
    </Root>
  ) : (
    <Root type="multiple" className={look}>
      {items}
    </Root>
  )
}
