import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import type { LetterSettings, OwnerLetters } from '../lib/letters/letter-schema'
import type { LetterName } from '../lib/letters/letters'
import { lettersModule } from '../modules/letters'
import type { LettersService } from '../modules/letters/service'

interface ChangedLetter {
  readonly name: LetterName
  readonly settings: LetterSettings
}

const saveLetterStep = createStep(
  'save-letter',
  async ({ name, settings }: ChangedLetter, { container }) => {
    const letters = container.resolve<LettersService>(lettersModule)
    const before: ChangedLetter = { name, settings: await letters.settingsOf(name) }
    await letters.save(name, settings)
    return new StepResponse(settings, before)
  },
  async (before, { container }) => {
    if (before !== undefined)
      await container.resolve<LettersService>(lettersModule).save(before.name, before.settings)
  },
)

/** Replaces what the owner has set of a letter. */
export const saveLetterWorkflow = createWorkflow(
  'save-letter',
  (input: WorkflowData<ChangedLetter>) => new WorkflowResponse(saveLetterStep(input)),
)

const saveOwnerLettersStep = createStep(
  'save-owner-letters',
  async (settings: OwnerLetters, { container }) => {
    const letters = container.resolve<LettersService>(lettersModule)
    const before = await letters.ownerLetters()
    await letters.saveOwnerLetters(settings)
    return new StepResponse(settings, before)
  },
  async (before, { container }) => {
    if (before !== undefined) await container.resolve<LettersService>(lettersModule).saveOwnerLetters(before)
  },
)

/** Replaces the settings of the letters to the owner. */
export const saveOwnerLettersWorkflow = createWorkflow(
  'save-owner-letters',
  (input: WorkflowData<OwnerLetters>) => new WorkflowResponse(saveOwnerLettersStep(input)),
)
