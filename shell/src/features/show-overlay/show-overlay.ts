import { matchesMedia } from '@jobharbor/shared/browser/media';
import { type DescribedPage, describePage } from './describe-page.ts';
import { fetchFailedShares } from './fetch-failed-shares.ts';
import { followFacts } from './follow-facts.ts';

export interface OverlaidPage extends DescribedPage {
  registry: DescribedPage['registry'] & { set: string };
}

const titles = ['part', 'remote', 'version', 'team', 'drawn', 'here', 'everybody, 15 min'];
/** Interval in milliseconds. */
const every = 1_000;
const askEvery = 30_000;
const outlined = '[data-remote], [data-slot]';
/** Inside the part (negative offset), since a page is as wide as the window. */
const outline = { outline: '2px dashed var(--jh-signal)', outlineOffset: '-2px' };

// Inline styles: a style sheet would add the code that loads it to every visitor's first script.
const panelStyle = {
  position: 'fixed',
  insetInline: '0',
  insetBlock: 'auto 0',
  zIndex: 'var(--jh-z-float)',
  maxBlockSize: '40vh',
  padding: 'var(--jh-2) var(--jh-3)',
  overflow: 'auto',
  borderBlockStart: '2px solid var(--jh-harbour)',
  background: 'var(--jh-paper)',
  color: 'var(--jh-ink)',
  fontSize: 'var(--jh-text-sm)',
};
/** On a phone below the header and folded, since cookie notice, tabs and the page's actions are at the lower edge. */
const phone = '(width < 40rem)';
const phoneStyle = {
  insetInline: 'auto 0',
  insetBlock: 'var(--jh-frame-start, 0) auto',
  maxInlineSize: '100%',
  border: '2px solid var(--jh-harbour)',
};
const summaryStyle = { minBlockSize: '28px', lineHeight: '28px', cursor: 'pointer' };
const buttonStyle = {
  marginBlock: 'var(--jh-1)',
  minBlockSize: '28px',
  paddingInline: 'var(--jh-3)',
  border: '1px solid currentcolor',
  borderRadius: 'var(--jh-radius)',
  font: 'inherit',
  cursor: 'pointer',
};
const cellStyle = {
  paddingInlineEnd: 'var(--jh-4)',
  fontWeight: 'normal',
  textAlign: 'start',
  whiteSpace: 'nowrap',
};

/**
 * A panel, which folds, that shows which remote rendered each part, in which version and health, with an outline around each
 * part. For developers: in English only, as the platform. Returns a function that removes it.
 */
export function showOverlay(page: OverlaidPage): () => void {
  const { panel, table, close } = createPanel(page.registry.set);
  const facts = followFacts();
  let shares: Map<string, string> | null = null;
  let shown = '';
  function draw(): void {
    for (const part of document.querySelectorAll<HTMLElement>(outlined)) Object.assign(part.style, outline);
    const parts = describePage(document, page, facts);
    const rows = parts.map(({ part, name, version, team, drawn, health }) => [
      part,
      name,
      version,
      team,
      drawn,
      health,
      shares ? (shares.get(`${name} ${version}`) ?? 'no visits') : 'log in to /platform',
    ]);
    const next = JSON.stringify(rows);
    if (next === shown) return;
    shown = next;
    table.replaceChildren(rowOf('th', titles), ...rows.map((cells) => rowOf('td', cells)));
  }
  const ask = () =>
    void fetchFailedShares().then((known) => {
      shares = known;
      draw();
    });

  draw();
  ask();
  const timers = [setInterval(draw, every), setInterval(ask, askEvery)];
  const remove = () => {
    for (const timer of timers) clearInterval(timer);
    facts.stop();
    panel.remove();
    for (const part of document.querySelectorAll<HTMLElement>(outlined))
      Object.assign(part.style, { outline: '', outlineOffset: '' });
  };
  close.addEventListener('click', remove);
  // Outside of body, where the page guard does not look for leftovers.
  document.documentElement.append(panel);
  return remove;
}

function createPanel(set: string) {
  const panel = document.createElement('aside');
  panel.className = 'jhf-overlay';
  const isPhone = matchesMedia(phone);
  Object.assign(panel.style, panelStyle, isPhone && phoneStyle);
  panel.lang = 'en';
  panel.dir = 'ltr';
  panel.tabIndex = 0;
  panel.setAttribute('aria-label', 'Who drew what');
  const fold = document.createElement('details');
  fold.open = !isPhone;
  const summary = document.createElement('summary');
  summary.textContent = `Set ${set}`;
  Object.assign(summary.style, summaryStyle);
  const close = document.createElement('button');
  close.type = 'button';
  Object.assign(close.style, buttonStyle);
  close.textContent = 'Close the overlay';
  const table = document.createElement('table');
  fold.append(summary, close, table);
  panel.append(fold);
  return { panel, table, close };
}

function rowOf(kind: 'td' | 'th', texts: readonly string[]): HTMLTableRowElement {
  const row = document.createElement('tr');
  row.append(
    ...texts.map((text, index) => {
      const cell = document.createElement(index === 0 ? 'th' : kind);
      if (kind === 'th') cell.scope = 'col';
      else if (index === 0) cell.setAttribute('scope', 'row');
      cell.textContent = text;
      Object.assign(cell.style, cellStyle);
      return cell;
    }),
  );
  return row;
}
