import { useEffect, useRef, useState } from 'react'
import { DOCUMENT_RULE, DOCUMENTS_MAX, type DocumentKind, FILES_PER_PICK, tooManyFiles } from '#contract/experts-verification.ts'
import { uploadFile } from '#contract/files.ts'
import { AppError } from '#contract/shared/errors.ts'
import { endingsOf, FILE_EMPTY } from '#contract/shared/file-rule.ts'
import { callWithFile } from '../platform/call-with-file.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import type { DocumentUpload } from './document-upload.ts'
import { keptUpload, useDraftDocuments, useListDraftDocuments } from './draft-documents.ts'
import { failureText } from './expert-mutations.ts'

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
const ENDINGS = endingsOf(DOCUMENT_RULE.types)

/** Its name was looked at before it was sent: what is refused then is its content, and sending it again changes nothing. */
const isNotWhatItSays = (error: unknown): boolean =>
  error instanceof AppError && (error.message === uploadFile.file.wrongType || error.message === DOCUMENT_RULE.wrongType)
const notWhatItSays = (name: string): string => {
  const ending = endingOf(name)
  return `${DOCUMENT_RULE.wrongType}. The name ends in .${ending}, but the content is no ${ending.toUpperCase()}: choose the file itself.`
}

/** What its bytes prove a file to be may be something else than its name says. */
const requireDocumentType = (type: string): void => {
  if (!DOCUMENT_RULE.types.some(known => known === type)) throw new AppError('bad_request', DOCUMENT_RULE.wrongType)
}

let made = 0

/** What is wrong with a file before anything of it is sent; the server looks at its bytes. */
export const complaintAbout = (files: readonly File[], alreadyThere: number): string | null => {
  const [file] = files
  if (!file) return null
  if (files.length > FILES_PER_PICK) return tooManyFiles(FILES_PER_PICK)
  if (alreadyThere >= DOCUMENTS_MAX) return tooManyFiles(DOCUMENTS_MAX)
  if (!ENDINGS.includes(endingOf(file.name))) return DOCUMENT_RULE.wrongType
  if (file.size > DOCUMENT_RULE.maxBytes) return DOCUMENT_RULE.tooLarge
  return file.size === 0 ? FILE_EMPTY : null
}

/** The documents of an application: each is uploaded when it is picked, and can be tried again or taken out. What is there is there on every device. */
export const useDocumentUploads = (expertProfileId: number) => {
  const kept = useListDraftDocuments(expertProfileId)
  const draft = useDraftDocuments(expertProfileId)
  const [underWay, setUnderWay] = useState<DocumentUpload[]>([])
  const running = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const uploads = running.current
    return () => {
      for (const upload of uploads.values()) upload.abort()
    }
  }, [])

  const change = (key: string, values: Partial<DocumentUpload>) =>
    setUnderWay(known => known.map(document => (document.key === key ? { ...document, ...values } : document)))
  const forget = (key: string) => setUnderWay(known => known.filter(document => document.key !== key))

  const send = async (key: string, file: File) => {
    const upload = new AbortController()
    running.current.set(key, upload)
    change(key, { state: 'uploading', share: 0 })
    try {
      const watching = { signal: upload.signal, onProgress: (share: number) => change(key, { share }) }
      const { name, url, type } = await callWithFile(uploadFile, {}, file, watching)
      requireDocumentType(type)
      await draft.keep({ url })
      forget(key)
      showSuccess(`Successfully uploaded ${name}`, key)
    } catch (error) {
      if (upload.signal.aborted) return
      const isWrong = isNotWhatItSays(error)
      const problem = failureText(
        error,
        message => `Upload failed: ${isWrong ? notWhatItSays(file.name) : message}`,
        'An unknown error occurred during upload.',
      )
      change(key, { state: 'failed', problem, ...(isWrong ? { file: undefined } : {}) })
      showError(problem, key)
    } finally {
      running.current.delete(key)
    }
  }

  return {
    /** What was uploaded before, here or elsewhere, comes from the server. */
    kept,
    documents: [...(kept.data ?? []).map(keptUpload), ...underWay],
    add: (file: File) => {
      made += 1
      const key = `upload-${made}`
      setUnderWay(known => [...known, { key, name: file.name, kind: 'other', state: 'uploading', share: 0, file }])
      void send(key, file)
    },
    retry: (key: string) => {
      const file = underWay.find(document => document.key === key)?.file
      if (file) void send(key, file)
    },
    remove: (key: string) => {
      running.current.get(key)?.abort()
      if (underWay.some(document => document.key === key)) forget(key)
      else draft.drop({ key })
    },
    setKind: (key: string, kind: DocumentKind) => draft.setKind({ key, kind }),
  }
}
export type DocumentUploads = ReturnType<typeof useDocumentUploads>
