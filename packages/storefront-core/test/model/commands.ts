import type { Among, Mishap } from './network.ts'
import type { CustomerName } from './people.ts'

/** What may happen in a history. `tab` and `line` are counted round those there are. */
type Act =
  | { readonly do: 'open'; readonly browser: number }
  | { readonly do: 'close' | 'reload'; readonly tab: number }
  /** The shop's front page by the address bar: a page load that no link of the shop announced. */
  | { readonly do: 'visit'; readonly tab: number }
  | { readonly do: 'sign-in'; readonly tab: number; readonly who: CustomerName; readonly lasting: boolean }
  | { readonly do: 'register' | 'sign-out'; readonly tab: number }
  /** The backend takes none of the tokens that this customer was given so far. */
  | { readonly do: 'expire'; readonly who: CustomerName }
  | { readonly do: 'add'; readonly tab: number; readonly good: number; readonly quantity: number }
  | { readonly do: 'change'; readonly tab: number; readonly line: number; readonly quantity: number }
  | { readonly do: 'remove'; readonly tab: number; readonly line: number }
  | { readonly do: 'clear'; readonly tab: number }
  /** Opens checkout, and leaves it by a link of the shop. */
  | { readonly do: 'checkout' | 'leave'; readonly tab: number }
  /** Types the address of the person at the keyboard, or types and submits it. */
  | { readonly do: 'type' | 'address'; readonly tab: number }
  | { readonly do: 'delivery'; readonly tab: number; readonly way: number }
  /** Presses "Place Order", agrees to a new price, or has it looked at or tried again. */
  | { readonly do: 'place' | 'accept' | 'look'; readonly tab: number }
  | { readonly do: 'wish'; readonly tab: number; readonly good: number }
  | { readonly do: 'come-back'; readonly tab: number }
  /** The device loses its network, and finds it again. */
  | { readonly do: 'connection'; readonly browser: number; readonly isOnline: boolean }
  | { readonly do: 'wipe-browser'; readonly browser: number }
  | { readonly do: 'wipe-tab'; readonly tab: number }
  | { readonly do: 'mishap'; readonly kind: Mishap; readonly among: Among }
  | { readonly do: 'price'; readonly good: number; readonly price: number }
  | { readonly do: 'stock'; readonly good: number; readonly left: number }
  | { readonly do: 'wait' }

/** `pause`: how many milliseconds pass before the next command; without it, as long as anything is under way. */
export type Command = Act & { readonly pause?: number }

export interface History {
  /** Of the chance that decides how long requests and words between tabs take. */
  readonly seed: number
  readonly commands: readonly Command[]
}

/** One command as a person would say it. */
export function told(command: Command): string {
  const { do: act, pause, ...rest } = command
  const details = Object.entries(rest).map(([name, value]) => `${name} ${String(value)}`)
  const later = pause === undefined ? '' : ` (and ${pause} ms later:)`
  return `${act}${details.length === 0 ? '' : `: ${details.join(', ')}`}${later}`
}
