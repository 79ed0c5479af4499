import { describe, expect, it } from 'vitest'

import { fileStorage, writtenDirectories } from './file-storage'

const bucket = {
  S3_BUCKET: 'shop',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

describe('Uploaded files are stored', () => {
  it('in a bucket when one is configured', () => {
    expect(fileStorage({ ...bucket, FILES_DIRECTORY: '/srv/files', NODE_ENV: 'production' })).toMatchObject({
      kind: 's3',
      options: { bucket: 'shop', region: 'eu-central-1', access_key_id: 'id', acl: false },
    })
  })

  it('below a prefix and at another endpoint than Amazon’s', () => {
    const { options } = fileStorage({ ...bucket, S3_PREFIX: '/umber/', S3_ENDPOINT: 'http://minio:9000' })
    expect(options).toMatchObject({
      prefix: 'umber/',
      endpoint: 'http://minio:9000',
      additional_client_config: { forcePathStyle: true },
    })
  })

  it('in a directory otherwise', () => {
    expect(fileStorage({ FILES_DIRECTORY: '/srv/files', NODE_ENV: 'production' })).toEqual({
      kind: 'local',
      options: { directory: '/srv/files' },
    })
    expect(fileStorage({})).toMatchObject({
      kind: 'local',
      options: { directory: expect.stringMatching(/\.files$/) as string },
    })
  })

  it('nowhere when a setting of the bucket is missing, and each is named', () => {
    expect(() => fileStorage({ S3_BUCKET: 'shop', S3_REGION: '' })).toThrow(
      'S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set',
    )
    expect(() => fileStorage({ S3_ENDPOINT: 'http://minio:9000' })).toThrow('S3_BUCKET')
  })

  it('nowhere in production without a directory that outlives the build', () => {
    const NODE_ENV = 'production'
    expect(() => fileStorage({ NODE_ENV })).toThrow('FILES_DIRECTORY or S3_BUCKET')
    expect(() => fileStorage({ NODE_ENV, FILES_DIRECTORY: 'files' })).toThrow('has to be absolute')
  })
})

it('names the directory of uploaded files among those that must not be full', () => {
  expect(writtenDirectories({ FILES_DIRECTORY: '/srv/files' }, '/srv/backend')).toEqual([
    '/srv/backend',
    '/srv/files',
  ])
  expect(writtenDirectories({ ...bucket, FILES_DIRECTORY: '/srv/files' }, '/srv/backend')).toEqual([
    '/srv/backend',
  ])
})
