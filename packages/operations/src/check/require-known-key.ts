import type { Variables } from '../settings/read-settings.ts'
import { keyOfShopAlone } from './requirements.ts'

/**
 * Asks the backend about the publishable key before a shop without a backend on its machine starts: with another key every page would be
 * an error. An unreachable backend is only noted: the shop must be able to start first.
 *
 * @throws {Refusal}
 */
export async function requireKnownKey(variables: Variables, note: (line: string) => void): Promise<void> {
  for (const { name, check } of keyOfShopAlone(variables)) {
    const answer = await check()
    if (typeof answer === 'object') note(`${name}: ${answer.advice}`)
  }
}
