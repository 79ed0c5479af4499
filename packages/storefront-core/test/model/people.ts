import type { CheckoutAddress } from '../../src/ports/checkout-gateway.ts'

/** A person in a history. All their words are unique, so that a search can find them. */
export interface Person {
  readonly name: PersonName
  readonly password: string
  readonly address: CheckoutAddress
}

/** Anna and Ben have accounts; Cleo registers; the others never sign in, one at each browser. */
export type PersonName = 'anna' | 'ben' | 'cleo' | 'guest-0' | 'guest-1'
export type CustomerName = 'anna' | 'ben' | 'cleo'

export type People = Readonly<Record<PersonName, Person>>

/** `mark` makes the people unique for each history, where the backend remembers earlier ones. */
export function makePeople(mark: string): People {
  const person = (name: PersonName, firstName: string, lastName: string, at: number): Person => ({
    name,
    password: `${firstName}-likes-linen-${at}`,
    address: {
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}.${lastName.toLowerCase()}${mark}@example.com`,
      phone: `+91 98765 4321${at}`,
      address1: `${at}7 ${firstName} Lane`,
      address2: '',
      city: 'Mumbai',
      state: 'Maharashtra',
      postalCode: '400001',
      country: 'India',
    },
  })
  return {
    anna: person('anna', 'Annabel', 'Quist', 1),
    ben: person('ben', 'Benedikt', 'Vorster', 2),
    cleo: person('cleo', 'Cleomena', 'Drax', 3),
    'guest-0': person('guest-0', 'Gwendolyn', 'Hark', 4),
    'guest-1': person('guest-1', 'Gottfried', 'Yelm', 5),
  }
}

/** Words that must not be found in a place that this person has left. */
export function wordsOf({ address }: Person): readonly string[] {
  const { firstName, lastName, email, phone, address1 } = address
  return [firstName, lastName, email, phone, address1]
}

export function isCustomer(name: PersonName): name is CustomerName {
  return !name.startsWith('guest')
}

export function byEmail(people: People, email: unknown): Person | undefined {
  const all: readonly Person[] = Object.values(people)
  return all.find(({ address }) => address.email === email)
}
