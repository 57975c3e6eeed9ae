/** The calls that the service worker makes. Apart from the endpoints: it has no use for their schemas, and is small. */
export const PUSH_KEY_PATH = '/_api/notifications/push-key'
export const PUSH_SUBSCRIBE_PATH = '/_api/notifications/push-subscribe'
