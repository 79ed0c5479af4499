import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { LetterSettings } from '../../../lib/letters/letter-schema'
import { letterNames } from '../../../lib/letters/letters'
import { lettersModule } from '../../../modules/letters'
import type { LettersService } from '../../../modules/letters/service'
import { shownLetter } from './shown-letter'

/** All mails of the shop, with what the owner has set of them. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const known = await request.scope.resolve<LettersService>(lettersModule).allSettings()
  const none = LetterSettings.parse({})
  response.json({ letters: letterNames.map((name) => shownLetter(name, known.get(name) ?? none)) })
}
