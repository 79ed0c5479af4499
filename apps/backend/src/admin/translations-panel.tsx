import { Select, Text, toast } from '@medusajs/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { ContentTexts, type ContentKind, type Texts } from '../lib/content-translations/content-texts'
import { FieldFrame } from './form/fields'
import { LoadingFailed } from './loading-failed'
import { Panel } from './panel'
import { sdk } from './shop-list'
import { TranslationsForm } from './translations-form'
import { hasKeptEdits } from './use-kept-edits'

interface ContentTranslation {
  readonly texts: readonly { readonly key: string; readonly text: string }[]
  readonly locales: readonly string[]
  readonly translations: Readonly<Record<string, Texts>>
}

interface TranslationsPanelProps {
  readonly kind: ContentKind
  /** Of what the texts belong to. */
  readonly id: string
  /** What was entered: the list of what can be translated is read anew for another. */
  readonly entered?: object
}

const names = new Intl.DisplayNames('en', { type: 'language' })

/** What the owner has added to a page, in the store's other languages. Medusa's own fields are on its page of translations. */
export function TranslationsPanel({ kind, id, entered }: TranslationsPanelProps) {
  const path = `/admin/content-translations/${kind}/${id}`
  const { data, error, refetch } = useQuery({
    queryKey: [path, entered],
    placeholderData: (before, query) => (query?.queryKey[0] === path ? before : undefined),
    queryFn: async () =>
      (await sdk.client.fetch<{ readonly content_translation: ContentTranslation }>(path))
        .content_translation,
  })
  return (
    <Panel
      heading="Translations"
      description="These texts in the other languages of the shop. One that is empty is shown as it was entered."
    >
      {error !== null && (
        <LoadingFailed what="The translations" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Text className="px-6 py-4">Loading</Text>}
      {data !== undefined && <Languages path={path} translation={data} />}
    </Panel>
  )
}

interface LanguagesProps {
  readonly path: string
  readonly translation: ContentTranslation
}

function Languages({ path, translation: { texts, locales, translations } }: LanguagesProps) {
  const id = useId()
  const queries = useQueryClient()
  const nameOf = (code: string): string => `${path} ${code}`
  const [locale, setLocale] = useState(
    () => locales.find((code) => hasKeptEdits(nameOf(code))) ?? locales[0] ?? '',
  )
  const [isDirty, setIsDirty] = useState(false)

  if (locales.length === 0 || texts.length === 0)
    return (
      <Text size="small" className="text-ui-fg-subtle px-6 py-4">
        {locales.length === 0
          ? 'The store has no other language. Add one in Settings, Store, Locales.'
          : 'There is no text yet that could be translated.'}
      </Text>
    )

  async function save(saved: Texts): Promise<void> {
    await sdk.client.fetch(path, { method: 'POST', body: { locale, texts: ContentTexts.parse(saved) } })
    toast.success('The translation is saved')
    await queries.invalidateQueries({ queryKey: [path] })
  }

  return (
    <div>
      <div className="px-6 py-4">
        <FieldFrame
          id={`${id}language`}
          label="Language"
          hint={isDirty ? 'Save or discard the changes to choose another language.' : ''}
          fault={undefined}
        >
          <Select value={locale} onValueChange={setLocale} disabled={isDirty}>
            <Select.Trigger id={`${id}language`}>
              <Select.Value />
            </Select.Trigger>
            <Select.Content>
              {locales.map((code) => (
                <Select.Item key={code} value={code}>
                  {names.of(code) ?? code}
                </Select.Item>
              ))}
            </Select.Content>
          </Select>
        </FieldFrame>
      </div>
      <TranslationsForm
        key={nameOf(locale)}
        name={nameOf(locale)}
        locale={locale}
        texts={texts}
        saved={translations[locale] ?? {}}
        onDirty={setIsDirty}
        onSave={save}
      />
    </div>
  )
}
