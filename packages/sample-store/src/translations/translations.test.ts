import { describe, expect, it } from 'vitest'

import { categories, colors, journal, products, shopSettings, store } from '../index.ts'
import { translations } from './index.ts'
import { translatedSpecification } from './translated-specification.ts'

/** Latin words that stand in every language: names of materials' standards, sizes, measures. */
const isLatin = (text: string): boolean => /[A-Za-z]{4,}/.test(text.replaceAll(/UV400|CR-39/g, ''))

describe.each(translations)('The sample store in $locale.name', (translation) => {
  const { locale } = translation
  const texts = Object.values(translation.products).flatMap((product) => Object.values(product))

  it('has the texts of every product, and of nothing else', () => {
    expect(Object.keys(translation.products).toSorted()).toEqual(products.map(({ slug }) => slug).toSorted())
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })

  it('says as many sentences of a product as the English text', () => {
    const sentences = (text: string): number => text.split(/[.।]\s|[.।]$/).filter(Boolean).length
    const different = products.filter(
      ({ slug, description }) =>
        Math.abs(sentences(description) - sentences(translation.products[slug]?.description ?? '')) > 1,
    )
    expect(different.map(({ slug }) => slug)).toEqual([])
  })

  it('has every line of the specifications', () => {
    const lines = new Set(products.flatMap(({ specifications }) => specifications))
    expect([...lines].filter((line) => translatedSpecification(line, translation) === undefined)).toEqual([])
  })

  it('has every category, with other words than the English ones', () => {
    expect(Object.keys(translation.categories).toSorted()).toEqual(
      categories.map(({ slug }) => slug).toSorted(),
    )
    const untranslated = categories.filter(
      ({ slug, description }) => translation.categories[slug].description === description,
    )
    expect(untranslated).toEqual([])
  })

  it('has every colour, delivery and reason to return something', () => {
    expect(Object.keys(translation.colors)).toEqual([...colors])
    expect(Object.keys(translation.shippingOptions).toSorted()).toEqual(
      [...store.shippingOptions, store.returnOption].map(({ code }) => code).toSorted(),
    )
    expect(Object.keys(translation.returnReasons).toSorted()).toEqual(
      store.returnReasons.map(({ value }) => value).toSorted(),
    )
  })

  it('has the sentences of the settings', () => {
    const { description, announcements, contact, home_sections: sections } = shopSettings
    const ofSections = sections.flatMap((section) =>
      'text' in section ? [section.title, section.text, section.picture_text, section.link.label] : [],
    )
    const sentences = [description, ...announcements.map(({ text }) => text), ...contact.hours, ...ofSections]
    expect(sentences.filter((text) => translation.settings[text] === undefined)).toEqual([])
  })

  it('has the title, the summary and the tags of every post', () => {
    expect(Object.keys(translation.journal).toSorted()).toEqual(journal.map(({ slug }) => slug).toSorted())
    const tags = journal.flatMap((post) => post.tags)
    expect(tags.filter((tag) => translation.journalTags[tag] === undefined)).toEqual([])
  })

  it('has the whole text of every post, with its headings, lists, quotes and links', () => {
    const marksOf = (text: string): readonly string[] =>
      text.match(/^(?:## |- |\d\. |> )|\]\([^)]+\)|\n\n|\*\*/gm) ?? []
    const other = journal.filter(
      ({ slug, body }) => marksOf(translation.journal[slug]?.body ?? '').join() !== marksOf(body).join(),
    )
    expect(other.map(({ slug }) => slug)).toEqual([])
  })

  it.skipIf(locale.code === 'de')('is written in its own script', () => {
    const posts = Object.values(translation.journal).map(({ body }) => body.replaceAll(/\]\([^)]+\)/g, ']'))
    const words = [...texts, ...posts, ...Object.values(translation.specifications)]
    expect(words.filter(isLatin)).toEqual([])
    const lines = products.flatMap(({ specifications }) => specifications)
    const values = lines.map((line) => translatedSpecification(line, translation)?.value ?? '')
    expect(values.filter((value) => /\d ?(?:mm?|cm|k?g)(?!\p{L})/u.test(value))).toEqual([])
  })
})
