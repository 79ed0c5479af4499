import type { PortOptions } from './port-options.ts'

/** One address, for the account and for checkout. Text that was never asked for is ''. */
export interface SavedAddress {
  readonly id: string
  /** What its owner calls it: Home, Office. */
  readonly label: string
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  /** The country's name in English. */
  readonly country: string
  readonly phone: string
  readonly isDefault: boolean
}

export type NewAddress = Omit<SavedAddress, 'id' | 'isDefault'>

/** Of the addresses of one customer exactly one is the default, as soon as there is any. */
export interface AddressBook {
  list(options?: PortOptions): Promise<readonly SavedAddress[]>
  /** Not the default, unless it is the first. Answers with all addresses, as the others do. */
  add(address: NewAddress, options?: PortOptions): Promise<readonly SavedAddress[]>
  update(id: string, address: NewAddress, options?: PortOptions): Promise<readonly SavedAddress[]>
  remove(id: string, options?: PortOptions): Promise<readonly SavedAddress[]>
  makeDefault(id: string, options?: PortOptions): Promise<readonly SavedAddress[]>
}
