import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { faultOf, type LetterSettings } from '../../../../lib/letters/letter-schema'
import { saveLetterWorkflow } from '../../../../workflows/save-letter'
import { letterNamed, shownLetter } from '../shown-letter'

/** Replaces what the owner has set of a letter. */
export async function POST(request: MedusaRequest<LetterSettings>, response: MedusaResponse): Promise<void> {
  const name = letterNamed(request.params['name'])
  const settings = request.validatedBody
  const fault = faultOf(name, settings)
  if (fault !== undefined) throw new MedusaError(MedusaError.Types.INVALID_DATA, fault)
  const { result } = await saveLetterWorkflow(request.scope).run({ input: { name, settings } })
  response.json({ letter: shownLetter(name, result) })
}
