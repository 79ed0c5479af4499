import { Button, Container, Copy, Heading, Text, toast, usePrompt } from '@medusajs/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'

import { JournalPost } from '../../../../../lib/shop-settings/journal-schema'
import { DraftForm } from '../../../../form/draft-form'
import { AreaField, ChoiceField, LinesField, TextField } from '../../../../form/fields'
import { FormFailed, FormLoading } from '../../../../form/form-states'
import { MomentField } from '../../../../form/moment-field'
import { PictureField } from '../../../../form/picture-field'
import { ProductsField } from '../../../../form/products-field'
import { sdk } from '../../../../shop-list'
import { TranslationsPanel } from '../../../../translations-panel'

interface PostAnswer {
  readonly journal_post: JournalPost & { readonly id: string }
  readonly preview: { readonly url: string; readonly days: number }
  readonly url: string
}

const path = '/admin/journal-posts'

/** With the schema’s values for all other fields. */
const newPost: JournalPost = {
  ...JournalPost.parse({ slug: 'new', title: 'New', body: '' }),
  slug: '',
  title: '',
}

/** One post of the journal; `new` is one that is not stored yet. */
export default function EditPost() {
  const { id = 'new' } = useParams()
  return id === 'new' ? <PostForm stored={newPost} /> : <StoredPost key={id} id={id} />
}

function StoredPost({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [path, id],
    queryFn: async () => sdk.client.fetch<PostAnswer>(`${path}/${id}`),
  })
  if (data === undefined && error !== null) return <FormFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <FormLoading label="Loading the post" />
  return (
    <div className="flex flex-col gap-y-3">
      <PostForm id={id} stored={JournalPost.parse(data.journal_post)} links={data} />
      <TranslationsPanel kind="journal_post" id={id} entered={data.journal_post} />
    </div>
  )
}

const states = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
]

interface PostFormProps {
  readonly id?: string
  readonly stored: JournalPost
  readonly links?: Pick<PostAnswer, 'preview' | 'url'>
}

function PostForm({ id, stored, links }: PostFormProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  async function save(post: object): Promise<void> {
    const to = id === undefined ? path : `${path}/${id}`
    const { journal_post } = await sdk.client.fetch<Pick<PostAnswer, 'journal_post'>>(to, {
      method: 'POST',
      body: post,
    })
    toast.success('The post is saved')
    await queries.invalidateQueries({ queryKey: [path] })
    if (id === undefined) void navigate(`/shop/journal/${journal_post.id}`, { replace: true })
  }

  return (
    <Container className="p-0">
      <DraftForm stored={stored} schema={JournalPost} save={save}>
        {({ isDirty }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3 border-b px-6 py-4">
              <Heading>{stored.title === '' ? 'New post' : stored.title}</Heading>
              {id !== undefined && (
                <PostCommands id={id} title={stored.title} isDirty={isDirty} links={links} />
              )}
            </div>
            <PostFields />
          </>
        )}
      </DraftForm>
    </Container>
  )
}

function PostFields() {
  return (
    <div className="flex flex-col gap-y-5 p-6">
      <TextField path="title" label="Title" />
      <TextField
        path="slug"
        label="Address"
        hint="The part after /journal/: small letters, digits and hyphens."
      />
      <AreaField path="summary" label="Summary" hint="In lists, in the feed and for search engines." />
      <TextField path="author" label="Author" />
      <PictureField path="cover" label="Cover" hint="At least 1600 pixels wide." />
      <TextField path="cover_text" label="What the cover shows" hint="For those who do not see it." />
      <AreaField
        path="body"
        label="Text"
        rows={20}
        hint="Markdown or HTML: # for a heading, - for a list, [words](/address) for a link, **bold**."
      />
      <LinesField path="tags" label="Tags" rows={3} hint="One a line." />
      <ProductsField path="product_ids" label="Products" hint="In a row below the post." />
      <TextField path="seo_title" label="Title for search engines" hint="The title when it is empty." />
      <AreaField
        path="seo_description"
        label="Description for search engines"
        rows={2}
        hint="The summary when it is empty."
      />
      <ChoiceField
        path="status"
        label="Status"
        choices={states}
        hint="A draft is seen only by those who have the link to its preview."
      />
      <MomentField
        path="published_at"
        label="Date"
        hint="A published post with a date in the future is seen from then on. Empty: from now on."
      />
    </div>
  )
}

interface PostCommandsProps {
  readonly id: string
  readonly title: string
  readonly isDirty: boolean
  readonly links: Pick<PostAnswer, 'preview' | 'url'> | undefined
}

function PostCommands({ id, title, isDirty, links }: PostCommandsProps) {
  const prompt = usePrompt()
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function remove(): Promise<void> {
    const isSure = await prompt({
      title: 'Delete this post?',
      description: `${title} is no longer in the shop. This cannot be undone.`,
      confirmText: 'Delete',
    })
    if (!isSure) return
    try {
      await sdk.client.fetch(`${path}/${id}`, { method: 'DELETE' })
      toast.success('The post is deleted')
      // First, so that the post that is gone is not read again.
      await navigate('/shop/journal')
      queries.removeQueries({ queryKey: [path, id] })
      await queries.invalidateQueries({ queryKey: [path] })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      {links !== undefined && (
        <>
          <Text size="small" className="text-ui-fg-subtle">
            {isDirty
              ? 'The preview shows what is saved.'
              : `The preview works for ${links.preview.days} days, also for others.`}
          </Text>
          <Button type="button" size="small" variant="secondary" asChild>
            <a href={links.preview.url} target="_blank" rel="noopener noreferrer">
              Preview
            </a>
          </Button>
          <Copy content={links.preview.url} />
        </>
      )}
      <Button type="button" size="small" variant="danger" onClick={() => void remove()}>
        Delete
      </Button>
    </div>
  )
}
