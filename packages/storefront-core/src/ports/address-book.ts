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
  /** The country's English name. */
  readonly country: string
  readonly phone: string
  readonly isDefault: boolean
}

export type NewAddress = Omit<SavedAddress, 'id' | 'isDefault'>

/** Exactly one address of a customer is the default, as soon as there is any. */
export interface AddressBook {
  list(options?: PortOptions): Promise<readonly SavedAddress[]>
  /** Not the default, unless it is the first. Like the other methods, resolves with all addresses. */
  add(address: NewAddress, options?: PortOptions): Promise<readonly SavedAddress[]>
  update(id: string, address: NewAddress, options?: PortOptions): Promise<readonly SavedAddress[]>
  remove(id: string, options?: PortOptions): Promise<readonly SavedAddress[]>
  makeDefault(id: string, options?: PortOptions): Promise<readonly SavedAddress[]>
}
