import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { emitEventStep } from '@medusajs/medusa/core-flows'

import { pageContent, productContent } from '../lib/catalogue/catalogue-change'
import type { ContentKind, Texts } from '../lib/content-translations/content-texts'
import { contentTranslationsModule } from '../modules/content-translations'
import type { ContentTranslationsService } from '../modules/content-translations/service'
import { requestPagePurgeStep } from './steps/request-page-purge'

export interface TranslationToSave {
  readonly kind: ContentKind
  /** Of what the content belongs to. */
  readonly id: string
  readonly locale: string
  readonly texts: Texts
}

const writeTranslationStep = createStep(
  'write-content-translation',
  async ({ texts, ...content }: TranslationToSave, { container }) => {
    const service = container.resolve<ContentTranslationsService>(contentTranslationsModule)
    const before = await service.writeTexts(content, texts)
    return new StepResponse(null, { ...content, texts: before })
  },
  async (before, { container }) => {
    if (before === undefined) return
    const { texts, ...content } = before
    await container.resolve<ContentTranslationsService>(contentTranslationsModule).writeTexts(content, texts)
  },
)

const eventOf: Readonly<Partial<Record<ContentKind, string>>> = {
  product: productContent,
  product_category: pageContent,
  product_collection: pageContent,
}

/** Saves the texts of a content in a language, and tells the shop: its lists and its pages follow. */
export const saveContentTranslationWorkflow = createWorkflow(
  'save-content-translation',
  (input: WorkflowData<TranslationToSave>) => {
    const written = writeTranslationStep(input)
    const event = transform({ input }, ({ input: { kind } }) => eventOf[kind])
    when('is-of-catalogue', { event }, (known) => known.event !== undefined).then(() =>
      emitEventStep({
        eventName: transform({ event }, (known) => `${known.event}.updated`) as unknown as string,
        data: { id: input.id },
      }),
    )
    requestPagePurgeStep()
    return new WorkflowResponse(written)
  },
)
