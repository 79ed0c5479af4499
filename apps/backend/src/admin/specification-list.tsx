import { Button, Input } from '@medusajs/ui'

import type { Specification } from '../lib/product-content/product-content'
import { SmallButton } from './small-button'

interface SpecificationListProps {
  readonly lines: readonly Specification[]
  readonly onChange: (lines: readonly Specification[]) => void
}

/** Lines of a label and a value, which can be put in order. */
export function SpecificationList({ lines, onChange }: SpecificationListProps) {
  const change = (at: number, part: Partial<Specification>) =>
    onChange(lines.map((line, place) => (place === at ? Object.assign({}, line, part) : line)))
  const move = (at: number, to: number) => {
    const moved = [...lines]
    moved.splice(to, 0, ...moved.splice(at, 1))
    onChange(moved)
  }
  return (
    <>
      {lines.map(({ label, value }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line has nothing else of its own
        <div key={at} className="flex flex-wrap items-center gap-2">
          <Input
            aria-label={`Label of line ${at + 1}`}
            placeholder="Fabric"
            value={label}
            maxLength={100}
            onChange={({ target }) => change(at, { label: target.value })}
          />
          <div className="min-w-48 flex-1">
            <Input
              aria-label={`Value of line ${at + 1}`}
              placeholder="100 % linen"
              value={value}
              maxLength={1_000}
              onChange={({ target }) => change(at, { value: target.value })}
            />
          </div>
          <SmallButton label={`Move line ${at + 1} up`} disabled={at === 0} onClick={() => move(at, at - 1)}>
            ↑
          </SmallButton>
          <SmallButton
            label={`Move line ${at + 1} down`}
            disabled={at === lines.length - 1}
            onClick={() => move(at, at + 1)}
          >
            ↓
          </SmallButton>
          <SmallButton
            label={`Remove line ${at + 1}`}
            onClick={() => onChange(lines.filter((_line, place) => place !== at))}
          >
            ×
          </SmallButton>
        </div>
      ))}
      <Button
        type="button"
        variant="secondary"
        size="small"
        className="w-fit"
        disabled={lines.length >= 60}
        onClick={() => onChange([...lines, { label: '', value: '' }])}
      >
        Add a line
      </Button>
    </>
  )
}
