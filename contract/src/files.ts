import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { type FileRule, MB } from './shared/file-rule.ts'

const UPLOAD: FileRule = {
  maxBytes: 10 * MB,
  tooLarge: 'File size should be less than 10MB.',
  types: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  wrongType: 'Only .jpg, .png, .webp, .pdf, and .doc/docx files are accepted.',
}

/** What one account may have uploaded without having handed it in with anything. */
export const UPLOADS_WAITING = {
  maxBytes: 100 * MB,
  tooMuch:
    'You have 100MB of files here that are not handed in with anything yet. Hand them in first, or come back tomorrow: what is not handed in is forgotten after a day.',
}

/** `url` is absolute and answers to its uploader only, until what he hands it in for says who else may read it. */
const UploadedFile = z.object({ name: z.string(), url: z.string(), type: z.string() })

export const uploadFile = endpoint({
  method: 'POST',
  path: '/_api/files/upload',
  summary: 'Takes one file. What is not handed in with anything within a day is forgotten.',
  access: 'signed-in',
  file: UPLOAD,
  input: z.object({}),
  output: UploadedFile,
  rateLimitPerMinute: 30,
})

/** Where a file is read: this and its id. Answers the bytes, not JSON. */
export const FILES_PATH = '/_api/files'
export const fileUrl = (id: string): string => `${FILES_PATH}/${id}`
/** The id in such an address, with or without the server before it. */
export const fileIdIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1)
