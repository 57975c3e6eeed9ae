/** Whom mail is from, out of the setting `Name <address>` or the address alone. */
export const senderOf = (mailFrom: string): { name: string; email: string } => {
  const [, name = 'Onhand', email = mailFrom] = /^(.+) <(.+)>$/.exec(mailFrom) ?? []
  return { name, email }
}
