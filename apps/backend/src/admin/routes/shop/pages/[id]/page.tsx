import { Button, Container, Copy, Heading, Text, toast, usePrompt } from '@medusajs/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'

import { ShopPage } from '../../../../../lib/shop-settings/page-schema'
import { DraftForm } from '../../../../form/draft-form'
import { AreaField, ChoiceField, TextField } from '../../../../form/fields'
import { FormFailed, FormLoading } from '../../../../form/form-states'
import { sdk } from '../../../../shop-list'
import { TranslationsPanel } from '../../../../translations-panel'

interface PageAnswer {
  readonly shop_page: ShopPage & { readonly id: string }
  readonly preview: { readonly url: string; readonly days: number }
  readonly url: string
}

const path = '/admin/shop-pages'

const newPage: ShopPage = {
  slug: '',
  title: '',
  body: '',
  seo_title: null,
  seo_description: null,
  status: 'draft',
}

/** One page that the owner writes; `new` is one that is not stored yet. */
export default function EditPage() {
  const { id = 'new' } = useParams()
  return id === 'new' ? <PageForm stored={newPage} /> : <StoredPage key={id} id={id} />
}

function StoredPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [path, id],
    queryFn: async () => sdk.client.fetch<PageAnswer>(`${path}/${id}`),
  })
  if (data === undefined && error !== null) return <FormFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <FormLoading label="Loading the page" />
  const { slug, title, body, seo_title, seo_description, status } = data.shop_page
  return (
    <div className="flex flex-col gap-y-3">
      <PageForm id={id} stored={{ slug, title, body, seo_title, seo_description, status }} links={data} />
      <TranslationsPanel kind="shop_page" id={id} entered={data.shop_page} />
    </div>
  )
}

const states = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
]

interface PageFormProps {
  readonly id?: string
  readonly stored: ShopPage
  readonly links?: Pick<PageAnswer, 'preview' | 'url'>
}

function PageForm({ id, stored, links }: PageFormProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  async function save(page: object): Promise<void> {
    const to = id === undefined ? path : `${path}/${id}`
    const { shop_page } = await sdk.client.fetch<Pick<PageAnswer, 'shop_page'>>(to, {
      method: 'POST',
      body: page,
    })
    toast.success('The page is saved')
    await queries.invalidateQueries({ queryKey: [path] })
    if (id === undefined) void navigate(`/shop/pages/${shop_page.id}`, { replace: true })
  }

  return (
    <Container className="p-0">
      <DraftForm stored={stored} schema={ShopPage} save={save}>
        {({ isDirty }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3 border-b px-6 py-4">
              <Heading>{stored.title === '' ? 'New page' : stored.title}</Heading>
              {id !== undefined && (
                <PageCommands id={id} title={stored.title} isDirty={isDirty} links={links} />
              )}
            </div>
            <PageFields />
          </>
        )}
      </DraftForm>
    </Container>
  )
}

function PageFields() {
  return (
    <div className="flex flex-col gap-y-5 p-6">
      <TextField path="title" label="Title" />
      <TextField
        path="slug"
        label="Address"
        hint="The part after /pages/: small letters, digits and hyphens."
      />
      <AreaField
        path="body"
        label="Text"
        rows={20}
        hint="Markdown or HTML: # for a heading, - for a list, [words](/address) for a link, **bold**."
      />
      <TextField path="seo_title" label="Title for search engines" hint="The title when it is empty." />
      <AreaField path="seo_description" label="Description for search engines" rows={2} />
      <ChoiceField
        path="status"
        label="Status"
        choices={states}
        hint="A draft is seen only by those who have the link to its preview."
      />
    </div>
  )
}

interface PageCommandsProps {
  readonly id: string
  readonly title: string
  readonly isDirty: boolean
  readonly links: Pick<PageAnswer, 'preview' | 'url'> | undefined
}

function PageCommands({ id, title, isDirty, links }: PageCommandsProps) {
  const prompt = usePrompt()
  const queries = useQueryClient()
  const navigate = useNavigate()

  async function remove(): Promise<void> {
    const isSure = await prompt({
      title: 'Delete this page?',
      description: `${title} is no longer in the shop. This cannot be undone.`,
      confirmText: 'Delete',
    })
    if (!isSure) return
    try {
      await sdk.client.fetch(`${path}/${id}`, { method: 'DELETE' })
      toast.success('The page is deleted')
      // First, so that the page that is gone is not read again.
      await navigate('/shop/pages')
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
