import type { Command, History } from './commands.ts'

/** A history that once violated an invariant. These are run first, each time. */
export interface KeptHistory extends History {
  readonly title: string
}

/** The commands up to an order in the first tab. */
const ready: readonly Command[] = [
  { do: 'add', tab: 0, product: 0, quantity: 1 },
  { do: 'checkout', tab: 0 },
  { do: 'address', tab: 0 },
  { do: 'delivery', tab: 0, way: 0 },
]

export const keptHistories: readonly KeptHistory[] = [
  {
    title: 'a guest comes after a customer who signed out',
    seed: 2147483643,
    commands: [
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false },
      { do: 'sign-out', tab: 0 },
    ],
  },
  {
    title: 'a guest orders after a customer who signed out',
    seed: 477820661,
    commands: [
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
      { do: 'sign-out', tab: 0 },
      ...ready,
      { do: 'place', tab: 0 },
    ],
  },
  {
    title: 'a customer signs out during checkout',
    seed: 1,
    commands: [
      { do: 'sign-in', tab: 0, who: 'anna', persistent: true },
      ...ready,
      { do: 'sign-out', tab: 0 },
    ],
  },
  {
    title: 'a customer signs out while their order is in progress',
    seed: 766210931,
    commands: [
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
      ...ready,
      { do: 'place', tab: 0, pause: 400 },
      { do: 'sign-out', tab: 0 },
    ],
  },
  {
    title: 'something else is bought after an order whose confirmation was left by the address bar',
    seed: 1374229042,
    commands: [
      ...ready,
      { do: 'place', tab: 0 },
      { do: 'visit', tab: 0 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'checkout', tab: 0 },
    ],
  },
  {
    title: 'two customers are signed in in two tabs',
    seed: 2,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
      ...ready,
      { do: 'sign-in', tab: 1, who: 'ben', persistent: false },
      { do: 'place', tab: 0 },
    ],
  },
  {
    title: 'a customer signs in in one tab and a guest goes on in another',
    seed: 26,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'checkout', tab: 0 },
      { do: 'sign-in', tab: 1, who: 'ben', persistent: false },
    ],
  },
  {
    title: 'the cart cannot be transferred to the customer who signs in',
    seed: 10,
    commands: [
      ...ready,
      { do: 'mishap', kind: 'lost-request', among: 'claim' },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false },
      { do: 'checkout', tab: 0 },
      { do: 'place', tab: 0 },
    ],
  },
  {
    title: 'a session ends during checkout',
    seed: 105073157,
    commands: [
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
      ...ready,
      { do: 'expire', who: 'anna' },
      { do: 'come-back', tab: 0 },
      { do: 'place', tab: 0 },
    ],
  },
  {
    title: 'something is added while the order is in progress',
    seed: 25,
    commands: [...ready, { do: 'place', tab: 0, pause: 15 }, { do: 'add', tab: 0, product: 0, quantity: 1 }],
  },
  {
    title: 'a price changes before checkout',
    seed: 1080119515,
    commands: [
      { do: 'add', tab: 0, product: 2, quantity: 1 },
      { do: 'price', product: 2, price: 20 },
      { do: 'checkout', tab: 0 },
      { do: 'address', tab: 0 },
      { do: 'delivery', tab: 0, way: 0 },
    ],
  },
  {
    title: 'a customer has two tabs open',
    seed: 97511956,
    commands: [
      { do: 'sign-in', tab: 0, who: 'ben', persistent: true },
      { do: 'open', browser: 0 },
    ],
  },
  {
    title: 'two customers in two tabs keep a wishlist each',
    seed: 591714139,
    commands: [
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
      { do: 'open', browser: 0 },
      { do: 'register', tab: 1 },
      { do: 'wish', tab: 0, product: 0 },
    ],
  },
  {
    title: 'a customer signs in while an add of theirs is lost and their cart is empty',
    seed: 123601128,
    commands: [
      { do: 'sign-in', tab: 0, who: 'ben', persistent: true },
      { do: 'sign-out', tab: 0 },
      { do: 'mishap', kind: 'lost-request', among: 'cart' },
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false, pause: 3 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
    ],
  },
  {
    title: 'a cart that is being ordered in one tab is changed and ordered in another',
    seed: 1924694068,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'open', browser: 0 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'checkout', tab: 0 },
      { do: 'address', tab: 0 },
      { do: 'delivery', tab: 0, way: 0 },
      { do: 'place', tab: 0, pause: 0 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'checkout', tab: 2 },
      { do: 'address', tab: 2 },
      { do: 'delivery', tab: 2, way: 0 },
      { do: 'place', tab: 2 },
    ],
  },
  {
    title: 'a cart changes without a message while another tab calculates its totals',
    seed: 876879038,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
      { do: 'expire', who: 'anna' },
      { do: 'add', tab: 1, product: 0, quantity: 1 },
      { do: 'checkout', tab: 1 },
      { do: 'address', tab: 1 },
      { do: 'add', tab: 0, product: 0, quantity: 1, pause: 15 },
      { do: 'reload', tab: 0 },
      { do: 'delivery', tab: 1, way: 0 },
    ],
  },
  {
    title: 'another tab signs out while a customer is signing in in this one',
    seed: 440155354,
    commands: [
      { do: 'open', browser: 1 },
      { do: 'sign-in', tab: 1, who: 'anna', persistent: true },
      { do: 'open', browser: 0 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: true, pause: 60 },
      { do: 'sign-out', tab: 1 },
    ],
  },
  {
    title: 'a guest adds something while a customer signs in in another tab',
    seed: 62657285,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false },
      { do: 'sign-in', tab: 1, who: 'anna', persistent: true },
      { do: 'visit', tab: 0, pause: 0 },
      { do: 'sign-out', tab: 0 },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false, pause: 60 },
      { do: 'add', tab: 3, product: 0, quantity: 1 },
    ],
  },
  {
    title: 'a customer adds at the same moment in two tabs with a session each',
    seed: 3,
    commands: [
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 1, who: 'anna', persistent: true },
      { do: 'add', tab: 1, product: 0, quantity: 1, pause: 15 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
    ],
  },
  {
    title: 'an answer is lost while another tab adds the same',
    seed: 1248658024,
    commands: [
      { do: 'add', tab: 0, product: 0, quantity: 1, pause: 0 },
      { do: 'open', browser: 0 },
      { do: 'checkout', tab: 0 },
      { do: 'mishap', kind: 'server-error', among: 'write' },
      { do: 'add', tab: 0, product: 0, quantity: 1, pause: 0 },
      { do: 'add', tab: 1, product: 0, quantity: 1 },
    ],
  },
  {
    title: 'a customer fills a cart in each of two browsers and comes back',
    seed: 26,
    commands: [
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'open', browser: 1 },
      { do: 'sign-in', tab: 1, who: 'ben', persistent: false },
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false },
      { do: 'add', tab: 2, product: 2, quantity: 1 },
      { do: 'sign-out', tab: 0 },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false },
    ],
  },
  {
    title: 'a guest signs in between Place Order and the order, with an earlier cart of theirs',
    seed: 0,
    commands: [
      { do: 'sign-in', tab: 0, who: 'ben', persistent: true },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'sign-out', tab: 0 },
      ...ready,
      { do: 'place', tab: 0, pause: 15 },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: true },
    ],
  },
  {
    title: 'a customer signs out in another tab than the one whose session has ended in a checkout',
    seed: 147187673,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false },
      { do: 'sign-in', tab: 1, who: 'anna', persistent: false },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'checkout', tab: 0 },
      { do: 'address', tab: 0 },
      { do: 'expire', who: 'ben' },
      { do: 'open', browser: 0 },
      { do: 'visit', tab: 0 },
      { do: 'sign-in', tab: 2, who: 'ben', persistent: false },
      { do: 'sign-out', tab: 2 },
    ],
  },
  {
    title: 'a tab loses its own session while its customer is looked up, and another tab has one that lasts',
    seed: 522686291,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false },
      { do: 'sign-in', tab: 1, who: 'anna', persistent: true },
      { do: 'visit', tab: 0, pause: 3 },
      { do: 'wipe-tab', tab: 0 },
      { do: 'open', browser: 0 },
    ],
  },
  {
    title: 'a customer signs out in another tab while a guest of this one is placing an order',
    seed: 1646994735,
    commands: [
      { do: 'sign-in', tab: 0, who: 'ben', persistent: false },
      { do: 'open', browser: 0 },
      { do: 'add', tab: 1, product: 0, quantity: 1 },
      { do: 'checkout', tab: 1 },
      { do: 'address', tab: 1 },
      { do: 'delivery', tab: 1, way: 0 },
      { do: 'place', tab: 1, pause: 0 },
      { do: 'sign-in', tab: 1, who: 'ben', persistent: false, pause: 15 },
      { do: 'sign-out', tab: 0 },
    ],
  },
  {
    title: 'an address is typed at the moment of a sign-out in another tab',
    seed: 569815113,
    commands: [
      { do: 'register', tab: 0 },
      { do: 'open', browser: 0 },
      { do: 'wish', tab: 0, product: 0 },
      { do: 'add', tab: 0, product: 0, quantity: 1, pause: 15 },
      { do: 'checkout', tab: 1 },
      { do: 'sign-out', tab: 0, pause: 3 },
      { do: 'address', tab: 1 },
    ],
  },
  {
    title: 'a customer signs out while another tab, which has a session of its own, is being loaded',
    seed: 44746734,
    commands: [
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
      { do: 'reload', tab: 0 },
      { do: 'reload', tab: 0 },
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 1, who: 'anna', persistent: false },
      { do: 'sign-out', tab: 0, pause: 3 },
      { do: 'reload', tab: 3 },
    ],
  },
  {
    title: 'a customer clears an empty cart without a network, and fills it on another device meanwhile',
    seed: 543651231,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'open', browser: 1 },
      { do: 'sign-in', tab: 2, who: 'anna', persistent: true },
      { do: 'open', browser: 0 },
      { do: 'connection', browser: 1, isOnline: false },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'clear', tab: 3 },
      { do: 'sign-in', tab: 0, who: 'anna', persistent: false },
    ],
  },
  {
    title: 'something is added while a registration is refused whose password is right',
    seed: 24,
    commands: [
      { do: 'register', tab: 0 },
      { do: 'reload', tab: 0 },
      { do: 'sign-out', tab: 0 },
      { do: 'register', tab: 0, pause: 60 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
    ],
  },
  {
    title:
      'the guest of another tab cannot read the cart that a customer has taken over, and the customer signs out',
    seed: 233901505,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
      { do: 'sign-in', tab: 1, who: 'anna', persistent: false, pause: 0 },
      { do: 'mishap', kind: 'lost-request', among: 'cart' },
      { do: 'sign-out', tab: 1 },
    ],
  },
  {
    title: 'a guest adds the first thing while a customer with another cart signs in in another tab',
    seed: 2052864210,
    commands: [
      { do: 'open', browser: 0 },
      { do: 'open', browser: 0 },
      { do: 'sign-in', tab: 1, who: 'ben', persistent: false, pause: 3 },
      { do: 'add', tab: 0, product: 0, quantity: 1 },
    ],
  },
]
