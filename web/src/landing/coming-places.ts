/**
 * Where Home's words about AR sessions and workspaces lead until their screens stand: to the services that offer it, and to the page that
 * says what exists. To be pointed at /ar-sessions and /collaboration, whose routes they then become.
 */
export const AR_SESSIONS_PATH = '/services?ar=true'
export const WORKSPACES_PATH = '/how-it-works#live-help-and-workspaces'
