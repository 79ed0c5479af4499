import { MedusaService } from '@medusajs/framework/utils'

import { isSwitchedOn, LetterSettings, OwnerLetters } from '../../lib/letters/letter-schema'
import type { LetterName } from '../../lib/letters/letters'
import { LetterRecord } from './models/letter-record'
import { LowStockItem } from './models/low-stock-item'

/** Beside the names of letters. */
const ownerRecord = 'to-owner'

/** What the owner has set of the letters; the words of the shop are not stored. */
export class LettersService extends MedusaService({ LetterRecord, LowStockItem }) {
  async settingsOf(name: LetterName): Promise<LetterSettings> {
    return read(LetterSettings, await this.stored(name))
  }

  async allSettings(): Promise<ReadonlyMap<string, LetterSettings>> {
    const records = await this.listLetterRecords({}, { take: 1000 })
    return new Map(records.map(({ name, settings }) => [name, read(LetterSettings, settings)]))
  }

  async isOn(name: LetterName): Promise<boolean> {
    return isSwitchedOn(name, await this.settingsOf(name))
  }

  async save(name: LetterName, settings: LetterSettings): Promise<void> {
    await this.store(name, JSON.stringify(settings))
  }

  async ownerLetters(): Promise<OwnerLetters> {
    return read(OwnerLetters, await this.stored(ownerRecord))
  }

  async saveOwnerLetters(settings: OwnerLetters): Promise<void> {
    await this.store(ownerRecord, JSON.stringify(settings))
  }

  /** Whether the owner is to be told of a low item: once, until `isRestocked`. Of two simultaneous events the second fails on insert. */
  async isNewlyLow(itemId: string): Promise<boolean> {
    const [known] = await this.listLowStockItems({ inventory_item_id: itemId }, { take: 1 })
    if (known !== undefined) return false
    try {
      await this.createLowStockItems({ inventory_item_id: itemId })
      return true
    } catch (error) {
      const [other] = await this.listLowStockItems({ inventory_item_id: itemId }, { take: 1 })
      if (other !== undefined) return false
      throw error
    }
  }

  async isRestocked(itemId: string): Promise<void> {
    await this.deleteLowStockItems({ inventory_item_id: itemId })
  }

  private async store(name: string, settings: string): Promise<void> {
    const [known] = await this.listLetterRecords({ name }, { take: 1, select: ['id'] })
    if (known === undefined) await this.createLetterRecords({ name, settings })
    else await this.updateLetterRecords({ id: known.id, settings })
  }

  private async stored(name: string): Promise<string | undefined> {
    const [record] = await this.listLetterRecords({ name }, { take: 1 })
    return record?.settings
  }
}

interface Schema<Settings> {
  readonly parse: (value: unknown) => Settings
  readonly safeParse: (value: unknown) => { readonly data?: Settings | undefined }
}

/** What an earlier version has stored and is no longer valid is as if it was never set. */
function read<Settings>(schema: Schema<Settings>, stored: string | undefined): Settings {
  const found = stored === undefined ? undefined : schema.safeParse(JSON.parse(stored)).data
  return found ?? schema.parse({})
}
