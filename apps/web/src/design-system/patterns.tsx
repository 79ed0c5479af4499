import { useState } from 'react'
import { EmptyBagIllustration } from '../ui/illustrations/empty-bag.tsx'
import { Accordion } from '../ui/patterns/accordion.tsx'
import { EmptyState } from '../ui/patterns/empty-state.tsx'
import { ErrorAlert } from '../ui/patterns/error-alert.tsx'
import type { SheetProps } from '../ui/patterns/sheet-panel.tsx'
import { Sheet } from '../ui/patterns/sheet.tsx'
import { Tabs } from '../ui/patterns/tabs.tsx'
import { Button } from '../ui/primitives/button.tsx'
import { TooltipRegion } from '../ui/tooltip/tooltip-region.tsx'
import { notify } from '../ui/toast/notify.ts'
import { ToastRegion } from '../ui/toast/toast-region.tsx'

type Side = NonNullable<SheetProps['side']>

const sides: readonly Side[] = ['start', 'end', 'top', 'bottom', 'centre']

export function Patterns() {
  return (
    <div className="flex flex-col gap-10">
      <Sheets />
      <div className="flex flex-wrap gap-3">
        {(['plain', 'success', 'error'] as const).map((tone) => (
          <Button
            key={tone}
            variant="outline"
            onClick={() => notify({ title: `A ${tone} toast`, description: 'What follows from it.', tone })}
          >
            Toast, {tone}
          </Button>
        ))}
      </div>
      <Tabs
        label="About this product"
        tabs={[
          { id: 'one', label: 'Description', content: <p>What it is.</p> },
          { id: 'two', label: 'Specifications', content: <p>What it is made of.</p> },
        ]}
      />
      <Accordion
        sections={[
          { id: 'one', title: 'How long does delivery take?', content: <p>A week.</p> },
          { id: 'two', title: 'Can I send it back?', content: <p>Within thirty days.</p> },
        ]}
      />
      <ErrorAlert
        sentence="Failed to load products. Please try again later."
        hint="We could not reach the shop."
        onRetry={() => undefined}
      />
      <EmptyState
        drawing={<EmptyBagIllustration />}
        title="Your cart is empty"
        sentence="What you add is kept here."
        action={<Button>Start Shopping</Button>}
      />
      <ToastRegion />
      <TooltipRegion />
    </div>
  )
}

function Sheets() {
  const [open, setOpen] = useState<Side>()
  return (
    <div className="flex flex-wrap gap-3">
      {sides.map((side) => (
        <Button
          key={side}
          variant="outline"
          data-tip=""
          aria-label={`Sheet, ${side}`}
          onClick={() => setOpen(side)}
        >
          Sheet, {side}
        </Button>
      ))}
      {sides.map((side) => (
        <Sheet
          key={side}
          everOpened
          open={open === side}
          onClose={() => setOpen(undefined)}
          title={`From the ${side}`}
          side={side}
        >
          <p className="p-6">Whatever lies over the page, in the same frame.</p>
        </Sheet>
      ))}
    </div>
  )
}
