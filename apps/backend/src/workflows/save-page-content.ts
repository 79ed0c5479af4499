import { createWorkflow, WorkflowResponse, type WorkflowData } from '@medusajs/framework/workflows-sdk'

import { pageContent } from '../lib/catalogue/catalogue-change'
import { pageContentModule } from '../modules/page-content'
import type { PageContentService } from '../modules/page-content/service'
import { linkContent, saveContentStepOf, type ContentKind, type ContentToSave } from './steps/save-content'

export interface PageContentFields {
  readonly picture: string | null
  readonly picture_text: string | null
  readonly text: string | null
}

/** What a page content can belong to. */
export type PageEntity = Exclude<ContentToSave<PageContentFields>['entity'], 'product'>

export const noPageContent: PageContentFields = { picture: null, picture_text: null, text: null }

const kind: ContentKind<PageContentFields> = {
  name: 'page_content',
  module: pageContentModule,
  event: pageContent,
  empty: noPageContent,
  table: (container) => {
    const service = container.resolve<PageContentService>(pageContentModule)
    return {
      create: async (fields) => service.createPageContents({ ...fields }),
      update: async (content) => service.updatePageContents({ ...content }),
      delete: async (id) => service.deletePageContents(id),
    }
  },
}

const savePageContentStep = saveContentStepOf(kind)

/** Saves the picture and the text of a category's or a collection's page, and tells the shop. */
export const savePageContentWorkflow = createWorkflow(
  'save-page-content',
  (input: WorkflowData<ContentToSave<PageContentFields> & { readonly entity: PageEntity }>) => {
    const saved = savePageContentStep(input)
    linkContent(kind, { input, saved })
    return new WorkflowResponse(saved)
  },
)
