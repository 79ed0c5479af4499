import { expect, it } from 'vitest'

import { categoryPaths, type StoredCategory } from './category-paths'

const category = (id: string, parent?: string, more: Partial<StoredCategory> = {}): StoredCategory => ({
  id,
  handle: `${id}-handle`,
  name: `The ${id}`,
  parent_category_id: parent ?? null,
  is_active: true,
  is_internal: false,
  ...more,
})

it('has a category with all its ancestors, at any depth', () => {
  const paths = categoryPaths([category('men'), category('shirts', 'men'), category('linen', 'shirts')])
  expect(paths.get('linen')).toEqual([
    { handle: 'linen-handle', name: 'The linen' },
    { handle: 'shirts-handle', name: 'The shirts' },
    { handle: 'men-handle', name: 'The men' },
  ])
  expect(paths.get('men')).toEqual([{ handle: 'men-handle', name: 'The men' }])
})

it('has no category that is hidden, and none below one', () => {
  const paths = categoryPaths([
    category('men', undefined, { is_active: false }),
    category('shirts', 'men'),
    category('staff', undefined, { is_internal: true }),
    category('women'),
    category('lost', 'gone'),
  ])
  expect([...paths.keys()]).toEqual(['women'])
})

it('ends where categories are their own ancestors', () => {
  expect(categoryPaths([category('a', 'b'), category('b', 'a')]).size).toBe(0)
})
