/** Who reads: whose votes and answers carry his e-mail. */
export interface ReviewReader {
  email: string
  name: string
}
