/** Told to the window when the page's code has taken over. */
const TAKEN_OVER = 'onhand:taken-over'

/**
 * For the page's head. A page can be seen before its code has come. What is pressed or chosen until then waits here and is done again afterwards:
 * the browser's own way would put a form's fields, a password too, into the address. A link is the browser's own until all is taken over:
 * one that was pressed while React was at it led nowhere. When the code does not come at all, a press offers to
 * load the page again.
 */
export const EARLY_PRESSES_SCRIPT = `(()=>{
const held=new Set()
let isMissing=false
const ask=()=>{if(confirm('Part of this page did not arrive. Load the page again?'))location.reload()}
addEventListener('error',({target})=>{if(target.tagName!=='SCRIPT')return
isMissing=true
if(held.size)ask()},true)
const hold=event=>{
const it=event.type==='submit'?event.target:event.target.closest('button,input[type=checkbox],input[type=radio]')
if(!it){if(event.target.closest('a[href]'))event.stopImmediatePropagation()
return}
event.preventDefault()
event.stopImmediatePropagation()
held.add(it)
if(isMissing)ask()}
for(const type of['click','submit'])addEventListener(type,hold,true)
const chosen=new Map()
const choose=({target})=>{if(target.matches('select'))chosen.set(target,target.value)}
addEventListener('change',choose,true)
addEventListener('${TAKEN_OVER}',()=>{
for(const type of['click','submit'])removeEventListener(type,hold,true)
removeEventListener('change',choose,true)
for(const[it,value]of chosen)if(it.isConnected){it.value=value;it.dispatchEvent(new Event('change',{bubbles:true}))}
for(const it of held)if(it.isConnected)it.requestSubmit?it.requestSubmit():it.click()
},{once:true})})()`

type TextElement = HTMLInputElement | HTMLTextAreaElement
const isText = (element: Element): element is TextElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type))

/** As if typed: React compares with what it last saw in the element, so it must see nothing first. */
const type = (element: TextElement, text: string) => {
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  for (const value of ['', text]) {
    write?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Notes what was typed before the code came. Answers what to do when it has taken over: type it again, and press what was pressed. */
export const keepWhatWasEarly = (root: Element): (() => void) => {
  const typed = [...root.querySelectorAll('input, textarea')]
    .filter(isText)
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map(element => ({ element, text: element.value }))
  return () => {
    // For those who measure, and for the journeys.
    performance.mark('onhand:taken-over')
    for (const { element, text } of typed) if (element.isConnected) type(element, text)
    dispatchEvent(new Event(TAKEN_OVER))
  }
}
