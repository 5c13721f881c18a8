/** Attribute of a page's files that {@link retryFiles} requests again; its value counts the retries. */
export const retryAttribute = { 'data-retry': '0' };

/**
 * Inline script for the start of the head. It requests styles and the shell's first script again when they fail, from
 * an address that no cache has an answer for. Then it shows the shell's notice with a reload, unless the remote's own
 * retry has brought the style meanwhile. A script can only be replaced by a new element, and runs after the page's
 * data, which is at the end of the body.
 */
export const retryFiles = (nonce: string): string =>
  `<script nonce="${nonce}">addEventListener('error',({target:e})=>{` +
  `const n=e.dataset?.retry;if(n===undefined)return;` +
  `const run=()=>{if(n>1){document.querySelector('[data-href="'+e.dataset.href+'"]:not([data-retry])')?.sheet||` +
  `document.getElementById('jh-unstarted')?.removeAttribute('hidden');return}` +
  `const o=document.createElement(e.localName),k=e.src?'src':'href';` +
  `for(const{name,value}of e.attributes)o.setAttribute(name,value);` +
  `o.dataset.retry=+n+1;` +
  `o[k]=e.getAttribute(k).replace(/^(\\/assets(?:\\/[^/]+){2}\\/)(?:~[^/]+\\/)?/,'$1~'+Date.now().toString(36)+'/');` +
  `e.replaceWith(o)};` +
  `setTimeout(()=>document.readyState==='loading'?addEventListener('DOMContentLoaded',run):run(),300*4**n)},true)</script>`;
