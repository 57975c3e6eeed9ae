/** A number of the brief and the words it may count, stemmed, nearest first. */
export interface Quantity {
  value: number
  nouns: readonly string[]
  sentenceIndex: number
  /** Metres: of what, its nouns say. */
  isLength?: boolean
  /** Of an area, what it is said to be of: '60 m² of lawn'. */
  ofWhat?: readonly string[]
  /** A time of what lasts so long: 'two hours of film'. */
  isOfContent?: boolean
  /** ... of what is there to be cut: '90 minutes of footage'. */
  isRaw?: boolean
  /** Only an article: 'a radiator' is one where nothing else counts them. */
  isArticle?: boolean
  /** Of what each of several others has: 'five songs with 12 tracks each'. */
  isOfEach?: boolean
  /** Of a total that is said before it: '8 lamps, six in the hall and two outside'. */
  isPart?: boolean
  /** Words worked out from pages. */
  isFromPages?: boolean
  /** What each of several things measures, for all of them: 'ten lessons of one hour each' are ten hours. */
  isOfAll?: boolean
  /** A measure of each of several things that are counted elsewhere: 'recordings of 50 minutes each'. */
  isForEach?: boolean
  /** ... and the stem of their name, where it stands beside the measure. */
  eachThing?: string
}
