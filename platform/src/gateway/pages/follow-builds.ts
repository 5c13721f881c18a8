import type { KeepFields } from './keep-fields.ts';

/**
 * Client of `/dev/updates`, which runs in pages of development as source text. Shows what cannot be built over the page,
 * and reloads the page for a new set.
 */
export function followBuilds(keepFields: KeepFields): void {
  const updates = new EventSource('/dev/updates');
  const overlay = document.createElement('pre');
  overlay.popover = 'manual';
  overlay.role = 'alert';
  overlay.dataset.buildErrors = '';
  overlay.style.cssText =
    'inset:auto 0 0;width:auto;max-height:60vh;overflow:auto;margin:0;padding:1rem;border:0;border-block-start:4px solid #d33;background:#1b1b1b;color:#fff;font:13px/1.5 monospace;white-space:pre-wrap;direction:ltr';
  document.documentElement.append(overlay);

  updates.addEventListener('errors', ({ data }) => {
    overlay.textContent = JSON.parse(data);
    overlay.togglePopover(overlay.textContent !== '');
  });
  updates.addEventListener('live', () => {
    updates.close();
    keepFields.save();
    // A page with unsaved changes would ask first.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.reload();
  });
  // React takes back what is typed before its hydration.
  const ready = new PerformanceObserver((list) => {
    if (list.getEntriesByName('jh:page-ready').length === 0) return;
    ready.disconnect();
    keepFields.restore();
  });
  ready.observe({ type: 'mark', buffered: true });
}
