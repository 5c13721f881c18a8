/**
 * The one script of the site, which pages do without. While the page is visible it follows the server's events: it
 * shows what is new, and ends as soon as the visitor's access does. A hidden page asks when it is shown, since a browser
 * opens six connections to a site at most.
 */
const main = document.querySelector('main');
const subjects = (main.dataset.news ?? '').split(' ');
let source = null;
let isLoading = false;
/** Addresses of pages that are to be read again. */
const stale = new Set();
let isStale = false;

function follow() {
  if (document.hidden) {
    source?.close();
    source = null;
    isStale = true;
    return;
  }
  if (source !== null) return;
  source = new EventSource('/events');
  source.addEventListener('ended', end);
  source.addEventListener('news', ({ data }) => {
    if (subjects.includes(data)) refresh(pageOf(data));
  });
  if (isStale && main.dataset.news) refresh(location.pathname + location.search);
  isStale = false;
}

const isText = (field) => field.matches('textarea, input:not([type=hidden], [type=checkbox], [type=radio])');
/** Of a form that was sent and is shown again, the values are what somebody typed, too. */
const wasTyped = (field) =>
  field.value.trim() !== '' && ('sent' in main.dataset || field.value !== field.defaultValue);
const typedIn = (part) =>
  [...part.querySelectorAll('textarea, input')].filter((field) => isText(field) && wasTyped(field));

/** Runs `use` with the session storage; null where that is blocked or full. */
function withStore(use) {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this page has no bundler, and the store is guarded here.
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Storage key of a field: its form's action and name, and its own name. */
const keyOf = (field) =>
  ['typed', field.form?.getAttribute('action'), field.form?.elements.form?.value, field.name].join(' ');

/** Keeps what is typed in other forms of the page while one of them is sent, for as long as the tab is open. */
function keepTyped({ target: sent }) {
  const isSignOut = sent.getAttribute('action') === '/sign-out';
  if (isSignOut) return forgetTyped();
  for (const field of typedIn(main))
    if (field.form !== null && field.form !== sent && field.type !== 'file')
      withStore((store) => store.setItem(keyOf(field), field.value));
}

function forgetTyped() {
  withStore((store) => {
    for (const key of Object.keys(store)) if (key.startsWith('typed ')) store.removeItem(key);
  });
}

function restoreTyped() {
  for (const field of [...main.querySelectorAll('textarea, input')].filter(isText)) {
    const kept = withStore((store) => store.getItem(keyOf(field)));
    if (kept === null) continue;
    withStore((store) => store.removeItem(keyOf(field)));
    if (wasTyped(field) || field.type === 'file') continue;
    field.value = kept;
    field.closest('details')?.setAttribute('open', '');
  }
}

/** Replaces the page with the notice of the ended access and the typed values. */
function end() {
  source?.close();
  document.removeEventListener('visibilitychange', follow);
  const typed = typedIn(main);
  const notice = document.getElementById('ended').content.cloneNode(true);
  const kept = notice.querySelector('.kept');
  if (typed.length === 0) kept.remove();
  for (const field of typed) {
    const copy = document.createElement('textarea');
    copy.value = field.value;
    copy.readOnly = true;
    copy.dir = 'auto';
    copy.rows = 4;
    const label = document.createElement('label');
    label.append(field.labels?.[0]?.firstChild?.textContent ?? field.name, copy);
    kept.append(label);
  }
  document.title = notice.querySelector('h1').textContent;
  for (const part of document.querySelectorAll('.bar nav, .bar .who')) part.remove();
  forgetTyped();
  main.replaceChildren(notice);
  main.focus();
}

/** Whether a part must not be replaced: it has the focus, typed values or an open `details`. */
const isUsed = (part) =>
  part.contains(document.activeElement) ||
  typedIn(part).length > 0 ||
  part.querySelector('details[open]') !== null;

/** A message is read from the page of its chat: reading an application is recorded, and shown to its person. */
const pageOf = (subject) =>
  subject.startsWith('chat-') ? subject.replace('chat-', '/chats/') : location.pathname + location.search;

/** Replaces the parts that have changed by those of a page as it is now. What comes meanwhile is read next. */
async function refresh(address) {
  stale.add(address);
  if (isLoading) return;
  isLoading = true;
  for (const next of stale) {
    stale.delete(next);
    await show(next);
  }
  isLoading = false;
}

async function show(address) {
  // Where it fails, the next event or the next page shows it.
  const page = await fetch(address, { headers: { accept: 'text/html' } })
    .then((answer) => (answer.ok ? answer.text() : null))
    .catch(() => null);
  if (page === null) return;
  const fresh = new DOMParser().parseFromString(page, 'text/html');
  for (const part of main.querySelectorAll('[data-live]')) {
    const next = fresh.querySelector(`[data-live="${part.dataset.live}"]`);
    if (next !== null && next.innerHTML !== part.innerHTML && !isUsed(part))
      part.replaceChildren(...next.childNodes);
  }
}

document.addEventListener('submit', keepTyped);
document.addEventListener('visibilitychange', follow);
restoreTyped();
follow();
