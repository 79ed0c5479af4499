import { parsed } from '../../src/parse/parse-json.ts'
import { field, text } from '../../src/parse/read.ts'
import type { Ledger } from './ledger.ts'
import { bearerOf, type Backend } from './network.ts'
import { byEmail, isCustomer, type CustomerName, type People } from './people.ts'

/** Wraps the backend and records the tokens it issues, the ids of its customers and the carts it gives them. */
export function listeningIn(answer: Backend, people: People, ledger: Ledger): Backend {
  const customer = (email: unknown): CustomerName | undefined => {
    const name = byEmail(people, email)?.name
    return name !== undefined && isCustomer(name) ? name : undefined
  }
  return async (sent) => {
    const answered = await answer(sent)
    if (answered?.status !== 200) return answered
    if (sent.url.includes('/auth/customer/emailpass')) {
      const who = customer(field(parsed(sent.body), 'email'))
      const token = text(field(parsed(answered.text), 'token'))
      if (who !== undefined && token !== undefined) ledger.tokens.set(token, who)
    }
    if (/\/store\/customers\/me(\?|$)/.test(sent.url)) {
      const told = field(parsed(answered.text), 'customer')
      const who = customer(field(told, 'email'))
      const id = text(field(told, 'id'))
      if (who !== undefined && id !== undefined) ledger.customerIds.set(id, who)
    }
    if (sent.method === 'POST' && /\/store\/customers\/me\/cart(\?|$)/.test(sent.url)) {
      const who = ledger.tokens.get(bearerOf(sent) ?? '')
      const id = text(field(field(parsed(answered.text), 'cart'), 'id'))
      if (who !== undefined && id !== undefined) ledger.claims.set(id, who)
    }
    return answered
  }
}
