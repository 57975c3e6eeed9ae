/** The library tells no types; this is what the tests use of it. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
      allowMismatchedSignatures: boolean
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
