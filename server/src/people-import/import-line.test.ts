import { describe, expect, test } from 'vitest'
import { IMPORT_LINE_MAX, readImportLine } from './import-line.ts'

const LINE = {
  type: 'expert',
  email: 'Ana.Costa@Example.org ',
  name: 'Ana Costa',
  title: 'Plumber',
  bio: 'Fixes leaks.',
  location: 'Lisbon',
  timezone: 'Europe/Lisbon',
  yearsExperience: 9,
  hourlyRate: 45.5,
  skills: ['Plumbing'],
  verificationStatus: 'verified',
  availabilityStatus: 'available',
  services: [
    { title: 'Stop a leak', description: 'On camera.', category: ' Home   repair ', skills: ['leaks'], hourlyRate: 50, isArEnabled: true },
  ],
}
const read = (changes: Record<string, unknown>) => readImportLine(JSON.stringify({ ...LINE, ...changes }))
const service = (changes: Record<string, unknown>) => read({ services: [{ ...LINE.services[0], ...changes }] })

describe('an import line', () => {
  test('is read with its address in lower case and its texts trimmed', () => {
    const result = read({})
    expect(result).toMatchObject({ line: { email: 'ana.costa@example.org', services: [{ category: 'Home repair' }] } })
  })

  test('needs no more than type, address, name, title and rate', () => {
    const { type, email, name, title, hourlyRate } = LINE
    expect(readImportLine(JSON.stringify({ type, email, name, title, hourlyRate }))).toEqual({
      line: { type, email: 'ana.costa@example.org', name, title, hourlyRate },
    })
  })

  test('names every field that is wrong', () => {
    expect(read({ email: 'nobody', hourlyRate: -1, name: undefined })).toEqual({
      reason: 'email must be an e-mail address; name is missing; hourlyRate must be at least 1',
    })
  })

  test('tells the first five faults and how many more there are, at no great length', () => {
    const services = Array.from({ length: 90 }, () => ({ ...LINE.services[0], title: '' }))
    const fault = (at: number) => `services[${at}].title must not be empty`
    expect(read({ services })).toEqual({ reason: `${[0, 1, 2, 3, 4].map(fault).join('; ')}; and 85 more` })
  })

  test('is refused when it was not written as UTF-8', () => {
    const latin1 = Buffer.from(JSON.stringify({ ...LINE, name: 'José Müller' }), 'latin1')
    expect(readImportLine(latin1.toString('utf8'))).toEqual({
      reason: 'the line has characters that are not UTF-8: save the file as UTF-8',
    })
    expect(read({ name: 'José Müller' })).toMatchObject({ line: { name: 'José Müller' } })
  })

  test.each([
    [{ type: 'client' }, "type must be 'expert'"],
    [{ name: 'A' }, 'name must be at least 2 characters long'],
    [{ name: 'A'.repeat(201) }, 'name must be at most 200 characters long'],
    [{ title: '  ' }, 'title must not be empty'],
    [{ title: 7 }, 'title must be text'],
    [{ bio: 'a\0b' }, 'bio must not contain a NUL character'],
    [{ timezone: 'Mars/Olympus' }, 'timezone must be an IANA time zone such as Europe/Berlin'],
    [{ timezone: '+02:00' }, 'timezone must be an IANA time zone such as Europe/Berlin'],
    [{ yearsExperience: 2.5 }, 'yearsExperience must be a whole number'],
    [{ yearsExperience: 81 }, 'yearsExperience must be at most 80'],
    [{ hourlyRate: '45' }, 'hourlyRate must be a number of US dollars'],
    [{ hourlyRate: 10_000.01 }, 'hourlyRate must be at most 10000'],
    [{ hourlyRate: 0.99 }, 'hourlyRate must be at least 1'],
    [{ skills: 'plumbing' }, 'skills must be a list of skill names'],
    [{ skills: ['plumbing', 3] }, 'skills[1] must be text'],
    [{ verificationStatus: 'yes' }, 'verificationStatus must be verified, pending, rejected or not_verified'],
    [{ availabilityStatus: 'away' }, 'availabilityStatus must be available, busy or unavailable'],
  ])('is refused for %j', (changes, reason) => {
    expect(read(changes)).toEqual({ reason })
  })

  test.each([
    [{ title: undefined }, 'services[0].title is missing'],
    [{ category: '' }, 'services[0].category must not be empty'],
    [{ isArEnabled: 'yes' }, 'services[0].isArEnabled must be true or false'],
    [{ hourlyRate: -0.01 }, 'services[0].hourlyRate must be at least 1'],
  ])('is refused for a service with %j', (changes, reason) => {
    expect(service(changes)).toEqual({ reason })
  })

  test('is refused when it is not JSON, no object, or endless', () => {
    expect(readImportLine('{"type":')).toEqual({ reason: 'the line is not JSON' })
    expect(readImportLine('[]')).toEqual({ reason: 'the line must be a JSON object' })
    expect(readImportLine('x'.repeat(IMPORT_LINE_MAX + 1))).toEqual({ reason: 'the line is longer than 1000000 characters' })
  })
})
