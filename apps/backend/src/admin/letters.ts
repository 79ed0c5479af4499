import { useQuery } from '@tanstack/react-query'

import type { LetterWords, OwnerLetters } from '../lib/letters/letter-schema'
import type { LetterGroup, LetterName, MailLanguageCode } from '../lib/letters/letters'
import { sdk } from './shop-list'

export const lettersPath = '/admin/letters'
export const ownerLettersPath = '/admin/owner-letters'

/** A letter as the backend answers it. */
export interface ShownLetter {
  readonly name: LetterName
  readonly title: string
  readonly group: LetterGroup
  readonly sent: string
  readonly may_be_off: boolean
  readonly is_on: boolean
  readonly placeholders: readonly string[]
  readonly words: Readonly<Partial<Record<MailLanguageCode, LetterWords>>>
  readonly own_words: Readonly<
    Partial<Record<MailLanguageCode, { readonly subject: string; readonly opening: string }>>
  >
}

export const useLetters = () =>
  useQuery({
    queryKey: [lettersPath],
    queryFn: async () =>
      (await sdk.client.fetch<{ readonly letters: readonly ShownLetter[] }>(lettersPath)).letters,
  })

export const useOwnerLetters = () =>
  useQuery({
    queryKey: [ownerLettersPath],
    queryFn: async () =>
      (await sdk.client.fetch<{ readonly owner_letters: OwnerLetters }>(ownerLettersPath)).owner_letters,
  })
