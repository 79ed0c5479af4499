import { Text } from '@medusajs/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'

import type { LetterWords } from '../lib/letters/letter-schema'
import type { LetterName, MailLanguageCode } from '../lib/letters/letters'
import { useDraft } from './form/draft'
import { lettersPath } from './letters'
import { LoadingFailed } from './loading-failed'
import { sdk } from './shop-list'

interface PreviewAnswer {
  readonly preview: { readonly subject: string; readonly html: string }
}

interface LetterPreviewProps {
  readonly name: LetterName
  readonly language: MailLanguageCode
}

/** The letter with what is typed, before it is saved. No script runs in it, and its links open nothing. */
export function LetterPreview({ name, language }: LetterPreviewProps) {
  const typed = useDraft().valueAt(`words.${language}`) as LetterWords | undefined
  const words = useDeferredValue(typed)
  const { data, error, refetch } = useQuery({
    queryKey: [lettersPath, name, 'preview', language, words],
    queryFn: async () =>
      (
        await sdk.client.fetch<PreviewAnswer>(`${lettersPath}/${name}/preview`, {
          method: 'POST',
          body: { language, ...(words !== undefined && { words }) },
        })
      ).preview,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (error !== null) return <LoadingFailed what="The preview" error={error} onRetry={() => void refetch()} />
  return (
    <div className="flex flex-col gap-y-2">
      <Text size="small" weight="plus">
        {data?.subject ?? 'Loading the preview'}
      </Text>
      <iframe
        title="Preview"
        sandbox=""
        srcDoc={data?.html ?? ''}
        className="h-[40rem] w-full rounded-lg border bg-ui-bg-base"
      />
    </div>
  )
}
