import { splitSentences } from '../reading/sentences.ts'

/** Control characters, invisible ones, and those that turn the direction of writing: nobody means them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}]/gu
const TAG = /<[/!?a-z][^<>]{0,300}>/gi
const EMPHASIS = /(\*\*|__|`)/g
const PRICE =
  /(?:us\$|[$€£¥]|\b(?:usd|eur|gbp|chf|dollars?|euros?|francs?)\b)\s?\d[\d.,]*|\d[\d.,]*\s?k?\s?(?:[$€£¥]|\b(?:usd|eur|gbp|chf|dollars?|euros?|francs?)\b)/giu
const LINK = /\b(?:https?:|www\.|mailto:)\S+|\b[\w.+-]+@[\w-]+\.\w{2,}/giu

const asWritten = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replace(/[.,]+$/, '')

/** Prices and links come from the client or not at all: what the house charges is not the model's to say, nor where to go. */
const isInvented = (sentence: string, brief: string): boolean =>
  [...sentence.matchAll(PRICE), ...sentence.matchAll(LINK)].some(([words]) => !brief.includes(asWritten(words)))

const shortened = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

/**
 * A model's words as they may be shown: plain, on one line, of bounded length, without sentences that name a price or a link which the
 * brief does not. '' where nothing is left.
 */
export const createPlainText = (brief: { title: string; description: string }) => {
  const said = asWritten(`${brief.title} ${brief.description}`)
  return (text: string, most: number): string => {
    const plain = text
      .toWellFormed()
      .slice(0, most * 4)
      .replaceAll(/\s/g, ' ')
      .replaceAll(UNSEEN, '')
      .replaceAll(TAG, ' ')
      .replaceAll(EMPHASIS, '')
      .replaceAll(/ {2,}/g, ' ')
      .trim()
    const kept = splitSentences(plain).filter(sentence => !isInvented(sentence, said))
    return shortened(kept.join(' '), most)
  }
}
