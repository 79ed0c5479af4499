import { MedusaError } from '@medusajs/framework/utils'

import { mailLanguage } from '../../../lib/email/messages/mail-language'
import { isSwitchedOn, type LetterSettings } from '../../../lib/letters/letter-schema'
import {
  isLetterName,
  languagesOf,
  letters,
  placeholdersOf,
  type LetterName,
} from '../../../lib/letters/letters'
import { ownWords } from '../../../lib/letters/samples'

/** A letter as the dashboard shows it. */
export function shownLetter(name: LetterName, settings: LetterSettings) {
  const { title, group, sent, usual } = letters[name]
  return {
    name,
    title,
    group,
    sent,
    may_be_off: usual !== 'always',
    is_on: isSwitchedOn(name, settings),
    words: settings.words,
    placeholders: placeholdersOf(name),
    /** By language. */
    own_words: Object.fromEntries(
      languagesOf(name).map((language) => [language, ownWords(name, mailLanguage(language))]),
    ),
  }
}

export function letterNamed(name: string | undefined): LetterName {
  if (name === undefined || !isLetterName(name))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no letter "${name ?? ''}".`)
  return name
}
