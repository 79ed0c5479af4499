import { Button, Container, Heading, Input, Label, Text, Textarea } from '@medusajs/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'

import { LoadingFailed } from './loading-failed'
import { PictureField } from './picture-field'
import { sdk, useChange } from './shop-list'

interface PageContent {
  readonly picture: string | null
  readonly picture_text: string | null
  readonly text: string | null
}

interface PageContentPanelProps {
  /** The route of the page's content. */
  readonly path: string
  /** What the text replaces. */
  readonly textHint: string
}

/** The picture and the text of a category's or a collection's page in the shop. */
export function PageContentPanel({ path, textHint }: PageContentPanelProps) {
  const { data, error, refetch } = useQuery({
    queryKey: [path],
    queryFn: async () => sdk.client.fetch<{ readonly page_content: PageContent }>(path),
  })
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Page in the shop</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          What shoppers see above its products and in the menu.
        </Text>
      </div>
      {error !== null && (
        <LoadingFailed what="The content of the page" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Text className="px-6 py-4">Loading</Text>}
      {data !== undefined && (
        // With the saved state as its key it starts anew after each save.
        <PageContentForm
          key={JSON.stringify(data.page_content)}
          path={path}
          saved={data.page_content}
          textHint={textHint}
        />
      )}
    </Container>
  )
}

interface PageContentFormProps extends PageContentPanelProps {
  readonly saved: PageContent
}

function PageContentForm({ path, saved, textHint }: PageContentFormProps) {
  const id = useId()
  const [fields, setFields] = useState(saved)
  const { change, isChanging } = useChange(path)
  const set = (part: Partial<PageContent>) => setFields((before) => ({ ...before, ...part }))
  const isUnchanged = Object.entries(fields).every(
    ([name, value]) => (value ?? '') === (saved[name as keyof PageContent] ?? ''),
  )

  function save(event: FormEvent): void {
    event.preventDefault()
    change({ method: 'POST', path, body: { ...fields }, done: 'The page is saved' })
  }

  return (
    <form className="flex flex-col gap-y-4 px-6 py-4" onSubmit={save}>
      <PictureField
        label="Picture"
        hint="JPEG, PNG, WebP or AVIF, at least 1,200 pixels wide."
        value={fields.picture}
        onChange={(picture) => set({ picture })}
      />
      <div className="flex flex-col gap-y-2">
        <Label size="small" weight="plus" htmlFor={`${id}picture-text`}>
          Alternative text
        </Label>
        <Input
          id={`${id}picture-text`}
          value={fields.picture_text ?? ''}
          maxLength={300}
          placeholder="What the picture shows, for those who cannot see it"
          onChange={({ target }) => set({ picture_text: target.value })}
        />
      </div>
      <div className="flex flex-col gap-y-2">
        <Label size="small" weight="plus" htmlFor={`${id}text`}>
          Text
        </Label>
        <Textarea
          id={`${id}text`}
          rows={3}
          value={fields.text ?? ''}
          maxLength={2_000}
          placeholder={textHint}
          onChange={({ target }) => set({ text: target.value })}
        />
      </div>
      <Button type="submit" size="small" className="w-fit" disabled={isUnchanged} isLoading={isChanging}>
        Save
      </Button>
    </form>
  )
}
