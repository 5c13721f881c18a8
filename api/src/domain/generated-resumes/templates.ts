import type { ResumeTemplate } from '@jobharbor/shared/contracts';
import { languageByTag } from '@jobharbor/shared/contracts/markets/market';
import type { Ruler } from './lay-out-text.ts';
import { classic } from './layouts/classic.ts';
import { compact } from './layouts/compact.ts';
import { europass } from './layouts/europass.ts';
import { accentOf, type LayOut, type Layout, type PrintedDesign, pageSizes } from './layouts/layout.ts';
import { sidebar } from './layouts/sidebar.ts';

const layouts: Readonly<Record<Exclude<ResumeTemplate, 'rirekisho'>, LayOut>> = {
  classic,
  sidebar,
  compact,
  europass,
};

/** Lays out a document by its template, with all sizes multiplied by `scale`. A form of its own is drawn elsewhere. */
export function layOut(ruler: Ruler, design: PrintedDesign, scale: number): Layout {
  const { language, template, paper } = design;
  const isRightToLeft = languageByTag(language)?.dir === 'rtl';
  const writer = { ruler, scale, isRightToLeft, language, accent: accentOf(design) };
  const [width, height] = pageSizes[paper];
  return layouts[template === 'rirekisho' ? 'classic' : template](writer, design, width, height);
}
