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

/** What search engines and shared links are told of a post. The structured data is for the served page alone. */
export function postHead(post: JournalPost, place: PostPlace): PageHead {
  const { title, seoTitle, seoDescription, summary, body, cover } = post
  const description = seoDescription ?? summary ?? richTextWords(body, { headings: false })
  return {
    title: seoTitle ?? title,
    name: title,
    description,
    image: cover,
    kind: 'article',
    crumbs: [{ name: journalCopy.title, path: paths.journal() }],
    structuredData: import.meta.env.SSR ? postData(post, description, place) : undefined,
  }
}

function postData(
  { title, cover, author, publishedAt, updatedAt, tags }: JournalPost,
  description: string,
  { address, shopName }: PostPlace,
): PageHead['structuredData'] {
  return {
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
  }
}
