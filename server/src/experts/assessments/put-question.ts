/** A question as it was put: its number in the bank, and the order its options were shown in. */
export interface PutQuestion {
  id: number
  options: number[]
}
