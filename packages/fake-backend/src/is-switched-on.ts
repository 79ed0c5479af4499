import type { FakeDatabase } from './database.ts'
import { isWire } from './wire/wire.ts'

/** Whether the owner has this part of the shop on. What was not set is off. */
export function isSwitchedOn({ shopSettings }: FakeDatabase, part: string): boolean {
  const setting = shopSettings[part]
  return isWire(setting) && setting['is_on'] === true
}
