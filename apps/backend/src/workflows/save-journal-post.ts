import { MedusaError } from '@medusajs/framework/utils'
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'

import type { JournalPost } from '../lib/shop-settings/journal-schema'
import { postFrom } from '../lib/shop-settings/stored-post'
import { shopSettingsModule } from '../modules/shop-settings'
import type { ShopSettingsService } from '../modules/shop-settings/service'
import { requestPagePurgeStep } from './steps/request-page-purge'
import { scheduleContentStep } from './steps/schedule-content'

/** Without an id it is a new post. */
interface PostToSave {
  readonly id?: string | undefined
  readonly post: JournalPost
}

const savePostStep = createStep(
  'save-journal-post',
  async ({ id, post }: PostToSave, { container }) => {
    const shop = container.resolve<ShopSettingsService>(shopSettingsModule)
    const [other] = await shop.listJournalPosts({ slug: post.slug }, { take: 1, select: ['id'] })
    if (other !== undefined && other.id !== id)
      throw new MedusaError(
        MedusaError.Types.DUPLICATE_ERROR,
        `Invalid request: slug: Another post has the address ${post.slug}`,
      )
    // Throws NOT_FOUND for an unknown id.
    const before = id === undefined ? undefined : postFrom(await shop.retrieveJournalPost(id))
    const saved =
      id === undefined
        ? await shop.createJournalPosts(recordOf(post))
        : await shop.updateJournalPosts({ id, ...recordOf(post) })
    return new StepResponse(saved, { id: saved.id, before })
  },
  async (done, { container }) => {
    if (done === undefined) return
    const { id, before } = done
    const shop = container.resolve<ShopSettingsService>(shopSettingsModule)
    if (before === undefined) await shop.deleteJournalPosts(id)
    else await shop.updateJournalPosts({ id, ...recordOf(before) })
  },
)

/** What is published without a date is published now. */
const recordOf = ({ published_at: at, tags, product_ids: products, ...post }: JournalPost) => ({
  ...post,
  tags: tags && [...tags],
  product_ids: products && [...products],
  published_at: at === null ? (post.status === 'published' ? new Date() : null) : new Date(at),
})

/** Makes or changes a post of the journal, and makes the shop render its pages anew: now, and when the post is to be seen. */
export const saveJournalPostWorkflow = createWorkflow(
  'save-journal-post',
  (input: WorkflowData<PostToSave>) => {
    const saved = savePostStep(input)
    requestPagePurgeStep()
    scheduleContentStep()
    return new WorkflowResponse(saved)
  },
)
