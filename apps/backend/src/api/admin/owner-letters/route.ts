import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import type { OwnerLetters } from '../../../lib/letters/letter-schema'
import { lettersModule } from '../../../modules/letters'
import type { LettersService } from '../../../modules/letters/service'
import { saveOwnerLettersWorkflow } from '../../../workflows/save-letter'

/** Where the letters to the owner go, and how little is low in stock. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const letters = request.scope.resolve<LettersService>(lettersModule)
  response.json({ owner_letters: await letters.ownerLetters() })
}

export async function POST(request: MedusaRequest<OwnerLetters>, response: MedusaResponse): Promise<void> {
  const { result } = await saveOwnerLettersWorkflow(request.scope).run({ input: request.validatedBody })
  response.json({ owner_letters: result })
}
