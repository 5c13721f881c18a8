import {
  type PixelClick,
  type PixelProvider,
  pixelClickCookie,
  pixelClickDays,
  pixelCookie,
  pixelProviders,
} from '@jobharbor/shared/contracts';
import { escapeHtml } from '../../http/html.ts';

export const pixelStyles = '/platform/pixel.css';

/** What the pages of a country ask, and of whom: the provider, and the click of this address. */
export interface PixelOfPage {
  provider: PixelProvider;
  /** Null for who came by no advertisement, and is not asked. */
  clickId: PixelClick['id'] | null;
}

type Texts = Readonly<Record<string, unknown>>;

const textAt = (texts: Texts, group: string, key: string): string => {
  const found = (texts[group] as Texts | undefined)?.[key];
  return typeof found === 'string' ? found : '';
};

/**
 * The question whether the provider is told, in the flow above the frame, with the words of the shell. Both answers look the
 * same and take one press. `words`: BCP 47 tag of the words. Empty where nobody is to be asked, and for a shell without the words.
 */
export function renderPixelQuestion(
  { provider, clickId }: PixelOfPage,
  texts: Texts,
  { words, nonce }: { words: string; nonce: string },
): string {
  const [title, text, never] = [
    textAt(texts, 'pixel', 'title'),
    textAt(texts, 'pixel', 'text'),
    textAt(texts, 'pixel', 'never'),
  ];
  if (clickId === null || title === '' || text === '') return '';
  const values: Readonly<Record<string, string>> = {
    provider: `<bdi>${escapeHtml(pixelProviders[provider].label)}</bdi>`,
    'days, number': new Intl.NumberFormat(words).format(pixelClickDays),
  };
  const filled = (pattern: string) =>
    escapeHtml(pattern).replace(/\{\{(.*?)\}\}/g, (whole, name: string) => values[name] ?? whole);
  const answer = (value: 'yes' | 'no', key: string) =>
    `<button type="button" class="jh-button jh-button--secondary" value="${value}"><span class="jh-button__label">${escapeHtml(textAt(texts, 'consent', key))}</span></button>`;
  return `<link rel="stylesheet" href="${pixelStyles}">
<section class="jho-pixel" id="jho-pixel" aria-labelledby="jho-pixel-title">
<h2 id="jho-pixel-title">${filled(title)}</h2>
<p>${filled(text)}</p>
<p>${filled(never)}</p>
<div>${answer('no', 'refuse')}${answer('yes', 'allow')}</div>
</section>
<script nonce="${nonce}">${scriptOf(provider, clickId)}</script>
`;
}

/** Stores the answer at once, before the shell has started; the shell's code for pixels listens to the event. */
const scriptOf = (provider: PixelProvider, clickId: string): string =>
  `{const s=document.getElementById('jho-pixel'),k=(n,v,d)=>{document.cookie=n+'='+v+';path=/;max-age='+d*86400+';samesite=lax'+(location.protocol==='https:'?';secure':'')};for(const b of s.querySelectorAll('button'))b.onclick=()=>{k('${pixelCookie}',b.value==='yes'?'${provider}':'no',365);if(b.value==='yes')k('${pixelClickCookie}',Date.now()+'.${clickId}',${pixelClickDays});s.remove();document.querySelector('#jh-root header a')?.focus();document.dispatchEvent(new Event('jh:pixel'))}}`;

/** Hidden from who has answered, or whose browser refuses tracking; and without scripts, since nothing is told then. */
export const pixelRules = `.jho-pixel {
  padding: 0.75rem 1rem;
  color: var(--jh-ink, #16202e);
  background: var(--jh-raised, #fff);
  border-block-end: 1px solid var(--jh-line, #d5dbe3);
  font: 0.9375rem / 1.5 var(--jh-font, system-ui, sans-serif);
}
[data-pixel] .jho-pixel { display: none; }
.jho-pixel > * { max-inline-size: 48rem; margin-inline: auto; }
.jho-pixel h2 { margin-block: 0; font-size: 1rem; line-height: 1.5; text-wrap: balance; }
.jho-pixel p { margin-block: 0; font-size: 0.875rem; }
.jho-pixel div { margin-block-start: 0.5rem; }
.jho-pixel div { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.jho-pixel button { flex: 1 0 0; }
@media (width >= 40rem) {
  .jho-pixel button { flex: 0 1 12rem; }
}
@media print, (scripting: none) {
  .jho-pixel { display: none; }
}
`;
