import type { PortOptions } from './port-options.ts'

/** An address, for the account and for checkout. Text that was never asked for is ''. */
export interface SavedAddress {
  readonly id: string
  /** The label: Home, Office. */
  readonly label: string
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  /** The country's name, in the language of the shop. */
  readonly country: string
  readonly phone: string
  /** The company that invoices are for, and its tax number; absent where there is none. */
  readonly company?: string | undefined
  readonly taxNumber?: string | undefined
  readonly isDefault: boolean
}

export type NewAddress = Omit<SavedAddress, 'id' | 'isDefault'>

/** What a change resolves with: all addresses, or undefined if it was made but they could not be read after it. */
type Changed = Promise<readonly SavedAddress[] | undefined>

/** Exactly one address of a customer is the default, as soon as there is any. */
export interface AddressBook {
  list(options?: PortOptions): Promise<readonly SavedAddress[]>
  /** Not the default, unless it is the first. */
  add(address: NewAddress, options?: PortOptions): Changed
  update(id: string, address: NewAddress, options?: PortOptions): Changed
  /** An address that does not exist is removed already. */
  remove(id: string, options?: PortOptions): Changed
  makeDefault(id: string, options?: PortOptions): Changed
}
