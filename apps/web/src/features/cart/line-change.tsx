import type { CartLine } from '@umber/storefront-core'
import { useState } from 'react'
import { changeLineCopy } from '../../copy/change-line.ts'
import { useServices } from '../../services/services-context.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { preloadSheet } from '../../ui/patterns/sheet.tsx'
import { Button } from '../../ui/primitives/button.tsx'

const ChangeDialog = lazyComponent(async () => (await import('./change-dialog.tsx')).ChangeDialog)

/** Opens the options of what is in the cart. Not in the demonstration, and not for what has no options. */
export function LineChange({ line }: { readonly line: CartLine }) {
  const { asksForVariant } = useServices().preset
  const [isOpen, setOpen] = useState(false)
  if (asksForVariant !== true || line.optionLabels.length === 0 || line.slug === undefined || line.pending)
    return null
  return (
    <>
      <Button
        variant="link"
        size="small"
        className="text-ink-2"
        aria-label={changeLineCopy.changeNamed(line.name)}
        aria-haspopup="dialog"
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        onClick={() => setOpen(true)}
      >
        {changeLineCopy.change}
      </Button>
      {isOpen && (
        <AsyncBoundary>
          <ChangeDialog line={line} slug={line.slug} onClose={() => setOpen(false)} />
        </AsyncBoundary>
      )}
    </>
  )
}
