import type { Page } from '../form-site/page.ts';
import { readPath } from '../form-site/read-path.ts';
import { renderAccount } from './account-page.ts';
import { renderBanners } from './banners-page.ts';
import { renderDecisions } from './decisions-page.ts';
import { renderHome } from './home-page.ts';
import { renderLimits } from './limits-page.ts';
import { listPages, renderList } from './lists-page.ts';
import { renderMaintenance } from './maintenance-page.ts';
import { renderPixels } from './pixels-page.ts';
import { renderPoints } from './points-page.ts';
import { renderQueue } from './queue-page.ts';
import { queues } from './queues/index.ts';
import type { Shown } from './shown.ts';

const pages: Readonly<Record<string, (shown: Shown) => Promise<Page>>> = {
  '/': renderHome,
  '/decisions': renderDecisions,
  '/interview-limits': renderLimits,
  '/maintenance': renderMaintenance,
  '/banners': renderBanners,
  '/pixels': renderPixels,
  ...Object.fromEntries(listPages.map((list) => [`/lists/${list.name}`, renderList(list)])),
  '/accounts/{id}': renderAccount,
  '/accounts/{id}/points': renderPoints,
  ...Object.fromEntries(
    queues.map((queue) => [`/${queue.key}`, (shown: Shown) => renderQueue(queue, shown)]),
  ),
};

/** The page of a path; null where there is none. */
export async function renderPath(path: string, shown: Shown): Promise<Page | null> {
  return (await pages[readPath(path).pattern]?.(shown)) ?? null;
}
