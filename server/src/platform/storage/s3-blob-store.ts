import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { MB } from '#contract/shared/file-rule.ts'
import type { Config } from '../config.ts'
import type { BlobStore } from './blob-store.ts'

/** What is larger goes up in parts of this size, two at a time: each waits in memory until it is there. */
const PART_BYTES = 8 * MB
const PARTS_AT_ONCE = 2
const TIMEOUTS = { connectionTimeout: 5_000, requestTimeout: 60_000 }

/** Contents as objects in a bucket of S3, or of a server that speaks its protocol. */
export const createS3BlobStore = ({ bucket, prefix, keys, ...place }: NonNullable<Config['s3']>): BlobStore => {
  const client = new S3Client({
    ...place,
    ...(keys ? { credentials: keys } : {}),
    requestHandler: TIMEOUTS,
    // Servers beside Amazon's do not all know its newer checksums; what we keep is named by a stronger one.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const objectOf = (sha256: string) => ({ Bucket: bucket, Key: `${prefix}${sha256.slice(0, 2)}/${sha256}` })

  const unfinishedUploads = () =>
    client.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix })).catch(error => {
      // Not every server that speaks the protocol lists them; its own rules end them then.
      if (error instanceof Error && error.name === 'NotImplemented') return { Uploads: [] }
      throw error
    })
  const abortBefore = async (before: Date): Promise<void> => {
    const { Uploads = [] } = await unfinishedUploads()
    for (const { Key, UploadId, Initiated } of Uploads) {
      if (!Initiated || Initiated >= before) continue
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
    }
  }
  return {
    put: async ({ path, sha256 }) => {
      const params = { ...objectOf(sha256), Body: createReadStream(path), ContentType: 'application/octet-stream' }
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done()
    },
    open: async (sha256, range) => {
      const part = range ? { Range: `bytes=${range.first}-${range.last}` } : {}
      const { Body } = await client.send(new GetObjectCommand({ ...objectOf(sha256), ...part }))
      if (!(Body instanceof Readable)) throw new Error(`the bucket answered no content for ${sha256}`)
      return Body
    },
    delete: async sha256 => void (await client.send(new DeleteObjectCommand(objectOf(sha256)))),
    sweep: abortBefore,
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket }))),
    close: () => client.destroy(),
  }
}
