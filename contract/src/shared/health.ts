/** Answered by any process that is up, with whatever it needs or not: what a browser asks while nothing else is answered. */
export const HEALTH_PATH = '/_api/health'
