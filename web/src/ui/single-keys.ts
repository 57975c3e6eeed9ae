import { useSyncExternalStore } from 'react'
import { storedChoice } from './stored-choice.ts'

const OFF = 'off'
const kept = storedChoice('onhand.single-keys')

/** Whether a key pressed by itself does something on this page; in this browser. */
export const areSingleKeysOn = (): boolean => kept.read() !== OFF

/** Whoever dictates, or has a trembling hand, turns them off (WCAG 2.1.4): a word that was said would press one key after the other. */
export const turnSingleKeys = (isOn: boolean): void => kept.choose(isOn ? null : OFF)

export const useAreSingleKeysOn = (): boolean => useSyncExternalStore(kept.subscribe, areSingleKeysOn, () => true)
