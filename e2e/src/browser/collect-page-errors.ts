import type { Page } from 'playwright';

export interface PageErrors {
  pageErrors: string[];
  /** Accepts matching errors, earlier and later ones. */
  expectError(pattern: RegExp): void;
}

/** Collects what goes wrong in a page: script errors, console errors, blocked scripts, hydration mismatches, failed remotes. */
export function collectPageErrors(page: Page): PageErrors {
  const pageErrors: string[] = [];
  const expected: RegExp[] = [];
  const add = (text: string) => {
    if (!expected.some((form) => form.test(text))) pageErrors.push(text);
  };
  page.on('pageerror', (error) => add(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    add(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    add(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const body = request.url().endsWith('/telemetry') ? (request.postData() ?? '') : '';
    if (/hydration-mismatch|remote-failed|slot-failed|unmount-failed/.test(body)) add(`report: ${body}`);
  });
  return {
    pageErrors,
    expectError(form) {
      expected.push(form);
      for (let at = pageErrors.length - 1; at >= 0; at -= 1) {
        if (form.test(pageErrors[at] ?? '')) pageErrors.splice(at, 1);
      }
    },
  };
}
