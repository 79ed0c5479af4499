import { promotionCopy } from '../../copy/promotions.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'

interface AppliedCodesProps {
  readonly codes: readonly string[]
  readonly busy: boolean
  readonly onRemove: (code: string) => void
}

export function AppliedCodes({ codes, busy, onRemove }: AppliedCodesProps) {
  if (codes.length === 0) return null
  return (
    <ul aria-label={promotionCopy.applied} className="mt-3 flex flex-wrap gap-2">
      {codes.map((code) => (
        <li key={code}>
          <Button
            variant="outline"
            size="small"
            aria-label={promotionCopy.remove(code)}
            aria-disabled={busy || undefined}
            onClick={() => {
              if (!busy) onRemove(code)
            }}
          >
            {code}
            <CloseIcon className="size-3.5" />
          </Button>
        </li>
      ))}
    </ul>
  )
}
