import S3rver from '@20minutes/s3rver'
import { closeAfterTests } from './close-after-tests.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A server of its own that speaks S3's protocol, with one bucket; answers the settings that lead there. */
export const startS3 = async (): Promise<Record<string, string>> => {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: scratchFolder(),
    configureBuckets: [{ name: 'files' }],
    // It reads the path of a bare bucket otherwise than it was signed.
    allowMismatchedSignatures: true,
  })
  const { port } = await server.run()
  closeAfterTests(() => server.close())
  return { S3_BUCKET: 'files', S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }
}
