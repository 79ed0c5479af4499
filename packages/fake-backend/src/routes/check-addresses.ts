import { Refusal } from '../refusal.ts'
import { isWire } from '../wire/wire.ts'

/** The rule of zod, which Medusa and the backend use. */
const address =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+.-]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/
const longest = 254

/** Custom: Medusa itself accepts any text as the address of an identity. The body, with its addresses trimmed. */
export function checkAddresses(body: unknown): unknown {
  if (!isWire(body)) return body
  // A boolean switches the channel of a preference.
  const found = ['email', 'identifier', 'entity_id'].filter(
    (name) => body[name] != null && typeof body[name] !== 'boolean',
  )
  return { ...body, ...Object.fromEntries(found.map((name) => [name, trimmed(body[name])])) }
}

function trimmed(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  if (text.length <= longest && address.test(text)) return text
  throw new Refusal(400, {
    code: 'invalid_email',
    type: 'invalid_data',
    message: 'Invalid request: Invalid email address',
  })
}
