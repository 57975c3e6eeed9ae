/**
 * Where Home's words about workspaces lead until their screens stand: to the page that says what exists. To be pointed at /collaboration, whose
 * route it then becomes.
 */
export const WORKSPACES_PATH = '/how-it-works#live-help-and-workspaces'
