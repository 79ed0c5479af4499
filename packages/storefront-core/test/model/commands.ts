import type { Among, Mishap } from './network.ts'
import type { CustomerName } from './people.ts'

/** A step of a history. `tab` and `line` are taken modulo the number there is. */
type Act =
  | { readonly do: 'open'; readonly browser: number }
  | { readonly do: 'close' | 'reload'; readonly tab: number }
  /** Loads the shop's front page by the address bar, not by a link. */
  | { readonly do: 'visit'; readonly tab: number }
  | { readonly do: 'sign-in'; readonly tab: number; readonly who: CustomerName; readonly persistent: boolean }
  | { readonly do: 'register' | 'sign-out'; readonly tab: number }
  /** The backend rejects every token issued to this customer so far. */
  | { readonly do: 'expire'; readonly who: CustomerName }
  | { readonly do: 'add'; readonly tab: number; readonly product: number; readonly quantity: number }
  | { readonly do: 'change'; readonly tab: number; readonly line: number; readonly quantity: number }
  | { readonly do: 'remove'; readonly tab: number; readonly line: number }
  | { readonly do: 'clear'; readonly tab: number }
  /** Opens checkout, or leaves it by a link of the shop. */
  | { readonly do: 'checkout' | 'leave'; readonly tab: number }
  /** Types the person's address, or types and submits it. */
  | { readonly do: 'type' | 'address'; readonly tab: number }
  | { readonly do: 'delivery'; readonly tab: number; readonly way: number }
  /** Presses "Place Order", accepts a new price, looks the order up, or retries. */
  | { readonly do: 'place' | 'accept' | 'look'; readonly tab: number }
  | { readonly do: 'wish'; readonly tab: number; readonly product: number }
  | { readonly do: 'come-back'; readonly tab: number }
  /** The device loses or regains its network. */
  | { readonly do: 'connection'; readonly browser: number; readonly isOnline: boolean }
  | { readonly do: 'wipe-browser'; readonly browser: number }
  | { readonly do: 'wipe-tab'; readonly tab: number }
  | { readonly do: 'mishap'; readonly kind: Mishap; readonly among: Among }
  | { readonly do: 'price'; readonly product: number; readonly price: number }
  | { readonly do: 'stock'; readonly product: number; readonly left: number }
  | { readonly do: 'wait' }

/** `pause`: milliseconds before the next command; by default until nothing is in progress. */
export type Command = Act & { readonly pause?: number }

export interface History {
  /** The seed of the random delays of requests and tab messages. */
  readonly seed: number
  readonly commands: readonly Command[]
}

/** A command in words. */
export function told(command: Command): string {
  const { do: act, pause, ...rest } = command
  const details = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`)
  const later = pause === undefined ? '' : ` (and ${pause} ms later:)`
  return `${act}${details.length === 0 ? '' : `: ${details.join(', ')}`}${later}`
}
