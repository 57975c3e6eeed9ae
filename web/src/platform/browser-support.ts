/**
 * For the head of a page that leads to a call, in words that old browsers understand: they run none of the page's own code, and would show a
 * page that does nothing. It looks for features, not names.
 */
export const BROWSER_SUPPORT_SCRIPT = `(function(){
var media=navigator.mediaDevices
var isFit='noModule' in document.createElement('script')&&window.RTCPeerConnection&&'addTransceiver' in window.RTCPeerConnection.prototype&&media&&media.getUserMedia
if(isFit||window.isSecureContext===false)return
document.addEventListener('DOMContentLoaded',function(){
var note=document.createElement('p')
note.setAttribute('role','alert')
note.style.cssText='margin:0;padding:16px;background:#fbe4eb;color:#a0123f;font:16px sans-serif'
note.appendChild(document.createTextNode('This browser cannot take part in an AR session. Open this page in Chrome 72 or later, Firefox 59 or later, Edge, or Safari from 2019 on. Your booking stays as it is.'))
document.body.insertBefore(note,document.body.firstChild)
})
})()`

/** Whether a path leads to a call. */
export const leadsToCall = (path: string): boolean => path.startsWith('/ar-sessions/')
