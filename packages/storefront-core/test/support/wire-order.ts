/**
 * A small order of Medusa: what a merchant and a shopper do to it, and what the store API then answers. Prices are hundredths.
 * It counts in its own way: piece by piece.
 */
export interface ModelOptions {
  readonly includesTax: boolean
  /** Of the price. */
  readonly discountPercent: number
  readonly taxPercent: number
  readonly delivery: number
}

interface Piece {
  readonly line: string
  readonly price: number
  state: 'ordered' | 'sent' | 'coming-back' | 'back'
  isWrittenOff: boolean
}

const cent = 0.01

export class WireOrder {
  readonly pieces: Piece[] = []
  captured = 0
  refunded = 0
  /** Refunds of more than was owed. */
  credit = 0
  isCanceled = false
  returnDelivery = 0
  private lines = 0

  readonly options: ModelOptions

  constructor(options: ModelOptions) {
    this.options = options
  }

  add(price: number, quantity: number): void {
    const line = `ordli_${(this.lines += 1)}`
    for (let piece = 0; piece < quantity; piece += 1)
      this.pieces.push({ line, price, state: 'ordered', isWrittenOff: false })
  }

  /** What a price costs with its discount and its tax, unrounded. */
  private net(price: number): number {
    const { includesTax, discountPercent, taxPercent } = this.options
    const left = (price * (100 - discountPercent)) / 100
    return includesTax ? left : (left * (100 + taxPercent)) / 100
  }

  private methods(): number {
    const { includesTax, taxPercent, delivery } = this.options
    return ((delivery + this.returnDelivery) * (includesTax ? 100 : 100 + taxPercent)) / 100
  }

  private costOf(isCounted: (piece: Piece) => boolean): number {
    return this.pieces.filter(isCounted).reduce((sum, { price }) => sum + this.net(price), 0)
  }

  /** Medusa's total: of what has not come back yet. */
  private total(): number {
    return this.costOf(({ state }) => state !== 'back') + this.methods() - this.credit
  }

  /** What the order costs, once what is announced has come back. */
  cost(): number {
    if (this.isCanceled) return 0
    return (
      this.costOf(({ state }) => state !== 'back' && state !== 'coming-back') + this.methods() - this.credit
    )
  }

  capture(): void {
    if (!this.isCanceled && this.captured === 0) this.captured = Math.round(this.total())
  }

  refund(part: number): void {
    const amount = Math.round((this.captured - this.refunded) * part)
    if (amount <= 0) return
    const pending = this.cost() - (this.captured - this.refunded)
    this.credit += Math.max(0, amount - Math.max(0, -pending))
    this.refunded += amount
  }

  cancel(): void {
    if (this.isCanceled || this.pieces.some(({ state }) => state !== 'ordered')) return
    this.credit += this.captured - this.refunded
    this.refunded = this.captured
    this.isCanceled = true
  }

  send(): void {
    if (!this.isCanceled) for (const piece of this.pieces) if (piece.state === 'ordered') piece.state = 'sent'
  }

  announceReturn(quantity: number, delivery = 0): void {
    const sent = this.pieces.filter(({ state }) => state === 'sent').slice(0, quantity)
    if (sent.length > 0) this.returnDelivery += delivery
    for (const piece of sent) piece.state = 'coming-back'
  }

  receive(): void {
    for (const piece of this.pieces) if (piece.state === 'coming-back') piece.state = 'back'
  }

  exchange(price: number): void {
    if (!this.pieces.some(({ state }) => state === 'sent')) return
    this.announceReturn(1)
    this.add(price, 1)
  }

  /** One piece is replaced free; it comes back, or it does not. */
  claim(isSentBack: boolean): void {
    const claimed = this.pieces.find(({ state, isWrittenOff }) => state === 'sent' && !isWrittenOff)
    if (claimed === undefined) return
    claimed.isWrittenOff = true
    this.add(claimed.price, 1)
    if (isSentBack) claimed.state = 'coming-back'
  }

  removePiece(): void {
    if (this.isCanceled) return
    const at = this.pieces.findIndex(({ state }) => state === 'ordered')
    if (at >= 0 && this.pieces.length > 1) this.pieces.splice(at, 1)
  }

  addPiece(price: number): void {
    if (!this.isCanceled) this.add(price, 1)
  }

  /** As `GET /store/orders` answers. */
  wire(): object {
    const lines = [...new Set(this.pieces.map(({ line }) => line))]
    return {
      id: 'order_1',
      status: this.isCanceled ? 'canceled' : 'pending',
      currency_code: 'inr',
      total: this.total() * cent,
      credit_line_total: this.credit * cent,
      summary: {
        paid_total: this.captured * cent,
        refunded_total: this.refunded * cent,
        pending_difference: (this.cost() - this.captured + this.refunded) * cent,
      },
      items: lines.map((line) => this.lineWire(line)),
      shipping_methods: [
        this.methodWire(this.options.delivery, null),
        ...(this.returnDelivery > 0 ? [this.methodWire(this.returnDelivery, 'return_1')] : []),
      ],
      payment_collections: [
        {
          status: this.isCanceled ? 'canceled' : this.captured > 0 ? 'completed' : 'authorized',
          authorized_amount: this.captured * cent,
          captured_amount: this.captured * cent,
          refunded_amount: this.refunded * cent,
          payments: [{ provider_id: 'pp_system_default' }],
        },
      ],
    }
  }

  private lineWire(line: string): object {
    const { includesTax, discountPercent, taxPercent } = this.options
    const pieces = this.pieces.filter((piece) => piece.line === line)
    const count = (is: (piece: Piece) => boolean) => pieces.filter(is).length
    const left = pieces.filter(({ state }) => state !== 'back')
    const [price] = pieces.map((piece) => piece.price)
    const discount = left.reduce((sum, piece) => sum + (piece.price * discountPercent) / 100, 0)
    const net = left.reduce((sum, piece) => sum + this.net(piece.price), 0)
    return {
      id: line,
      title: line,
      quantity: pieces.length,
      unit_price: (price ?? 0) * cent,
      is_tax_inclusive: includesTax,
      total: net * cent,
      tax_total: ((net * taxPercent) / (100 + taxPercent)) * cent,
      discount_total: (includesTax ? discount : (discount * (100 + taxPercent)) / 100) * cent,
      discount_subtotal: (includesTax ? (discount * 100) / (100 + taxPercent) : discount) * cent,
      detail: {
        quantity: pieces.length,
        fulfilled_quantity: count(({ state }) => state !== 'ordered'),
        shipped_quantity: count(({ state }) => state !== 'ordered'),
        delivered_quantity: count(({ state }) => state !== 'ordered'),
        return_requested_quantity: count(({ state }) => state === 'coming-back'),
        return_received_quantity: count(({ state }) => state === 'back'),
        written_off_quantity: count(({ isWrittenOff }) => isWrittenOff),
      },
    }
  }

  private methodWire(amount: number, returnId: string | null): object {
    const { includesTax, taxPercent } = this.options
    const tax = includesTax ? (amount * taxPercent) / (100 + taxPercent) : (amount * taxPercent) / 100
    return {
      name: 'Post',
      amount: amount * cent,
      is_tax_inclusive: includesTax,
      tax_total: tax * cent,
      discount_total: 0,
      discount_subtotal: 0,
      detail: { return_id: returnId },
    }
  }
}
