import type { ReactNode } from 'react'
import { ThemeSwitch } from '../features/layout/theme-switch.tsx'
import { Heading } from '../ui/primitives/text.tsx'
import { Buttons } from './buttons.tsx'
import { Controls } from './controls.tsx'
import { Patterns } from './patterns.tsx'
import { Things } from './display.tsx'
import { Tokens } from './tokens.tsx'

/** All components of the design system in every state, for developers. Served by `pnpm dev` only. */
export function DesignSystemPage() {
  return (
    <main className="page-width pt-8 pb-section">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <Heading level={1}>The parts</Heading>
        <ThemeSwitch />
      </div>
      <Chapter title="Tokens">
        <Tokens />
      </Chapter>
      <Chapter title="Buttons">
        <Buttons />
      </Chapter>
      <Chapter title="Controls">
        <Controls />
      </Chapter>
      <Chapter title="Things">
        <Things />
      </Chapter>
      <Chapter title="Patterns">
        <Patterns />
      </Chapter>
    </main>
  )
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-section-quiet border-t border-line pt-6">
      <Heading level={2} className="pb-6">
        {title}
      </Heading>
      {children}
    </section>
  )
}
