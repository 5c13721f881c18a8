import type { Page } from 'playwright-core';

export interface Complaints {
  complaints: string[];
  forgive(complaint: RegExp): void;
}

/** Everything that a page says has gone wrong in it: errors, refused scripts, hydration mismatches, failed remotes. */
export function hearComplaints(page: Page): Complaints {
  const complaints: string[] = [];
  const forgiven: RegExp[] = [];
  const complain = (text: string) => {
    if (!forgiven.some((form) => form.test(text))) complaints.push(text);
  };
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    complain(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    complain(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const body = request.url().endsWith('/telemetry') ? (request.postData() ?? '') : '';
    if (/hydration-mismatch|remote-failed|slot-failed|unmount-failed/.test(body)) complain(`report: ${body}`);
  });
  return {
    complaints,
    forgive(form) {
      forgiven.push(form);
      for (let at = complaints.length - 1; at >= 0; at -= 1) {
        if (form.test(complaints[at] ?? '')) complaints.splice(at, 1);
      }
    },
  };
}
