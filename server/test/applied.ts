import { saveExpertProfile } from '#contract/experts.ts'
import { requestVerification, STANDARD_VERIFICATION } from '#contract/experts-verification.ts'
import { uploadFile } from '#contract/files.ts'
import type { Caller, TestApp } from './app.ts'
import { pdf } from './sample-files.ts'

/** What a client needs to know of an expert before he asks him. */
export const PLUMBER = { title: 'Plumber', bio: 'Pipes and boilers for twenty years.', hourlyRate: 60, skillIds: ['plumbing'] }

/** Somebody with an expert profile of his own. */
export const expertPerson = async (app: TestApp, name: string): Promise<{ by: Caller; expertProfileId: number }> => {
  const by = await app.person(name)
  const { body } = await by.call(saveExpertProfile, { expertEmail: by.email, expertName: `${name} Costa`, ...PLUMBER })
  return { by, expertProfileId: body.id }
}

/** A file that somebody uploaded, as an application hands it in. */
export const uploadedDocument = async (by: Caller, file: File = pdf()) => {
  const { body } = await by.upload(uploadFile, {}, file)
  return { name: body.name, url: body.url, type: body.type }
}

/** An expert who has handed in an application with one document. */
export const applied = async (app: TestApp, name: string, file?: File) => {
  const expert = await expertPerson(app, name)
  const document = await uploadedDocument(expert.by, file)
  const { body: request } = await expert.by.call(requestVerification, {
    expertProfileId: expert.expertProfileId,
    requestType: STANDARD_VERIFICATION,
    submissionNotes: 'My licence, from the chamber.',
    documents: [document],
  })
  return { ...expert, document, request }
}
