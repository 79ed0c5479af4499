import { Content, Header, Item, Root, Trigger } from '@radix-ui/react-accordion'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons.tsx'

export interface AccordionSection {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

interface AccordionProps {
  readonly sections: readonly AccordionSection[]
  readonly openAtFirst?: readonly string[]
}

const none: readonly string[] = []

export function Accordion({ sections, openAtFirst = none }: AccordionProps) {
  return (
    <Root type="multiple" defaultValue={[...openAtFirst]} className="border-t border-line">
      {sections.map((section) => (
        <Item key={section.id} value={section.id} className="border-b border-line">
          <Header>
            <Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 text-left text-body font-medium">
              {section.title}
              <ChevronDownIcon className="shrink-0 transition-transform motion-calm group-data-[state=open]:rotate-180" />
            </Trigger>
          </Header>
          <Content className="accordion-content overflow-hidden">
            <div className="pb-6">{section.content}</div>
          </Content>
        </Item>
      ))}
    </Root>
  )
}
