import { expect, test } from 'vitest'
import { createPushServiceRule } from './push-services.ts'

const isKnown = createPushServiceRule([])
const isKnownToOperator = createPushServiceRule(['push.example.org', '127.0.0.1:9000'])

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://eu.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://api.push.apple.com/abc',
  'https://FCM.googleapis.com:443/fcm/send/abc',
])('%s is a push service', endpoint => expect(isKnown(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/abc',
  'https://name:word@fcm.googleapis.com/abc',
  'https://evilpush.apple.com/abc',
  'https://push.services.mozilla.com.evil.example/abc',
  'https://fcm.googleapis.com./abc',
  'https://127.0.0.1/abc',
  'https://2130706433/abc',
  'https://[::1]/abc',
  'https://localhost/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/abc',
  'https://push.example.org/abc',
  'ftp://fcm.googleapis.com/abc',
  'file:///etc/passwd',
  'data:text/plain,abc',
  'https:/\\evil.example/abc',
  'fcm.googleapis.com',
  '',
])('%s is never asked', endpoint => expect(isKnown(endpoint)).toBe(false))

test('the operator names further hosts; unencrypted only his own machine, at the port that he named', () => {
  expect(isKnownToOperator('https://push.example.org/abc')).toBe(true)
  expect(isKnownToOperator('http://127.0.0.1:9000/abc')).toBe(true)
  expect(isKnownToOperator('http://push.example.org/abc')).toBe(false)
  expect(isKnownToOperator('http://127.0.0.1:9001/abc')).toBe(false)
  expect(isKnownToOperator('https://sub.push.example.org/abc')).toBe(false)
})
