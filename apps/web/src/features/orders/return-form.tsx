import { useFormats } from '../../hooks/use-formats.ts'
import { rememberPage } from '../../router/remember-page.ts'
import { useQueryClient } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import {
  returnableLines,
  returnableQuantity,
  type OrderDetails,
  type OrderLine,
  type ReturnTerms,
} from '@umber/storefront-core/orders'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { returnCopy as copy } from '../../copy/after-sales.ts'
import { failureSentence } from '../../copy/failure.ts'
import { useFormDraft } from '../../hooks/use-form-draft.ts'
import { isOutcomeUnknown } from '../../services/is-outcome-unknown.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { RadioGroup } from '../../ui/primitives/radio-group.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { ReturnLine, type Returning } from './return-line.tsx'
import { useAfterSales, useReturnWindow } from './use-after-sales.ts'
import { useExchangeChoices } from './use-order-records.ts'

interface ReturnFormProps {
  readonly order: OrderDetails
  readonly terms: ReturnTerms
  readonly back: ReactNode
  readonly reread: () => void
  /** Is not called when the shopper has left the page meanwhile. */
  readonly onRequested: () => void
}

export function ReturnForm({ order, terms, back, reread, onRequested }: ReturnFormProps) {
  const afterSales = useAfterSales()
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<Choices>({})
  const [wayId, setWay] = useState(terms.ways[0]?.id ?? '')
  const [problem, setProblem] = useState<string>()
  const [isLookedThrough, setLookedThrough] = useState(false)
  const [busy, setBusy] = useState(false)
  const time = useReturnWindow()
  const formats = useFormats()
  const lines = returnableLines(order, time)
  const leftOf = (line: OrderLine) => returnableQuantity(line, order, time)
  const exchanges = useExchangeChoices(order)
  const choicesOf = ({ id }: OrderLine, quantity: number) =>
    (exchanges?.get(id) ?? []).filter(({ available = quantity }) => available >= quantity)
  const wanted = lines.flatMap((line) => {
    const choice = chosen[line.id]
    if (choice === undefined) return []
    // Fewer pieces may be left than when they were chosen, and fewer of what is wanted in exchange.
    const quantity = Math.min(choice.quantity, leftOf(line))
    const { variantId, ...returning } = choice
    const isThere = choicesOf(line, quantity).some(({ id }) => id === variantId)
    return [{ id: line.id, ...returning, quantity, ...(isThere && { variantId }) }]
  })
  useFormDraft(`return ${order.id}`, {
    values: { way: wayId, ...draftOf(lines, chosen) },
    set: ({ way, ...texts }) => {
      if (way !== undefined) setWay(way)
      setChosen(chosenIn(lines, texts))
    },
  })

  const send = async () => {
    setBusy(true)
    const isStillHere = rememberPage()
    try {
      const { returns } = await afterSales()
      const answer = await returns.request({
        orderId: order.id,
        ...(order.access !== undefined && { access: order.access }),
        wayId,
        items: wanted,
      })
      if (answer.kind === 'refused') {
        setProblem(copy.refused)
        reread()
        return
      }
      notify({ title: copy.done, description: copy.doneMore, tone: 'success' })
      // The cached order is outdated: the next page loads it again.
      await client.invalidateQueries({ queryKey: ['order'] })
      if (isStillHere()) onRequested()
    } catch (error) {
      const failure = failureFrom(error)
      setProblem(isOutcomeUnknown(failure) ? copy.unknown : failureSentence(failure))
      reread()
    } finally {
      setBusy(false)
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setLookedThrough(true)
    setProblem(wanted.length === 0 ? copy.nothingChosen : undefined)
    const unsaid = wanted.find(({ reasonId }) => terms.reasons.length > 0 && reasonId === '')
    if (unsaid !== undefined) {
      const control = form.current?.elements.namedItem(`reason-${unsaid.id}`)
      if (control instanceof HTMLElement) control.focus()
    } else if (wanted.length > 0) void send()
  }

  return (
    <form ref={form} noValidate aria-busy={busy} className="mt-8 flex flex-col gap-6" onSubmit={submit}>
      <ul className="border-t border-line">
        {lines.map((line) => (
          <ReturnLine
            key={line.id}
            line={line}
            max={leftOf(line)}
            reasons={terms.reasons}
            choices={choicesOf(line, chosen[line.id]?.quantity ?? 1)}
            chosen={chosen[line.id]}
            isReasonMissing={isLookedThrough && chosen[line.id]?.reasonId === ''}
            onChange={(choice) => {
              const { [line.id]: _before, ...others } = chosen
              setChosen(choice === undefined ? others : { ...others, [line.id]: choice })
            }}
          />
        ))}
      </ul>
      <RadioGroup
        legend={copy.way}
        value={wayId}
        choices={terms.ways.map(({ id, name, price }) => ({
          value: id,
          label:
            price === undefined || price.amount === 0
              ? copy.free(name)
              : copy.wayPrice({ name, price: formats.money(price) }),
        }))}
        onChange={setWay}
      />
      <FormError words={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="large" busy={busy}>
          {copy.submit}
        </Button>
        {back}
      </div>
    </form>
  )
}

type Choices = Readonly<Record<string, Returning>>

/** The choices as the fields of a draft: four for each line, empty for one that is not chosen. */
function draftOf(lines: readonly OrderLine[], chosen: Choices): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.flatMap(({ id }) => {
      const { quantity = '', reasonId = '', note = '', variantId = '' } = chosen[id] ?? {}
      return [
        [`quantity-${id}`, String(quantity)],
        [`reason-${id}`, reasonId],
        [`note-${id}`, note],
        [`instead-${id}`, variantId],
      ]
    }),
  )
}

function chosenIn(lines: readonly OrderLine[], draft: Readonly<Partial<Record<string, string>>>): Choices {
  return Object.fromEntries(
    lines.flatMap(({ id }) => {
      const quantity = Number(draft[`quantity-${id}`])
      const {
        [`reason-${id}`]: reasonId = '',
        [`note-${id}`]: note = '',
        [`instead-${id}`]: variantId = '',
      } = draft
      return quantity > 0 ? [[id, { quantity, reasonId, note, variantId }]] : []
    }),
  )
}
