import type { PortOptions } from './port-options.ts'

/** The displayable data of a saved card. The number itself is never here. */
export interface PaymentMethod {
  readonly id: string
  readonly type: 'card'
  readonly last4: string
  readonly brand: string
  /** 1 to 12. */
  readonly expiryMonth: number
  /** Four digits. */
  readonly expiryYear: number
  readonly isDefault: boolean
  readonly holderName: string
}

/** Each change resolves with all methods; exactly one is the default, as soon as there is any. */
export interface PaymentMethods {
  list(options?: PortOptions): Promise<readonly PaymentMethod[]>
  makeDefault(id: string, options?: PortOptions): Promise<readonly PaymentMethod[]>
  remove(id: string, options?: PortOptions): Promise<readonly PaymentMethod[]>
}
