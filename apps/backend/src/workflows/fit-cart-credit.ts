import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { createCartCreditLinesWorkflow, deleteCartCreditLinesWorkflow } from '@medusajs/medusa/core-flows'

import { fittedLines, readCartCredit, type CreditLine, type FittedLine } from '../lib/gift-cards/cart-credit'
import { coinsOf } from '../lib/money/coins'

interface CreditToFit {
  readonly cart_id: string
  /** An account that is applied after the others. */
  readonly add?: string
  readonly remove?: string
}

interface Change {
  readonly remove: readonly string[]
  readonly create: readonly FittedLine[]
}

const computeLinesStep = createStep(
  'compute-credit-lines',
  async ({ cart_id: id, add, remove }: CreditToFit, { container }) => {
    const cart = await readCartCredit(container, id)
    const applied = cart.lines.map(({ reference_id: account }) => account)
    const wanted = [...new Set([...applied, ...(add === undefined ? [] : [add])])]
    if (wanted.length === 0) return new StepResponse<Change>({ remove: [], create: [] })
    const lines = await fittedLines(
      container,
      cart,
      wanted.filter((account) => account !== remove),
    )
    const isSame =
      lines.length === cart.lines.length &&
      lines.every((line, at) => isLike(line, cart.lines[at], cart.currency))
    return new StepResponse<Change>(
      isSame ? { remove: [], create: [] } : { remove: cart.lines.map((line) => line.id), create: lines },
    )
  },
)

function isLike(line: FittedLine, stored: CreditLine | undefined, currency: string): boolean {
  const coins = coinsOf(currency)
  return (
    stored !== undefined &&
    stored.reference_id === line.reference_id &&
    coins.of(Number(stored.amount)) === coins.of(line.amount) &&
    Number(stored.metadata?.['balance']) === line.metadata.balance
  )
}

/**
 * Gives the credit lines of a cart the amounts that the cart and the accounts have at this moment, with one account more or less. Medusa
 * itself keeps the amounts of credit lines, whatever the cart costs. Answers whether anything has changed.
 */
export const fitCartCreditWorkflow = createWorkflow('fit-cart-credit', (input: WorkflowData<CreditToFit>) => {
  const change = computeLinesStep(input)
  when('lines-go', { change }, ({ change: { remove } }) => remove.length > 0).then(() =>
    deleteCartCreditLinesWorkflow.runAsStep({
      input: transform({ change }, ({ change: { remove } }) => ({ id: [...remove] })),
    }),
  )
  when('lines-come', { change }, ({ change: { create } }) => create.length > 0).then(() =>
    createCartCreditLinesWorkflow.runAsStep({
      input: transform({ change }, ({ change: { create } }) =>
        create.map((line) => ({ ...line, metadata: { ...line.metadata } })),
      ),
    }),
  )
  return new WorkflowResponse(
    transform({ change }, ({ change: { remove, create } }) => remove.length + create.length > 0),
  )
})
