import { marked, type Token, type Tokens } from 'marked';

interface Section {
  title: string;
  text: string[];
  points?: string[];
}

interface Page {
  lead?: string;
  sections: Record<string, Section>;
}

/**
 * Reads texts from Markdown, so that a bundle contains the texts and no Markdown parser. `# page` starts a page and names
 * it; the paragraph below it is its lead. `## Title {#id}` starts a section of paragraphs and, at the end, one list.
 * Everything else is an error, HTML and inline markup included: the texts are rendered as plain text.
 */
export function readMarkdownTexts(markdown: string): Record<string, Page> {
  const pages: Record<string, Page> = {};
  let page: Page | undefined;
  let section: Section | undefined;
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'space') continue;
    if (isHeading(token) && token.depth === 1) {
      page = { sections: {} };
      section = undefined;
      pages[plainText(token)] = page;
    } else if (isHeading(token) && token.depth === 2 && page) {
      const [, title, id] = /^(.+) \{#([a-z-]+)\}$/.exec(plainText(token)) ?? [];
      if (!title || !id || page.sections[id]) throw problem(token, 'needs an id of its own: ## Title {#id}');
      section = { title, text: [] };
      page.sections[id] = section;
    } else if (token.type === 'paragraph' && section && !section.points) {
      section.text.push(plainText(token));
    } else if (token.type === 'paragraph' && page && !section && page.lead === undefined) {
      page.lead = plainText(token);
    } else if (isList(token) && section && !section.points) {
      section.points = token.items.map(plainText);
    } else {
      throw problem(token, 'has no place here');
    }
  }
  return pages;
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
const isList = (token: Token): token is Tokens.List => token.type === 'list';

const problem = (token: Token, text: string): Error =>
  new Error(`Markdown text: "${token.raw.trim().slice(0, 60)}" ${text}`);

/** The token's text; throws where it contains markup. */
function plainText(token: Token): string {
  const children = ('tokens' in token && token.tokens) || [];
  if (token.type === 'text' || token.type === 'escape')
    return children.length > 0 ? children.map(plainText).join('') : token.text;
  if (!['heading', 'paragraph', 'list_item'].includes(token.type)) throw problem(token, 'is not plain text');
  return children.map(plainText).join('');
}

/** The module that `import { pages } from './texts.md'` receives. */
export const markdownModule = (markdown: string): string =>
  `export const pages = ${JSON.stringify(readMarkdownTexts(markdown))};`;
