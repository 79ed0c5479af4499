import { Container, Heading, Select, Text, toast } from '@medusajs/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'

import { LetterSettings } from '../../../../../lib/letters/letter-schema'
import { languagesOf, type MailLanguageCode } from '../../../../../lib/letters/letters'
import { DraftForm } from '../../../../form/draft-form'
import { AreaField, SwitchField, TextField } from '../../../../form/fields'
import { FormFailed, FormLoading } from '../../../../form/form-states'
import { LetterPreview } from '../../../../letter-preview'
import { lettersPath, useLetters, type ShownLetter } from '../../../../letters'
import { sdk } from '../../../../shop-list'

/** The words of one letter. */
export default function LetterPage() {
  const { name } = useParams()
  const { data, error, refetch } = useLetters()
  if (data === undefined && error !== null) return <FormFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <FormLoading label="Loading the letter" />
  const letter = data.find((one) => one.name === name)
  if (letter === undefined) return <Container className="p-6">There is no such letter.</Container>
  return <LetterForm key={letter.name} letter={letter} />
}

const languageNames: Readonly<Record<MailLanguageCode, string>> = {
  en: 'English',
  de: 'German',
  hi: 'Hindi',
  ar: 'Arabic',
}

const noWords = { subject: null, opening: null }

function LetterForm({ letter }: { readonly letter: ShownLetter }) {
  const queries = useQueryClient()
  const [language, setLanguage] = useState<MailLanguageCode>('en')
  const { name, title, sent, may_be_off: mayBeOff, is_on: isOn, words, placeholders } = letter
  const languages = languagesOf(name)
  const own = letter.own_words[language]
  const stored: LetterSettings = {
    is_on: mayBeOff ? isOn : null,
    words: Object.fromEntries(languages.map((code) => [code, words[code] ?? noWords])),
  }

  async function save(settings: object): Promise<void> {
    await sdk.client.fetch(`${lettersPath}/${name}`, { method: 'POST', body: settings })
    toast.success('The letter is saved')
    await queries.invalidateQueries({ queryKey: [lettersPath] })
  }

  return (
    <DraftForm stored={stored} schema={LetterSettings} save={save}>
      <div className="flex flex-col gap-y-3">
        <Container className="flex flex-col gap-y-5 p-6">
          <div>
            <Heading>{title}</Heading>
            <Text size="small" className="text-ui-fg-subtle">
              {sent}.
            </Text>
          </div>
          {mayBeOff && <SwitchField path="is_on" label="Send this letter" />}
          {languages.length > 1 && (
            <LanguageSelect languages={languages} language={language} onChange={setLanguage} />
          )}
          <TextField
            path={`words.${language}.subject`}
            label="Subject"
            {...(own !== undefined && { placeholder: own.subject })}
            hint="Empty: the words of the shop."
          />
          <AreaField
            path={`words.${language}.opening`}
            label="First words"
            {...(own !== undefined && { hint: `Empty: ${own.opening}` })}
          />
          <Text size="small" className="text-ui-fg-subtle">
            You may use {placeholders.map((one) => `{${one}}`).join(', ')}.
          </Text>
        </Container>
        <Container className="p-6">
          <LetterPreview name={name} language={language} />
        </Container>
      </div>
    </DraftForm>
  )
}

interface LanguageSelectProps {
  readonly languages: readonly MailLanguageCode[]
  readonly language: MailLanguageCode
  readonly onChange: (language: MailLanguageCode) => void
}

function LanguageSelect({ languages, language, onChange }: LanguageSelectProps) {
  return (
    <Select value={language} onValueChange={(value) => onChange(value as MailLanguageCode)}>
      <Select.Trigger aria-label="Language">
        <Select.Value />
      </Select.Trigger>
      <Select.Content>
        {languages.map((code) => (
          <Select.Item key={code} value={code}>
            {languageNames[code]}
          </Select.Item>
        ))}
      </Select.Content>
    </Select>
  )
}
