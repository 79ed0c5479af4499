import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import { labelOf } from '../lib/returns/return-record'

export interface LabelToSave {
  readonly returnId: string
  readonly name: string
  /** In Base64. */
  readonly content: string
}

/** Stores the file and names it in the return. The file before it is deleted when the new one is in place. */
const saveLabelStep = createStep(
  'save-return-label',
  async ({ returnId, name, content }: LabelToSave, { container }) => {
    const { fileTypeFromBuffer } = await import('file-type')
    const found = await fileTypeFromBuffer(Buffer.from(content, 'base64'))
    if (found?.mime !== 'application/pdf')
      throw new MedusaError(MedusaError.Types.INVALID_DATA, 'A label must be a PDF.', 'file_not_allowed')
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'return',
      fields: ['id', 'metadata'],
      filters: { id: returnId },
    })
    const stored = data[0]
    if (stored === undefined)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, `Return id not found: ${returnId}`)
    const files = container.resolve(Modules.FILE)
    const filename = name.toLowerCase().endsWith('.pdf') ? name : `${name}.pdf`
    const file = await files.createFiles({
      filename,
      mimeType: 'application/pdf',
      content,
      access: 'private',
    })
    const metadata = stored.metadata ?? {}
    await container.resolve(Modules.ORDER).updateReturns([
      {
        selector: { id: returnId },
        data: { metadata: { ...metadata, label: { file_id: file.id, name: filename } } },
      },
    ])
    const before = labelOf(metadata)?.file_id
    if (before !== undefined) await files.deleteFiles(before).catch(() => undefined)
    return new StepResponse(filename)
  },
)

export const saveReturnLabelWorkflow = createWorkflow(
  'save-return-label',
  (input: WorkflowData<LabelToSave>) => new WorkflowResponse(saveLabelStep(input)),
)
