import type { ExchangeChoice, OrderLine, ReturnTerms } from '@umber/storefront-core/orders'
import { orderCopy, returnCopy as copy } from '../../copy/after-sales.ts'
import { Checkbox } from '../../ui/primitives/checkbox.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { QuantityStepper } from '../../ui/primitives/quantity-stepper.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { TextArea } from '../../ui/primitives/text-area.tsx'
import { inRow } from '../../i18n/in-row.ts'

export interface Returning {
  readonly quantity: number
  readonly reasonId: string
  readonly note: string
  /** What is wanted in place of the pieces; empty for the money. */
  readonly variantId: string
}

interface ReturnLineProps {
  readonly line: OrderLine
  readonly max: number
  readonly reasons: ReturnTerms['reasons']
  /** What it can be exchanged for. */
  readonly choices: readonly ExchangeChoice[]
  readonly chosen: Returning | undefined
  readonly isReasonMissing: boolean
  readonly onChange: (chosen: Returning | undefined) => void
}

export function ReturnLine(props: ReturnLineProps) {
  const { line, max, reasons, choices, chosen, isReasonMissing, onChange } = props
  return (
    <li className="flex gap-4 border-b border-line py-4">
      <span className="w-16 shrink-0">
        <Picture src={line.image} alt="" sizes="64px" />
      </span>
      <div className="min-w-0 flex-1">
        <Checkbox
          label={copy.item(line.title)}
          checked={chosen !== undefined}
          onChange={(event) =>
            onChange(
              event.target.checked ? { quantity: max, reasonId: '', note: '', variantId: '' } : undefined,
            )
          }
        />
        <p className="text-small text-ink-2">{inRow([line.variantTitle, copy.upTo(max)])}</p>
        {line.returning > 0 && <p className="text-small text-warn">{orderCopy.returning(line.returning)}</p>}
        {chosen !== undefined && (
          <div className="mt-4 flex flex-col gap-4">
            {max > 1 && (
              <div>
                <QuantityStepper
                  name={line.title}
                  size="small"
                  value={Math.min(chosen.quantity, max)}
                  max={max}
                  onChange={(quantity) => onChange({ ...chosen, quantity })}
                />
              </div>
            )}
            {reasons.length > 0 && (
              <Select
                name={`reason-${line.id}`}
                label={copy.reasonOf(line.title)}
                value={chosen.reasonId}
                error={isReasonMissing ? copy.noReason : undefined}
                options={[
                  { value: '', label: copy.chooseReason },
                  ...reasons.map(({ id, label }) => ({ value: id, label })),
                ]}
                onChange={(reasonId) => onChange({ ...chosen, reasonId })}
              />
            )}
            {choices.length > 0 && (
              <Select
                name={`instead-${line.id}`}
                label={copy.instead}
                hint={copy.exchangeHint}
                value={chosen.variantId}
                options={[
                  { value: '', label: copy.money },
                  ...choices.map(({ id, title }) => ({ value: id, label: copy.exchangeFor(title) })),
                ]}
                onChange={(variantId) => onChange({ ...chosen, variantId })}
              />
            )}
            <TextArea
              name={`note-${line.id}`}
              label={copy.note}
              hint={copy.noteHint}
              value={chosen.note}
              maxLength={500}
              optional
              onChange={(event) => onChange({ ...chosen, note: event.target.value })}
            />
          </div>
        )}
      </div>
    </li>
  )
}
