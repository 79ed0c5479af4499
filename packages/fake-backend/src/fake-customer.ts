import type { FakeAddress } from './fake-cart.ts'

export interface FakeCustomer {
  readonly id: string
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  companyName?: string | null
  addresses: FakeAddress[]
  metadata?: Readonly<Record<string, unknown>>
  readonly createdAt: number
}

export interface FakeCard {
  readonly id: string
  readonly brand: string
  readonly last4: string
  readonly exp_month: number
  readonly exp_year: number
}

/** A product on a customer's wishlist. */
export interface FakeWish {
  readonly productId: string
  readonly addedAt: number
}

/** The channels of one kind of message. */
export interface FakeSwitches {
  readonly email: boolean
  readonly push: boolean
  readonly sms: boolean
}

export interface FakeIdentity {
  email: string
  password: string
  customerId: string | null
}

/** The identity of a token, and its customer if it was issued after the customer was created. */
export interface FakeToken {
  readonly email: string
  readonly customerId: string | null
  readonly purpose: 'sign-in' | 'reset' | 'administration'
  /** The same for all tokens of one sign-in. */
  readonly signIn: string
  readonly issuedAt: number
  readonly expiresAt: number
}
