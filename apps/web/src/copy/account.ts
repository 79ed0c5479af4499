import { history as historyCopy } from '../../messages/en/account.json'

export { account as accountCopy } from '../../messages/en/account.json'

export { historyCopy }

/** A bare number gets a "#"; 'UE-000012' does not need one. */
export const orderWords = (id: string): string =>
  /^\d/.test(id) ? historyCopy.bareOrder(id) : historyCopy.order(id)
