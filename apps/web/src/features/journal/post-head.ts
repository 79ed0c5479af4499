import type { JournalPost } from '@umber/storefront-core/shop'
import { paths } from '../../config/paths.ts'
import { journalCopy } from '../../copy/journal.ts'
import type { PageHead } from '../../seo/head-tags.ts'
import { richTextWords } from '../rich-text/parse-rich-text.ts'

interface PostPlace {
  /** Absolute. */
  readonly address: string
  readonly shopName: string
}

/** What search engines and shared links are told of a post. */
export function postHead(post: JournalPost, { address, shopName }: PostPlace): PageHead {
  const { title, seoTitle, seoDescription, summary, body, cover, author, publishedAt, updatedAt, tags } = post
  const description = seoDescription ?? summary ?? richTextWords(body, { headings: false })
  return {
    title: seoTitle ?? title,
    name: title,
    description,
    image: cover,
    kind: 'article',
    crumbs: [{ name: journalCopy.title, path: paths.journal() }],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      ...(description !== '' && { description }),
      ...(cover !== undefined && { image: [cover] }),
      ...(publishedAt !== undefined && { datePublished: publishedAt }),
      ...(updatedAt !== undefined && { dateModified: updatedAt }),
      author:
        author === undefined
          ? { '@type': 'Organization', name: shopName }
          : { '@type': 'Person', name: author },
      publisher: { '@type': 'Organization', name: shopName },
      mainEntityOfPage: address,
      ...(tags.length > 0 && { keywords: tags.join(', ') }),
    },
  }
}
