/** Zero-width space: allows a line break. */
const wordBreak = '\u200b';

const headings = 'h1, h2, h3, h4';

/**
 * Breaks lines of Japanese and Chinese headings between phrases where `word-break: auto-phrase` does not. It puts a zero-width
 * space after each phrase and marks the heading with `data-phrases`. The style sheet allows no other line break inside
 * such text. Follows headings that are added or changed, until `signal` is aborted. Does nothing where `Intl.Segmenter`
 * is missing.
 */
export function splitHeadings(root: HTMLElement, signal?: AbortSignal): void {
  if (!('Segmenter' in Intl)) return;
  const segmenters = new Map<string, Intl.Segmenter>();
  const segmenterOf = (language: string) => {
    const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
    return segmenter;
  };
  const splitText = (node: Node) => {
    if (!(node instanceof Text)) {
      for (const child of node.childNodes) splitText(child);
      return;
    }
    const heading = node.parentElement?.closest<HTMLElement>(headings);
    const language = phrasedLanguageOf(node.parentElement);
    if (!heading || !language) return;
    heading.dataset.phrases = '';
    const split = markPhrases(node.data.replaceAll(wordBreak, ''), segmenterOf(language));
    // Writing unchanged text would trigger the observer again, in an endless loop.
    if (split !== node.data) node.data = split;
  };
  const splitHeadingsIn = (element: Element) => {
    if (element.closest(headings)) splitText(element);
    else for (const heading of element.querySelectorAll(headings)) splitText(heading);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') splitText(target);
      else
        for (const node of addedNodes) {
          if (node instanceof Element) splitHeadingsIn(node);
          else splitText(node);
        }
    }
  });
  splitHeadingsIn(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  signal?.addEventListener('abort', () => observer.disconnect());
}

/** The language of an element's text, if it is written without spaces. */
const phrasedLanguageOf = (element: Element | null): string | undefined =>
  /^(?:ja|zh)\b.*/.exec(element?.closest('[lang]')?.getAttribute('lang') ?? '')?.[0];

/** Particles, endings and punctuation belong to the preceding word, and so does a single character such as 師 in 看護師. */
const continues = /^(?:[\p{Script=Hiragana}\p{P}\p{S}ー\s]+|\p{Script=Han})$/u;
const opens = /[\p{Ps}\p{Pi}「『【(]$/u;
/** Chinese prepositions, conjunctions and adverbs, which belong to the following word: 在 in 在新加坡, 先 in 先看清. */
const leads = /^[在为為与與和及或对對从從向由把被将將按给給先再不就也都更最已]$/;

/**
 * Inserts a zero-width space after each phrase but the last: a phrase is a word with the particles that follow it, and in
 * Chinese with a preposition, conjunction or adverb before it.
 */
export function markPhrases(text: string, segmenter: Intl.Segmenter): string {
  const isChinese = segmenter.resolvedOptions().locale.startsWith('zh');
  let marked = '';
  let isLed = false;
  for (const { segment } of segmenter.segment(text)) {
    const isLead = isChinese && leads.test(segment);
    const isContinued = continues.test(segment) && !opens.test(segment) && !isLead;
    marked += marked === '' || opens.test(marked) || isLed || isContinued ? segment : wordBreak + segment;
    isLed = isLead;
  }
  return marked;
}
