import type { ReferenceTap, Tap } from '@jobharbor/shared/remote/taps';
import type { BrowserContext } from 'playwright';

/** Address of the reference page; no site is asked for it. */
export const referencePath = '/tap-reference';

const cards = 40;

/**
 * A page without a framework that costs the same on every version of the site: a field whose text is repeated beside
 * it, a button that changes itself, a modal panel, and cards that are added. Figures of different machines are compared
 * by it.
 */
const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Reference</title>
<style>
  body { margin: 1rem; font: 1rem/1.5 sans-serif }
  li { padding: 1rem; border: 1px solid #ccc }
  [aria-pressed=true] { background: #cdf }
</style>
<label>Text <input></label> <output></output>
<button id="press" aria-pressed="false">Press</button>
<button id="panel">Panel</button> <button id="list">List</button>
<dialog><ul>${'<li><a href="#">Entry</a></li>'.repeat(cards)}</ul></dialog>
<ol></ol>
<script>
  const at = (selector) => document.querySelector(selector);
  const card = '<li><h2>A title of some words</h2><p>A company</p><p>A place, and an amount</p><button>Save</button></li>';
  const add = () => at('ol').insertAdjacentHTML('beforeend', card.repeat(${cards}));
  for (let n = 0; n < 5; n += 1) add();
  at('input').addEventListener('input', ({ target }) => at('output').textContent = target.value);
  at('#press').addEventListener('click', ({ target }) => target.ariaPressed = 'true');
  at('#panel').addEventListener('click', () => at('dialog').showModal());
  at('#list').addEventListener('click', add);
</script>`;

/** Serves the reference page inside a context. */
export const answerForReference = (context: BrowserContext): Promise<unknown> =>
  context.route(`**${referencePath}`, (route) => route.fulfill({ contentType: 'text/html', body: html }));

/** The taps of the reference page. */
export const referenceTap = (like: ReferenceTap): Tap => ({
  name: `reference: ${like}`,
  page: referencePath,
  visitor: 'guest',
  before: [],
  tap: like === 'key' ? { type: 'n', into: 'input' } : { press: `#${like}` },
  like,
});
