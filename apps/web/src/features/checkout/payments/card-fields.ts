/** The card form's input. It is never part of the checkout's state. */
export interface CardFields {
  readonly cardNumber: string
  readonly nameOnCard: string
  readonly expiryDate: string
  readonly cvv: string
}

export const noCard: CardFields = { cardNumber: '', nameOnCard: '', expiryDate: '', cvv: '' }
